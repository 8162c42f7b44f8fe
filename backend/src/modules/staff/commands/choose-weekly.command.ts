import type { Actor } from '../../../platform/access/actor.js';
import { CommandOf, handlersWith, QueryOf } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { staffTransaction, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';

/** Switches the weekly mail on or off for the caller. */
export class ChooseWeekly extends CommandOf<{ actor: Actor; isOn: boolean }>() {}

/** True when the account gets the weekly mail. */
export class FindWeekly extends QueryOf<{ accountId: number }, boolean>() {}

const CHOOSE = `
  insert into staff_weekly (account_id, is_off) values ($1, $2)
  on conflict (account_id) do update set is_off = excluded.is_off`;

const on = handlersWith({ unitOfWork: UnitOfWork, reader: TenantReader });

export const weeklyHandlers = [
  on(ChooseWeekly, async ({ actor, isOn }, { unitOfWork }) =>
    unitOfWork.run(staffTransaction(actor), async ({ manager }) => {
      await manager.query(CHOOSE, [actor.accountId, !isOn]);
    }),
  ),
  on(FindWeekly, async ({ accountId }, { reader }) => {
    const text = 'select from staff_weekly where account_id = $1 and is_off';
    const [off] = await reader.across<[object]>('staff', [{ name: 'staff-weekly', text, values: [accountId] }]);
    return off.length === 0;
  }),
];

import { QueryBus } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { StaffAccountWork } from '../commands/staff-account-work.js';
import type { Device } from '../domain/device.js';

/** An open session of the user. The network's address is not kept. */
export interface SessionView extends Device {
  readonly id: number;
  readonly createdAt: Date;
  /** The time of the last use, written once an hour. */
  readonly lastUsedAt: Date;
}

/** The open sessions of an account, the last used first. */
export class ListSessions extends QueryOf<{ accountId: number }, readonly SessionView[]>() {}

/** Refusals: `introuvable`; `acces_refuse` for an account of staff, unless an admin asks. */
export class ListAccountSessions extends QueryOf<{ accountId: number; actor: Actor }, readonly SessionView[]>() {}

const LIVE = `
  select id, created_at as "createdAt", seen_at as "lastUsedAt", browser, system from session
   where account_id = $1 and ended_at is null and expires_at > $2
   order by seen_at desc, id desc`;

const on = handlersWith({ reader: TenantReader, clock: Clock, work: StaffAccountWork, queries: QueryBus });

export const listSessionsQueries = [
  on(ListSessions, async ({ accountId }, { reader, clock }) =>
    reader.global<SessionView & object>({
      name: 'own-sessions',
      text: LIVE,
      values: [accountId, clock.now()],
    }),
  ),
  on(ListAccountSessions, async ({ accountId, actor }, { work, queries }) => {
    await work.assertMayManage(actor, accountId);
    return queries.execute(new ListSessions({ accountId }));
  }),
];

import type { SecondStep } from '@valorisation/contract';
import type { Actor } from '../../../platform/access/actor.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';

/** The state of the second step for the user's own account. */
export class GetSecondStep extends QueryOf<{ actor: Actor }, SecondStep>() {}

const STATE = `
  select second_step_of(a.id) as state, a.totp_since as since,
         (select count(*)::integer from recovery_code c where c.account_id = a.id) as "codesLeft"
    from account a where a.id = $1`;

const on = handlersWith({ reader: TenantReader });

export const getSecondStepQueries = [
  on(GetSecondStep, async ({ actor: { accountId } }, { reader }) => {
    type Row = Omit<SecondStep, 'since'> & { readonly since: Date | null };
    const [[row]] = await reader.across<[Row]>('staff', [{ name: 'second-step', text: STATE, values: [accountId] }]);
    if (row === undefined) return { state: 'off' as const, since: null, codesLeft: 0 };
    return { ...row, since: row.since?.toISOString() ?? null };
  }),
];

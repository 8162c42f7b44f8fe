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
  readonly accountId: number;
  /** The establishment of its account; null for staff. */
  readonly companyName: string | null;
  readonly createdAt: Date;
  /** The time of the last use, written once an hour. */
  readonly lastUsedAt: Date;
}

/** The open sessions of all accounts of the person that holds the account, the last used first. */
export class ListSessions extends QueryOf<{ accountId: number }, readonly SessionView[]>() {}

/** The open sessions of one account. Refusals: `introuvable`; `acces_refuse` for an account of staff, unless an admin asks. */
export class ListAccountSessions extends QueryOf<{ accountId: number; actor: Actor }, readonly SessionView[]>() {}

const LIVE = `
  select s.id, s.account_id as "accountId", p.company_name as "companyName", s.created_at as "createdAt",
         s.seen_at as "lastUsedAt", s.browser, s.system
    from accounts_of_person($1) p join session s on s.account_id = p.account_id
   where s.ended_at is null and s.expires_at > $2
   order by s.seen_at desc, s.id desc`;

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
    const sessions = await queries.execute(new ListSessions({ accountId }));
    return sessions.filter((session) => session.accountId === accountId);
  }),
];

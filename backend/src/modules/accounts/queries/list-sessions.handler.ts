import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { StaffAccountWork } from '../commands/staff-account-work.js';
import { ListAccountSessions, ListSessions, type SessionView } from './list-sessions.query.js';

const LIVE = `
  select id, created_at as "createdAt", seen_at as "lastUsedAt", browser, system from session
   where account_id = $1 and ended_at is null and expires_at > $2
   order by seen_at desc, id desc`;

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: ListSessions): Promise<readonly SessionView[]> {
    return this.reader.global<SessionView & object>({
      name: 'own-sessions',
      text: LIVE,
      values: [accountId, this.clock.now()],
    });
  }
}

@QueryHandler(ListAccountSessions)
export class ListAccountSessionsHandler implements IQueryHandler<ListAccountSessions> {
  constructor(
    private readonly work: StaffAccountWork,
    private readonly queries: QueryBus,
  ) {}

  async execute({ accountId, actor }: ListAccountSessions): Promise<readonly SessionView[]> {
    await this.work.assertMayManage(actor, accountId);
    return this.queries.execute(new ListSessions(accountId));
  }
}

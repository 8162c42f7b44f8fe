import { Query, QueryHandler, QueryBus, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { StaffAccountWork } from '../commands/staff-account-work.js';
import type { Device } from '../domain/device.js';

/** A live session of one's own. The network's address is not kept. */
export interface SessionView extends Device {
  readonly id: number;
  readonly createdAt: Date;
  /** Written down once an hour. */
  readonly lastUsedAt: Date;
}

/** The live sessions of an account, the last used first. */
export class ListSessions extends Query<readonly SessionView[]> {
  constructor(readonly accountId: number) {
    super();
  }
}

/** The same for staff. Refusals: `introuvable`; `acces_refuse` for an account of staff, unless an admin asks. */
export class ListAccountSessions extends Query<readonly SessionView[]> {
  constructor(
    readonly accountId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

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

import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { titlesRead } from '../domain/proposal.events.js';

const AGGREGATE = 'free-functions';

/** Each read of the titles that members typed is in the journal before it is answered. */
@Injectable()
export class TitleReadLog implements NestInterceptor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const { method, session } = context.switchToHttp().getRequest<FastifyRequest>();
    if (method === 'GET' && session !== undefined) await this.record(session.actor);
    return next.handle();
  }

  private async record({ accountId, correlationId }: Actor): Promise<void> {
    const staff = { establishmentId: null, scope: 'staff', actorId: accountId, correlationId } as const;
    await this.unitOfWork.run(staff, async (tx) => {
      const [last]: { version: number }[] = await tx.manager.query(
        `select coalesce(max(aggregate_version), 0) as version from domain_event
          where aggregate_type = $1 and aggregate_id = $2`,
        [AGGREGATE, accountId],
      );
      await this.journal.append(tx, {
        aggregateType: AGGREGATE,
        aggregateId: accountId,
        firstVersion: (last?.version ?? 0) + 1,
        events: [titlesRead.of({})],
        gridId: null,
        occurredAt: this.clock.now(),
      });
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Clock } from '../clock/clock.js';
import { staffTransaction, UnitOfWork } from '../persistence/unit-of-work.js';
import type { DomainEvent } from './domain-event.js';
import { EventJournal } from './event-journal.js';

/** Acts and reads of staff that change no record: logged under the account, each kind as its own aggregate. */
@Injectable()
export class StaffLog {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async record(actor: Actor, kind: string, events: readonly DomainEvent[]): Promise<void> {
    const { accountId } = actor;
    await this.unitOfWork.run(staffTransaction(actor), async (transaction) => {
      const [last] = await transaction.manager.query<{ version: number }[]>(
        `select coalesce(max(aggregate_version), 0) as version from domain_event
          where aggregate_type = $1 and aggregate_id = $2`,
        [kind, accountId],
      );
      await this.journal.append(transaction, {
        aggregateType: kind,
        aggregateId: accountId,
        firstVersion: (last?.version ?? 0) + 1,
        events,
        gridId: null,
        occurredAt: this.clock.now(),
      });
    });
  }
}

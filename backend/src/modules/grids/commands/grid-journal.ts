import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { GridVersions } from '../persistence/grid-versions.js';

@Injectable()
export class GridJournal {
  constructor(
    private readonly versions: GridVersions,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  /** Lock the version first. Answers the number of the first event in its journal. */
  async record(tx: Transaction, gridId: number, ...events: readonly DomainEvent[]): Promise<number> {
    const firstVersion = await this.versions.nextEvent(tx, gridId);
    await this.journal.append(tx, {
      aggregateType: 'grid',
      aggregateId: gridId,
      firstVersion,
      events,
      gridId,
      occurredAt: this.clock.now(),
    });
    return firstVersion;
  }
}

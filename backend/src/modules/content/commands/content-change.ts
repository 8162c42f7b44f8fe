import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Publication } from '../domain/publication.js';
import { ContentRecords, type WrittenRecord } from './content-records.port.js';
import type { PublishContent } from './publication.command.js';

interface Changed extends Omit<WrittenRecord, 'version'> {
  readonly event: DomainEvent;
}

/** Writes one record and its event in one transaction, under the scope of staff; the database keeps what was there. */
@Injectable()
export class ContentChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly records: ContentRecords,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `introuvable`, `version_perimee` with the record's version, and what `change` refuses */
  async run(
    { accountId: actorId, correlationId }: Actor,
    { kind, id, version: asked }: PublishContent['target'],
    change: (before: Publication, tx: Transaction) => Changed | Promise<Changed>,
  ): Promise<void> {
    await this.unitOfWork.run({ establishmentId: null, scope: 'staff', actorId, correlationId }, async (tx) => {
      const found = await this.records.lock(tx, kind, id);
      if (found === undefined) throw notFound();
      if (asked !== undefined && asked !== found.version) {
        throw new DomainError('version_perimee', { version: found.version });
      }
      const { event, ...changed } = await change(found.publication, tx);
      const [version, now] = [found.version + 1, this.clock.now()];
      await this.records.save(tx, kind, id, { version, ...changed }, now);
      await this.journal.append(tx, {
        aggregateType: kind,
        aggregateId: id,
        firstVersion: version,
        events: [event],
        gridId: null,
        occurredAt: now,
      });
    });
  }
}

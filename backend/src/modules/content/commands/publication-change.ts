import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import type { Publication } from '../domain/publication.js';
import { ContentRecords } from './content-records.port.js';
import type { PublishContent } from './publication.command.js';

interface Changed {
  readonly publication: Publication;
  readonly event: DomainEvent;
}

/** Writes the publication of one record and its event in one transaction, under the scope of staff. */
@Injectable()
export class PublicationChange {
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
    change: (before: Publication) => Changed,
  ): Promise<void> {
    await this.unitOfWork.run({ establishmentId: null, scope: 'staff', actorId, correlationId }, async (tx) => {
      const found = await this.records.lock(tx, kind, id);
      if (found === undefined) throw notFound();
      if (asked !== undefined && asked !== found.version) {
        throw new DomainError('version_perimee', { version: found.version });
      }
      const { publication, event } = change(found.publication);
      const [version, now] = [found.version + 1, this.clock.now()];
      await this.records.save(tx, kind, id, { version, publication }, now);
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

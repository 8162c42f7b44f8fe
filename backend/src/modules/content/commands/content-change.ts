import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound, refuseFields } from '../../../platform/errors/domain-error.js';
import { eachOf, type ManyDone } from '../../../platform/errors/many-done.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { cleanPortalText } from '../../../platform/http/rich-text.js';
import { staffTransaction, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import {
  standingBeside,
  isReleased,
  type ContentKind,
  type Publication,
  type ContentTarget,
} from '../domain/publication.js';
import { ContentRecords, type FoundRecord, type WrittenRecord } from '../persistence/content-records.js';

interface Changed extends Omit<WrittenRecord, 'version'> {
  readonly event: DomainEvent;
}

/** Writes records with events in one transaction, under the staff scope. The database keeps the earlier version. */
@Injectable()
export class ContentChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly records: ContentRecords,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `introuvable`, `version_perimee` with the record's version, `donnees_invalides` for public
   * content without a text, and the refusals of `change`
   */
  async run(
    actor: Actor,
    target: ContentTarget,
    change: (before: Publication, tx: Transaction) => Changed | Promise<Changed>,
  ): Promise<void> {
    await this.asStaff(actor, async (tx) => this.within(tx, target, change));
  }

  /** Like `run`, within a given transaction of staff. Answers the new version. */
  async within(
    tx: Transaction,
    { kind, id, version: asked }: ContentTarget,
    change: (before: Publication, tx: Transaction) => Changed | Promise<Changed>,
  ): Promise<number> {
    const found = await this.found(tx, kind, id);
    if (asked !== undefined && asked !== found.version) {
      throw new DomainError('version_perimee', { version: found.version });
    }
    await this.write(tx, { kind, id }, found, await change(found.publication, tx));
    return found.version + 1;
  }

  /**
   * Changes many records in one transaction, each with its event.
   * @param change a refusal, for example of a record in the asked state already, is reported and does not stop the others
   */
  async runMany(
    actor: Actor,
    kind: ContentKind,
    ids: readonly number[],
    change: (before: Publication) => Changed,
  ): Promise<ManyDone> {
    return this.asStaff(actor, async (tx) => {
      // The records are locked in the order of their ids, so that two acts on the same records never wait for each other.
      const each = [...ids].sort((left, right) => left - right);
      return eachOf(each, async (id) => {
        const found = await this.found(tx, kind, id);
        await this.write(tx, { kind, id }, found, change(found.publication));
      });
    });
  }

  private async asStaff<Result>(actor: Actor, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.unitOfWork.run(staffTransaction(actor), work);
  }

  private async found(tx: Transaction, kind: ContentKind, id: number): Promise<FoundRecord> {
    const found = await this.records.lock(tx, kind, id);
    if (found === undefined) throw notFound();
    return found;
  }

  private async write(
    tx: Transaction,
    { kind, id }: Omit<ContentTarget, 'version'>,
    before: FoundRecord,
    { event, ...changed }: Changed,
  ): Promise<void> {
    refuseWithoutText(before, changed);
    refuseHomeAway(before, changed);
    const now = this.clock.now();
    const version = before.version + 1;
    const standing = standingBeside(before.publication, changed.publication, now);
    await this.records.save(tx, kind, id, { version, standing, ...changed }, now);
    await this.journal.append(tx, {
      aggregateType: kind,
      aggregateId: id,
      firstVersion: version,
      events: [event],
      gridId: null,
      occurredAt: now,
    });
  }
}

function refuseWithoutText({ text }: FoundRecord, { publication, content }: Omit<Changed, 'event'>): void {
  if (text === null) return;
  const body = content?.['body'];
  refuseReleasedWithoutText(publication, typeof body === 'string' ? body : text);
}

/** @throws DomainError `accueil_public` when the home page would not be public any more */
function refuseHomeAway({ isHome }: FoundRecord, { publication }: Omit<Changed, 'event'>): void {
  if (isHome && (!isReleased(publication) || publication.closesAt !== null)) throw new DomainError('accueil_public');
}

/** A public article needs a text. @throws 422 `donnees_invalides` with `texte_a_publier` at `body` */
export function refuseReleasedWithoutText(publication: Pick<Publication, 'state'>, body: string): void {
  if (isReleased(publication) && cleanPortalText(body) === '') {
    throw refuseFields({ body: { code: 'texte_a_publier' } });
  }
}

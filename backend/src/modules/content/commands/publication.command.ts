import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { ManyDone } from '../../../platform/errors/many-done.js';
import { publishedEvent, contentEvent } from '../domain/content.events.js';
import {
  publish,
  archive,
  unpublish,
  cancelSchedule,
  isPublic,
  type ContentKind,
  type PublicationDates,
  type ContentTarget,
} from '../domain/publication.js';
import { ContentChange } from './content-change.js';
import { ContentRecords, type ContentValues } from './content-records.port.js';
import { WorkingCopies } from './working-copies.port.js';

/**
 * Publishes a record now, or from a day on and up to another (ADR 29), with what it says from then
 * on where that is given: text and publication in one transaction, and the writer's working copy is done with.
 * Refusals: `introuvable`, `version_perimee`, `donnees_invalides`.
 */
export class PublishContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
    readonly dates: PublicationDates,
    readonly content?: ContentValues,
  ) {
    super();
  }
}

/** Takes a record away from the public; it stays with staff. Refusals: `introuvable`, `version_perimee`, `contenu_archive`. */
export class ArchiveContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
  ) {
    super();
  }
}

/** Takes a record back among the drafts. Refusals: `introuvable`, `version_perimee`, `contenu_brouillon`. */
export class UnpublishContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
  ) {
    super();
  }
}

/**
 * Gives up a schedule that has not begun: what the public reads meanwhile stays for good, or the record is a draft again.
 * The text that was scheduled is among the versions. Refusals: `introuvable`, `version_perimee`, `contenu_non_programme`.
 */
export class CancelSchedule extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
  ) {
    super();
  }
}

/** Publishes records at once and for good, in one transaction. Left: `introuvable`, `contenu_publie`. */
export class PublishContents extends Command<ManyDone> {
  constructor(
    readonly actor: Actor,
    readonly kind: ContentKind,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

/** Takes records away from the public, in one transaction. Left: `introuvable`, `contenu_archive`. */
export class ArchiveContents extends Command<ManyDone> {
  constructor(
    readonly actor: Actor,
    readonly kind: ContentKind,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

/**
 * Writes what a record said in an earlier version, 0 for the text as the product ships it, as a new version. When it is
 * public stays as it is. Refusals: `introuvable`, `version_perimee`.
 */
export class RestoreContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
    readonly from: number,
  ) {
    super();
  }
}

@CommandHandler(PublishContent)
export class PublishContentHandler implements ICommandHandler<PublishContent> {
  constructor(
    private readonly change: ContentChange,
    private readonly copies: WorkingCopies,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, target, dates, content }: PublishContent): Promise<void> {
    await this.change.run(actor, target, async (before, tx) => {
      const publication = publish(before, dates, this.clock.now());
      if (content !== undefined) await this.copies.drop(tx, target, actor.accountId);
      return { publication, event: publishedEvent(publication), ...(content !== undefined && { content }) };
    });
  }
}

@CommandHandler(ArchiveContent)
export class ArchiveContentHandler implements ICommandHandler<ArchiveContent> {
  constructor(private readonly change: ContentChange) {}

  async execute({ actor, target }: ArchiveContent): Promise<void> {
    await this.change.run(actor, target, (before) => ({
      publication: archive(before),
      event: contentEvent.archived.of({}),
    }));
  }
}

@CommandHandler(UnpublishContent)
export class UnpublishContentHandler implements ICommandHandler<UnpublishContent> {
  constructor(private readonly change: ContentChange) {}

  async execute({ actor, target }: UnpublishContent): Promise<void> {
    await this.change.run(actor, target, (before) => ({
      publication: unpublish(before),
      event: contentEvent.unpublished.of({}),
    }));
  }
}

@CommandHandler(CancelSchedule)
export class CancelScheduleHandler implements ICommandHandler<CancelSchedule> {
  constructor(
    private readonly change: ContentChange,
    private readonly records: ContentRecords,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, target }: CancelSchedule): Promise<void> {
    await this.change.run(actor, target, async (before, tx) => {
      const standing = await this.records.standing(tx, target.kind, target.id);
      const publication = cancelSchedule(before, standing?.publication ?? null, this.clock.now());
      return { publication, event: contentEvent.unscheduled.of({}), ...(standing && { content: standing.content }) };
    });
  }
}

@CommandHandler(PublishContents)
export class PublishContentsHandler implements ICommandHandler<PublishContents> {
  constructor(
    private readonly change: ContentChange,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, kind, ids }: PublishContents): Promise<ManyDone> {
    const now = this.clock.now();
    return this.change.runMany(actor, kind, ids, (before) => {
      if (isPublic(before, now)) throw new DomainError('contenu_publie');
      const publication = publish(before, { opensAt: now, closesAt: null }, now);
      return { publication, event: publishedEvent(publication) };
    });
  }
}

@CommandHandler(ArchiveContents)
export class ArchiveContentsHandler implements ICommandHandler<ArchiveContents> {
  constructor(private readonly change: ContentChange) {}

  async execute({ actor, kind, ids }: ArchiveContents): Promise<ManyDone> {
    return this.change.runMany(actor, kind, ids, (before) => ({
      publication: archive(before),
      event: contentEvent.archived.of({}),
    }));
  }
}

@CommandHandler(RestoreContent)
export class RestoreContentHandler implements ICommandHandler<RestoreContent> {
  constructor(
    private readonly change: ContentChange,
    private readonly records: ContentRecords,
  ) {}

  async execute({ actor, target, from }: RestoreContent): Promise<void> {
    await this.change.run(actor, target, async (publication, tx) => {
      const content = await this.records.kept(tx, target.kind, target.id, from);
      if (content === undefined) throw notFound();
      return { publication, content, event: contentEvent.restored.of({ from }) };
    });
  }
}

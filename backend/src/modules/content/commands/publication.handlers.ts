import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { ManyDone } from '../../../platform/errors/many-done.js';
import { contentEvent, publishedEvent } from '../domain/content.events.js';
import { archive, cancelSchedule, isPublic, publish, unpublish } from '../domain/publication.js';
import {
  ArchiveContent,
  ArchiveContents,
  CancelSchedule,
  PublishContent,
  PublishContents,
  RestoreContent,
  UnpublishContent,
} from './publication.command.js';
import { ContentChange } from './content-change.js';
import { ContentRecords } from './content-records.port.js';
import { WorkingCopies } from './working-copies.port.js';

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

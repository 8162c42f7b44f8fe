import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { contentEvent } from '../domain/content.events.js';
import { archive, publish } from '../domain/publication.js';
import { ArchiveContent, PublishContent, RestoreContent } from './publication.command.js';
import { ContentChange } from './content-change.js';
import { ContentRecords } from './content-records.port.js';

@CommandHandler(PublishContent)
export class PublishContentHandler implements ICommandHandler<PublishContent> {
  constructor(
    private readonly change: ContentChange,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, target, dates }: PublishContent): Promise<void> {
    await this.change.run(actor, target, (before) => {
      const publication = publish(before, dates, this.clock.now());
      const { opensAt, closesAt } = publication;
      const event = contentEvent.published.of({
        opensAt: opensAt.toISOString(),
        closesAt: closesAt?.toISOString() ?? null,
      });
      return { publication, event };
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

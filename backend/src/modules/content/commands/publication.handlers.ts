import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { contentEvent } from '../domain/content.events.js';
import { archive, publish } from '../domain/publication.js';
import { ArchiveContent, PublishContent } from './publication.command.js';
import { PublicationChange } from './publication-change.js';

@CommandHandler(PublishContent)
export class PublishContentHandler implements ICommandHandler<PublishContent> {
  constructor(
    private readonly change: PublicationChange,
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
  constructor(private readonly change: PublicationChange) {}

  async execute({ actor, target }: ArchiveContent): Promise<void> {
    await this.change.run(actor, target, (before) => ({
      publication: archive(before),
      event: contentEvent.archived.of({}),
    }));
  }
}

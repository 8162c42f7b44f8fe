import { contentPublicationCalls as calls, type InputOf, contentVersionCalls } from '@valorisation/contract';
import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { restMany, restRecord, restList } from '../../../platform/rest/rest-answer.js';
import {
  ArchiveContent,
  ArchiveContents,
  CancelSchedule,
  PublishContent,
  PublishContents,
  UnpublishContent,
  RestoreContent,
} from '../commands/publication.command.js';
import { GetPublication, GetKeptContent, ListVersions } from '../queries/staff-content.query.js';
import { contentOf } from './content-writes.js';
import type { ContentTarget } from '../domain/publication.js';
import type { FastifyReply } from 'fastify';

type Calls = typeof calls;
type Asked = Pick<InputOf<Calls['archive']>, 'params' | 'body'>;

/** Whether the public reads a record: staff publish, schedule, archive and take back, one or many (ADR 29). */
@Controller()
@Access('staff')
export class PublicationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.publish, 'Publishes a record, now or from a day on', 'Until another day, if one is given.')
  async publish(@Input() input: InputOf<Calls['publish']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    const { opensAt, closesAt, content } = input.body;
    const dates = { opensAt: instantOf(opensAt), closesAt: instantOf(closesAt) };
    const said = content === undefined ? undefined : contentOf(input.params.kind, content);
    await this.commands.execute(new PublishContent({ actor, target: targetOf(input), dates, content: said }));
    return this.stateOf(input);
  }

  @Serves(calls.archive, 'Removes a record from the public pages')
  async archive(@Input() input: InputOf<Calls['archive']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    await this.commands.execute(new ArchiveContent({ actor, target: targetOf(input) }));
    return this.stateOf(input);
  }

  @Serves(calls.unpublish, 'Changes a record back to a draft')
  async unpublish(@Input() input: InputOf<Calls['unpublish']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    await this.commands.execute(new UnpublishContent({ actor, target: targetOf(input) }));
    return this.stateOf(input);
  }

  @Serves(
    calls.unschedule,
    'Cancels a schedule that has not begun',
    'The public text stays; a record that was never public is a draft again. The scheduled text is kept as a version.',
  )
  async unschedule(@Input() input: InputOf<Calls['unschedule']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    await this.commands.execute(new CancelSchedule({ actor, target: targetOf(input) }));
    return this.stateOf(input);
  }

  @Serves(
    calls.publishMany,
    'Publishes records at once',
    'In one transaction; records that are already public stay as they are.',
  )
  async publishMany(
    @Input() { params, body }: InputOf<Calls['publishMany']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return restMany(await this.commands.execute(new PublishContents({ actor, kind: params.kind, ids: body.ids })));
  }

  @Serves(
    calls.archiveMany,
    'Removes records from the public pages',
    'In one transaction; records that are already archived stay as they are.',
  )
  async archiveMany(
    @Input() { params, body }: InputOf<Calls['archiveMany']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return restMany(await this.commands.execute(new ArchiveContents({ actor, kind: params.kind, ids: body.ids })));
  }

  private async stateOf({ params: { kind, id } }: Asked): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetPublication({ kind, id })));
  }
}

function targetOf({ params: { kind, id }, body: { version } }: Asked): ContentTarget {
  return { kind, id, version };
}

function instantOf(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text);
}

type VersionCalls = typeof contentVersionCalls;

/** Earlier versions of a portal record, which staff read and restore. */
@Controller()
@Access('staff')
export class VersionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    contentVersionCalls.versions,
    'The earlier versions of a record, the latest first',
    'Version 0 is the shipped text.',
  )
  async versions(
    @Input() { params: { kind, id } }: InputOf<VersionCalls['versions']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const rows = await this.queries.execute(new ListVersions({ kind, id }));
    return restList(reply, 'versions', { rows, first: 0, total: rows.length });
  }

  @Serves(contentVersionCalls.version, 'The text of a record in an earlier version')
  async version(@Input() { params }: InputOf<VersionCalls['version']>): Promise<RawJson> {
    return restRecord(
      await this.queries.execute(new GetKeptContent({ kind: params.kind, id: params.id, version: params.version })),
    );
  }

  @Serves(
    contentVersionCalls.restore,
    'Restores the text of an earlier version',
    'As a new version; the publication dates stay.',
  )
  async restore(
    @Input() { params: { kind, id }, body: { from, version } }: InputOf<VersionCalls['restore']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new RestoreContent({ actor, target: { kind, id, version }, from }));
    return restRecord(await this.queries.execute(new GetPublication({ kind, id })));
  }
}

import { contentStaffCalls as calls, type InputOf } from '@valorisation/contract';
import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { restList, restRecord } from '../../../platform/rest/rest-answer.js';
import { ArchiveContent, PublishContent, RestoreContent } from '../commands/publication.command.js';
import { GetKeptContent, GetPublication, ListMissingFacts, ListVersions } from '../queries/staff-content.query.js';
import { contentOf } from './content-writes.js';

type Calls = typeof calls;
type Asked = Pick<InputOf<Calls['archive']>, 'params' | 'body'>;

/** What staff do with the records of the portal beside writing them. */
@Controller()
@Access('staff')
export class PublicationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.versions, 'The earlier versions of a record, the latest first', 'Version 0 is the shipped text.')
  async versions(
    @Input() { params: { kind, id } }: InputOf<Calls['versions']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const rows = await this.queries.execute(new ListVersions(kind, id));
    return restList(reply, 'versions', { rows, first: 0, total: rows.length });
  }

  @Serves(calls.version, 'What a record said in an earlier version')
  async version(@Input() { params }: InputOf<Calls['version']>): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetKeptContent(params.kind, params.id, params.version)));
  }

  @Serves(calls.restore, 'Brings back what an earlier version said', 'As a new version; when it is public stays.')
  async restore(@Input() input: InputOf<Calls['restore']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    await this.commands.execute(new RestoreContent(actor, targetOf(input), input.body.from));
    return this.stateOf(input);
  }

  @Serves(calls.publish, 'Publishes a record, now or from a day on', 'Up to another day, where one is given.')
  async publish(@Input() input: InputOf<Calls['publish']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    const { opensAt, closesAt, content } = input.body;
    const dates = { opensAt: instantOf(opensAt), closesAt: instantOf(closesAt) };
    const said = content === undefined ? undefined : contentOf(input.params.kind, content);
    await this.commands.execute(new PublishContent(actor, targetOf(input), dates, said));
    return this.stateOf(input);
  }

  @Serves(calls.archive, 'Takes a record away from the public')
  async archive(@Input() input: InputOf<Calls['archive']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    await this.commands.execute(new ArchiveContent(actor, targetOf(input)));
    return this.stateOf(input);
  }

  @Serves(calls.missingFacts, 'The pages with facts that only the employer body knows')
  async missingFacts(@Res({ passthrough: true }) reply: FastifyReply): Promise<RawJson> {
    const rows = await this.queries.execute(new ListMissingFacts());
    return restList(reply, 'missing-facts', { rows, first: 0, total: rows.length });
  }

  private async stateOf({ params: { kind, id } }: Asked): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetPublication(kind, id)));
  }
}

function targetOf({ params: { kind, id }, body: { version } }: Asked): RestoreContent['target'] {
  return { kind, id, ...(version !== undefined && { version }) };
}

function instantOf(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text);
}

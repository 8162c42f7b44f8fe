import { contentVersionCalls as calls, type InputOf } from '@valorisation/contract';
import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { restList, restRecord } from '../../../platform/rest/rest-answer.js';
import { RestoreContent } from '../commands/publication.command.js';
import { GetKeptContent, GetPublication, ListVersions } from '../queries/staff-content.query.js';

type Calls = typeof calls;

/** Earlier versions of a portal record, which staff read and restore. */
@Controller()
@Access('staff')
export class VersionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.versions, 'The earlier versions of a record, the latest first', 'Version 0 is the shipped text.')
  async versions(
    @Input() { params: { kind, id } }: InputOf<Calls['versions']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const rows = await this.queries.execute(new ListVersions({ kind, id }));
    return restList(reply, 'versions', { rows, first: 0, total: rows.length });
  }

  @Serves(calls.version, 'The text of a record in an earlier version')
  async version(@Input() { params }: InputOf<Calls['version']>): Promise<RawJson> {
    return restRecord(
      await this.queries.execute(new GetKeptContent({ kind: params.kind, id: params.id, version: params.version })),
    );
  }

  @Serves(calls.restore, 'Restores the text of an earlier version', 'As a new version; the publication dates stay.')
  async restore(
    @Input() { params: { kind, id }, body: { from, version } }: InputOf<Calls['restore']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new RestoreContent({ actor, target: { kind, id, version }, from }));
    return restRecord(await this.queries.execute(new GetPublication({ kind, id })));
  }
}

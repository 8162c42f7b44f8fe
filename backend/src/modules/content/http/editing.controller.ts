import { contentEditingCalls as calls, type InputOf, type LiveAmount } from '@valorisation/contract';
import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { unavailable } from '../../../platform/errors/domain-error.js';
import { PortalPreview } from '../../../platform/http/portal-preview.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { restList, restRecord } from '../../../platform/rest/rest-answer.js';
import { DropWorkingCopy, KeepWorkingCopy } from '../commands/working-copy.command.js';
import { GetWorkingCopies, ListLiveAmounts, PreviewContent } from '../queries/editing.query.js';
import { ListMissingFacts } from '../queries/staff-content.query.js';
import { contentOf, typedContentOf } from './content-writes.js';

type Calls = typeof calls;
type Asked = Pick<InputOf<Calls['workingCopies']>, 'params'>;

/** What staff do with content while they write it (ADR 36). */
@Controller()
@Access('staff')
export class EditingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly previews: PortalPreview,
  ) {}

  @Serves(calls.workingCopies, 'The unsaved work of the caller, and who else is writing')
  async workingCopies(@Input() input: InputOf<Calls['workingCopies']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.copiesOf(input, actor);
  }

  @Serves(calls.keepWorkingCopy, 'Saves the unsaved work of the caller', 'The record stays as it is.')
  async keepWorkingCopy(
    @Input() input: InputOf<Calls['keepWorkingCopy']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    const { params, body } = input;
    const copy = { baseVersion: body.baseVersion, content: typedContentOf(params.kind, body.content) };
    await this.commands.execute(new KeepWorkingCopy({ actor, record: params, copy }));
    return this.copiesOf(input, actor);
  }

  @Serves(calls.dropWorkingCopy, 'Deletes the unsaved work of the caller')
  async dropWorkingCopy(
    @Input() input: InputOf<Calls['dropWorkingCopy']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new DropWorkingCopy({ actor, record: input.params }));
    return this.copiesOf(input, actor);
  }

  @Serves(
    calls.preview,
    'A record as the visitor will see it',
    'The portal’s own document: the page of the record, or the list that shows a theme or a series.',
  )
  async preview(@Input() { params: { kind, id }, body }: InputOf<Calls['preview']>): Promise<RawJson> {
    const place = await this.queries.execute(new PreviewContent({ kind, id, content: contentOf(kind, body.content) }));
    const html = await this.previews.documentOf(place);
    if (html === null) throw unavailable();
    return restRecord({ id, html });
  }

  @Serves(calls.liveAmounts, 'The amounts that a text may name, with their values today')
  async liveAmounts(@Res({ passthrough: true }) reply: FastifyReply): Promise<RawJson> {
    const rows: readonly LiveAmount[] = await this.queries.execute(new ListLiveAmounts());
    return restList(reply, 'live-amounts', { rows, first: 0, total: rows.length });
  }

  @Serves(calls.missingFacts, 'The pages with facts that only the employer body knows')
  async missingFacts(@Res({ passthrough: true }) reply: FastifyReply): Promise<RawJson> {
    const rows = await this.queries.execute(new ListMissingFacts());
    return restList(reply, 'missing-facts', { rows, first: 0, total: rows.length });
  }

  private async copiesOf({ params: { kind, id } }: Asked, { accountId }: Actor): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetWorkingCopies({ readerId: accountId, kind, id })));
  }
}

import {
  valuationCalls,
  type AnswerOf,
  type InputOf,
  type MemberReference,
  type ToDo,
  type ValuationDetail,
} from '@valorisation/contract';
import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { IdOrNew } from '../../../platform/http/api-doc.decorator.js';
import { answerPage } from '../../../platform/http/paged.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { replyCached } from '../../../platform/http/cached-pages.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { CompleteValuation, CreateValuation, EditValuation } from '../commands/valuation.command.js';
import type { ProfileChoice } from '../commands/profile-service.js';
import { ListValuations } from '../queries/valuations.query.js';
import { CountByStatus, CountToDo, CountTotals } from '../queries/count-valuations.query.js';
import { viewerOf } from '../queries/viewer.js';
import { ProfilePages } from './profile-pages.js';
import { ValuationPresenter } from './valuation-presenter.js';
import { toValuationAnswer } from './valuation-answer.mapper.js';

const calls = valuationCalls;
type Calls = typeof valuationCalls;

const NEW = -1;

@Controller()
@Access('member')
export class ValuationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly profiles: ProfilePages,
    private readonly presenter: ValuationPresenter,
  ) {}

  @Serves(
    calls.reference,
    'The grid in force',
    'Categories, functions, criteria, leave, seniority and values; `valors` is empty.',
  )
  async reference(@CurrentMember() actor: Member): Promise<MemberReference> {
    return this.presenter.reference(actor);
  }

  @Serves(
    calls.profiles,
    'A page of profiles with their valuations',
    'Computed for the viewer. A filter shows the matching rows of a profile with its full totals. `leger=1` leaves out `valor_data` and `profile_data`.',
  )
  async list(
    @Input() { query }: InputOf<Calls['profiles']>,
    @CurrentSession() session: LiveSession,
    @CurrentMember() actor: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    return replyCached(request, reply, await this.profiles.dashboard(session, actor, query));
  }

  @Serves(calls.list, 'A page of valuations, without their profiles')
  async listValuations(
    @Input() { query }: InputOf<Calls['list']>,
    @CurrentMember() actor: Member,
  ): Promise<AnswerOf<Calls['list']>> {
    return answerPage(
      query,
      async (page, perPage) => this.queries.execute(new ListValuations({ viewer: viewerOf(actor), page, perPage })),
      ({ valuations, setting }) => valuations.map((row) => toValuationAnswer(row, setting)),
    );
  }

  @Serves(calls.statusTotals, 'Numbers of valuations: all, in progress, awaiting update, to do again')
  async statusTotals(@CurrentMember() actor: Member): Promise<AnswerOf<Calls['statusTotals']>> {
    return this.queries.execute(new CountByStatus({ viewer: viewerOf(actor) }));
  }

  @Serves(calls.toDo, 'Numbers of valuations that need an action', 'Archived valuations do not count.')
  async toDo(@CurrentMember() actor: Member): Promise<ToDo> {
    return this.queries.execute(new CountToDo({ viewer: viewerOf(actor) }));
  }

  @Serves(calls.totals, 'Numbers of valuations that are not archived, and of those created this month')
  async totals(@CurrentMember() actor: Member): Promise<AnswerOf<Calls['totals']>> {
    const { total, thisMonth } = await this.queries.execute(new CountTotals({ viewer: viewerOf(actor) }));
    return { tots: { all: total, thisMonth } };
  }

  @Serves(calls.one, 'A valuation with the grid in force', 'With its answers and the trace of its stored amount.')
  @IdOrNew('Id of a valuation; -1: none yet, `valors` is empty')
  async one(@Input() { params }: InputOf<Calls['one']>, @CurrentMember() actor: Member): Promise<MemberReference> {
    return params.id === NEW ? this.presenter.reference(actor) : this.presenter.withReference(actor, params.id);
  }

  @Serves(
    calls.save,
    'Creates or edits a valuation',
    'Any subset of its inputs; the server computes the rest. In valor_data, `{"<criterion id>": {"c": degree}}` is enough.',
  )
  @IdOrNew('Id of a valuation; -1 creates one (201)')
  async save(
    @Input() { params: { id }, body }: InputOf<Calls['save']>,
    @CurrentMember() actor: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ValuationDetail> {
    const { version = null, profileId, profileName, visible, ...change } = body;
    const profile = toProfileChoice(profileId, profileName);
    if (id !== NEW) {
      await this.commands.execute(
        new EditValuation({ actor, valuationId: id, profile, change, expectedVersion: version }),
      );
      return this.presenter.detail(actor, id);
    }
    if (profile === null) throw refuseFields({ profileName: { code: 'profil_obligatoire' } });
    const created = await this.commands.execute(new CreateValuation({ actor, profile, change, visible }));
    void reply.status(201);
    return this.presenter.detail(actor, created);
  }

  @Serves(
    calls.complete,
    'Completes a valuation',
    'All criteria are answered: the amount is computed on the grid in force and stored.',
  )
  async complete(
    @Input() { body: { id, version } }: InputOf<Calls['complete']>,
    @CurrentMember() actor: Member,
  ): Promise<ValuationDetail> {
    await this.commands.execute(new CompleteValuation({ actor, valuationId: id, expectedVersion: version ?? null }));
    return this.presenter.detail(actor, id);
  }
}

function toProfileChoice(profileId: number | undefined, profileName: string | undefined): ProfileChoice | null {
  if (profileId !== undefined && profileId > 0) return { profileId };
  return profileName === undefined ? null : { profileName };
}

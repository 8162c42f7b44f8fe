import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember, CurrentSession } from '../../../platform/access/current.decorator.js';
import type { LiveSession } from '../../../platform/access/session-lookup.js';
import { Answers, IdOrNew, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { answerPage } from '../../../platform/http/paged.js';
import { pagingRequest, type Paging } from '../../../platform/http/paging.request.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { replyCached } from '../../../platform/http/reply-cached.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import {
  floorsFields,
  FloorsToday,
  GridCatalogue,
  referenceResponse,
  toFloorsFields,
  toReference,
} from '../../grids/index.js';
import { CompleteValuation, CreateValuation, EditValuation } from '../commands/valuation.command.js';
import { ListValuations } from '../queries/list-valuations.handler.js';
import { CountByStatus, CountToDo, CountTotals } from '../queries/valuation.query.js';
import { viewerOf } from '../queries/viewer.js';
import { ProfilePages } from './profile-pages.js';
import { ValuationPresenter, type Detail, type DetailWithAnswers } from './valuation-presenter.js';
import { toChange, toProfileChoice } from './valuation-change.mapper.js';
import {
  completeRequest,
  profileListRequest,
  valuationRequest,
  type CompleteRequest,
  type ProfileListRequest,
  type ValuationRequest,
} from './valuation.request.js';
import { toAnsweredResponse } from './valuation.response.mapper.js';
import { valuationPageResponse } from './valuation-life.response.js';
import {
  answeredCriterionResponse,
  profileListResponse,
  statusTotalsResponse,
  toDoResponse,
  totalsResponse,
  valuationDetailResponse,
} from './valuation.response.js';

type MemberReference = z.infer<typeof referenceWithRows>;

const referenceWithRows = z
  .intersection(
    referenceResponse,
    floorsFields.extend({
      criteres: z.array(answeredCriterionResponse),
      valors: z.array(valuationDetailResponse),
    }),
  )
  .meta({ id: 'ReferenceWithValuations' });

/** A criterion that no valuation was read for, or that the valuation's own grid does not have. */
const UNANSWERED = { value: null, degre: null, show: true } as const;

/** Wire id of a valuation that does not exist yet. */
const NEW = '-1';

@Controller('v1/valor')
@Access('member')
export class ValuationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly grids: GridCatalogue,
    private readonly floors: FloorsToday,
    private readonly profiles: ProfilePages,
    private readonly presenter: ValuationPresenter,
  ) {}

  @Get()
  @Summary('The grid in force', 'Categories, functions, criteria, leave, seniority and values; `valors` is empty.')
  @Answers(referenceWithRows)
  async reference(@CurrentMember() actor: Member): Promise<MemberReference> {
    return this.referenceFor(actor);
  }

  @Get('list/all')
  @Summary(
    'A page of profiles with their valuations',
    'Computed for the viewer. A filter shows the matching rows of a profile with its full totals. `leger=1` leaves out `valor_data` and `profile_data`.',
  )
  @Answers(profileListResponse)
  @Refuses('donnees_invalides')
  async list(
    @CurrentSession() session: LiveSession,
    @CurrentMember() actor: Member,
    @Query({ schema: profileListRequest }) query: ProfileListRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    return replyCached(request, reply, await this.profiles.dashboard(session, actor, query));
  }

  @Get('list/allvalors')
  @Summary('A page of valuations, without their profiles')
  @Answers(valuationPageResponse)
  @Refuses('donnees_invalides')
  async listValuations(
    @CurrentMember() actor: Member,
    @Query({ schema: pagingRequest }) paging: Paging,
  ): Promise<z.infer<typeof valuationPageResponse>> {
    return answerPage(
      paging,
      async (page, perPage) => this.queries.execute(new ListValuations(viewerOf(actor), page, perPage)),
      ({ valuations, setting }) => valuations.map((row) => toAnsweredResponse(row, setting)),
    );
  }

  @Get('list/status')
  @Summary('Numbers of valuations: all, in progress, awaiting update, to do again')
  @Answers(statusTotalsResponse)
  async statusTotals(@CurrentMember() actor: Member): Promise<z.infer<typeof statusTotalsResponse>> {
    const { all, inProgress, awaitingUpdate, toRedo } = await this.queries.execute(new CountByStatus(viewerOf(actor)));
    return { valor_dispo: all, valor_pending: inProgress, valor_needupdate: awaitingUpdate, valor_toresume: toRedo };
  }

  @Get('list/todo')
  @Summary('Numbers of valuations that wait for someone', 'Archived ones wait for nothing.')
  @Answers(toDoResponse)
  async toDo(@CurrentMember() actor: Member): Promise<z.infer<typeof toDoResponse>> {
    const counts = await this.queries.execute(new CountToDo(viewerOf(actor)));
    return {
      awaiting: counts.awaitingUpdate,
      redo: counts.toRedo,
      anniversaries: counts.anniversaries,
      under_minimum: counts.underMinimum,
      unfinished: counts.unfinished,
    };
  }

  @Get('list/tots')
  @Summary('Numbers of valuations that are not archived, and of those created this month')
  @Answers(totalsResponse)
  async totals(@CurrentMember() actor: Member): Promise<z.infer<typeof totalsResponse>> {
    const { total, thisMonth } = await this.queries.execute(new CountTotals(viewerOf(actor)));
    return { tots: { tot: total, tot_month: thisMonth } };
  }

  @Get(':id')
  @Summary('A valuation with the grid in force', 'With its answers and the trace of its stored amount.')
  @IdOrNew('Id of a valuation; -1: none yet, `valors` is empty')
  @Answers(referenceWithRows)
  @Refuses('introuvable')
  async one(@CurrentMember() actor: Member, @Param('id') id: string): Promise<MemberReference> {
    if (id === NEW) return this.reference(actor);
    return this.referenceFor(actor, await this.presenter.withAnswers(actor, new IdPipe().transform(id)));
  }

  @Post(':id/profil')
  @Summary(
    'Creates or edits a valuation',
    'Any subset of its inputs; the server computes the rest. In valor_data, `{"<criterion id>": {"c": degree}}` is enough.',
  )
  @IdOrNew('Id of a valuation; -1 creates one (201)')
  @Answers(valuationDetailResponse)
  @Answers(valuationDetailResponse, 201)
  @Refuses('donnees_invalides', 'introuvable', 'version_perimee', 'transition_refusee', 'conflit')
  async save(
    @CurrentMember() actor: Member,
    @Param('id') id: string,
    @Body({ schema: valuationRequest }) body: ValuationRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detail> {
    const profile = toProfileChoice(body);
    if (id === NEW) {
      if (profile === null) throw refuseFields({ profileName: { code: 'profil_obligatoire' } });
      const created = await this.commands.execute(new CreateValuation(actor, profile, toChange(body)));
      void reply.status(201);
      return this.presenter.detail(actor, created);
    }
    const valuationId = new IdPipe().transform(id);
    void reply.status(200);
    await this.commands.execute(new EditValuation(actor, valuationId, profile, toChange(body), body.version ?? null));
    return this.presenter.detail(actor, valuationId);
  }

  @Post('update/valorpoints')
  @HttpCode(200)
  @Summary('Completes a valuation', 'All criteria answered: the amount is computed on the grid in force and stored.')
  @Answers(valuationDetailResponse)
  @Refuses('donnees_invalides', 'introuvable', 'version_perimee', 'transition_refusee', 'criteres_manquants', 'conflit')
  async complete(
    @CurrentMember() actor: Member,
    @Body({ schema: completeRequest }) body: CompleteRequest,
  ): Promise<Detail> {
    await this.commands.execute(new CompleteValuation(actor, body.valor_id, body.version ?? null));
    return this.presenter.detail(actor, body.valor_id);
  }

  /** The grid in force with the minimum wage of the member's territory: param_smic is of both (rule 12). */
  private async referenceFor({ establishmentId }: Member, read?: DetailWithAnswers): Promise<MemberReference> {
    const [inForce, floors] = await Promise.all([this.grids.inForce(), this.floors.of(establishmentId)]);
    const reference = toReference(inForce);
    return {
      ...reference,
      ...toFloorsFields(floors),
      criteres: reference.criteres.map((criterion) => ({
        ...criterion,
        ...(read?.answers.get(criterion.critere_id) ?? UNANSWERED),
      })),
      valors: read === undefined ? [] : [read.detail],
    };
  }
}

import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiParam } from '@nestjs/swagger';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { WritesByGet } from '../../../platform/http/writes-by-get.decorator.js';
import {
  ArchiveValuations,
  BringValuationsUpToDate,
  DeleteValuations,
  DuplicateAndArchiveValuations,
  DuplicateValuations,
  NoteHistory,
  SetVisibility,
  type LifeOutcome,
} from '../commands/valuation-life.command.js';
import { toOutcome, type Outcome } from './life-outcome.mapper.js';
import { LifeRequests } from './life-requests.js';
import {
  changeOneRequest,
  oneRowRequest,
  type ChangeOneRequest,
  type OneRowRequest,
} from './valuation-life.request.js';
import { lifeOutcomeResponse } from './valuation-life.response.js';
import { ValuationPresenter, type Detail } from './valuation-presenter.js';
import { valuationDetailResponse } from './valuation.response.js';

const AS_GET =
  'The same as POST, as the specification gives it. Prefer POST: machines that preview links follow a GET.';
const SHOWN = { name: 'val', description: '1 = shown, 0 = hidden', schema: { type: 'integer', enum: [0, 1] } } as const;

const REFUSALS = ['introuvable', 'version_perimee', 'transition_refusee', 'sans_effet', 'conflit'] as const;

/**
 * The life of one valuation. Calls that the specification gives as GET though they write are served as given and as
 * POST, the form that the console uses after a person's click.
 */
@Controller('v1/valor')
@Access('member')
export class ValuationLifeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly presenter: ValuationPresenter,
    private readonly requests: LifeRequests,
  ) {}

  @Post('archive/:id')
  @Summary('Archives a valuation')
  @HttpCode(200)
  @Answers(valuationDetailResponse)
  @Refuses(...REFUSALS)
  async archive(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Body({ schema: oneRowRequest }) { version }: OneRowRequest,
  ): Promise<Detail> {
    await this.commands.execute(new ArchiveValuations(actor, one(id, version)));
    return this.presenter.detail(actor, id);
  }

  @Post('update/one/:id')
  @Summary('Puts a valuation in another state', 'A status or a visibility, one at a time.')
  @HttpCode(200)
  @Answers(valuationDetailResponse)
  @Refuses(...REFUSALS, 'acces_refuse', 'donnees_invalides')
  async change(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Body({ schema: changeOneRequest }) body: ChangeOneRequest,
  ): Promise<Detail> {
    await this.requests.change(actor, one(id, body.version), body);
    return this.presenter.detail(actor, id);
  }

  @Post('update/history/:id')
  @Summary('Notes the current minimum in the history', 'By the caller, now.')
  @HttpCode(200)
  @Answers(valuationDetailResponse)
  @Refuses('introuvable', 'version_perimee', 'classement_non_calcule')
  async noteHistory(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Body({ schema: oneRowRequest }) { version }: OneRowRequest,
  ): Promise<Detail> {
    await this.commands.execute(new NoteHistory(actor, one(id, version)));
    return this.presenter.detail(actor, id);
  }

  @Post('update/:id')
  @Summary('Brings a valuation up to date', 'Recomputed on the grid in force.')
  @HttpCode(200)
  @Answers(valuationDetailResponse)
  @Refuses(...REFUSALS, 'criteres_manquants', 'donnees_invalides')
  async bringUpToDate(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Body({ schema: oneRowRequest }) { version }: OneRowRequest,
  ): Promise<Detail> {
    await this.commands.execute(new BringValuationsUpToDate(actor, one(id, version)));
    return this.presenter.detail(actor, id);
  }

  @Get('update/:id')
  @Summary('Brings a valuation up to date', AS_GET)
  @WritesByGet()
  @Answers(valuationDetailResponse)
  @Refuses(...REFUSALS)
  async bringUpToDateByGet(@CurrentMember() actor: Member, @Param('id', IdPipe) id: number): Promise<Detail> {
    return this.bringUpToDate(actor, id, {});
  }

  @Post('update/visibility/:id/:val')
  @Summary('Shows a valuation to associated accounts, or hides it')
  @ApiParam(SHOWN)
  @HttpCode(200)
  @Access('main')
  @Answers(valuationDetailResponse)
  @Refuses(...REFUSALS, 'acces_refuse', 'donnees_invalides')
  async setVisibility(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Param('val') value: string,
    @Body({ schema: oneRowRequest }) { version }: OneRowRequest,
  ): Promise<Detail> {
    if (value !== '0' && value !== '1') throw refuseFields({ valor_visible: { code: 'etat_refuse' } });
    await this.commands.execute(new SetVisibility(actor, one(id, version), value === '1'));
    return this.presenter.detail(actor, id);
  }

  @Get('update/visibility/:id/:val')
  @Summary('Shows a valuation to associated accounts, or hides it', AS_GET)
  @ApiParam(SHOWN)
  @WritesByGet()
  @Access('main')
  @Answers(valuationDetailResponse)
  @Refuses(...REFUSALS, 'acces_refuse', 'donnees_invalides')
  async setVisibilityByGet(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Param('val') value: string,
  ): Promise<Detail> {
    return this.setVisibility(actor, id, value, {});
  }

  @Post('delete/:id')
  @Summary('Deletes a valuation')
  @HttpCode(200)
  @Answers(lifeOutcomeResponse)
  @Refuses('introuvable', 'version_perimee', 'conflit')
  async delete(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Body({ schema: oneRowRequest }) { version }: OneRowRequest,
  ): Promise<Outcome> {
    return toOutcome(await this.commands.execute(new DeleteValuations(actor, one(id, version))));
  }

  @Get('delete/:id')
  @Summary('Deletes a valuation', AS_GET)
  @WritesByGet()
  @Answers(lifeOutcomeResponse)
  @Refuses('introuvable', 'conflit')
  async deleteByGet(@CurrentMember() actor: Member, @Param('id', IdPipe) id: number): Promise<Outcome> {
    return this.delete(actor, id, {});
  }

  @Post('duplicate/:id')
  @Summary('Duplicates a valuation', 'The copy stays in the same profile.')
  @HttpCode(201)
  @Answers(valuationDetailResponse, 201)
  @Refuses('introuvable', 'version_perimee', 'conflit')
  async duplicate(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Body({ schema: oneRowRequest }) { version }: OneRowRequest,
  ): Promise<Detail> {
    return this.copyOf(actor, await this.commands.execute(new DuplicateValuations(actor, one(id, version))));
  }

  @Get('duplicate/:id')
  @Summary('Duplicates a valuation', AS_GET)
  @HttpCode(201)
  @WritesByGet()
  @Answers(valuationDetailResponse, 201)
  @Refuses('introuvable', 'conflit')
  async duplicateByGet(@CurrentMember() actor: Member, @Param('id', IdPipe) id: number): Promise<Detail> {
    return this.duplicate(actor, id, {});
  }

  @Post('duplicate/archive/:id')
  @Summary('Duplicates a valuation; the copy is archived')
  @HttpCode(201)
  @Answers(valuationDetailResponse, 201)
  @Refuses('introuvable', 'version_perimee', 'transition_refusee', 'conflit')
  async duplicateAndArchive(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Body({ schema: oneRowRequest }) { version }: OneRowRequest,
  ): Promise<Detail> {
    return this.copyOf(actor, await this.commands.execute(new DuplicateAndArchiveValuations(actor, one(id, version))));
  }

  @Get('duplicate/archive/:id')
  @Summary('Duplicates a valuation; the copy is archived', AS_GET)
  @HttpCode(201)
  @WritesByGet()
  @Answers(valuationDetailResponse, 201)
  @Refuses('introuvable', 'transition_refusee', 'conflit')
  async duplicateAndArchiveByGet(@CurrentMember() actor: Member, @Param('id', IdPipe) id: number): Promise<Detail> {
    return this.duplicateAndArchive(actor, id, {});
  }

  private async copyOf(actor: Member, { ids }: LifeOutcome): Promise<Detail> {
    return this.presenter.detail(actor, z.int().parse(ids[0]));
  }
}

function one(id: number, version: number | undefined): { one: number; expectedVersion: number | null } {
  return { one: id, expectedVersion: version ?? null };
}

import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import {
  ApplyAnniversaries,
  ArchiveValuations,
  DeleteValuations,
  DuplicateValuations,
  UndoArchives,
  type Rows,
} from '../commands/valuation-life.command.js';
import { toOutcome, type Outcome } from './life-outcome.mapper.js';
import { LifeRequests } from './life-requests.js';
import {
  anniversaryRequest,
  changeManyRequest,
  manyRowsRequest,
  versionedRowsRequest,
  type AnniversaryRequest,
  type ChangeManyRequest,
  type ManyRowsRequest,
  type VersionedRowsRequest,
} from './valuation-life.request.js';
import { lifeOutcomeResponse } from './valuation-life.response.js';

const REFUSALS = ['introuvable', 'transition_refusee', 'conflit', 'donnees_invalides'] as const;

/** Calls on up to 500 valuations: one transaction, all or nothing; rows in the asked state already are skipped. */
@Controller('v1/valor')
@Access('member')
export class ValuationBulkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly requests: LifeRequests,
  ) {}

  @Post('update/multiple')
  @Summary(
    'Puts valuations in one state',
    'Archived, unarchived, brought up to date, shown or hidden; the flat body `{ids, valor_visa}` is taken, too.',
  )
  @HttpCode(200)
  @Answers(lifeOutcomeResponse)
  @Refuses(...REFUSALS, 'version_perimee', 'acces_refuse')
  async change(
    @CurrentMember() actor: Member,
    @Body({ schema: changeManyRequest }) { ids, versions, data }: ChangeManyRequest,
  ): Promise<Outcome> {
    return toOutcome(await this.requests.change(actor, many(ids, versions), data));
  }

  @Post('archive/multiple')
  @Summary('Archives valuations')
  @HttpCode(200)
  @Answers(lifeOutcomeResponse)
  @Refuses(...REFUSALS)
  async archive(
    @CurrentMember() actor: Member,
    @Body({ schema: manyRowsRequest }) { ids }: ManyRowsRequest,
  ): Promise<Outcome> {
    return toOutcome(await this.commands.execute(new ArchiveValuations(actor, { many: ids })));
  }

  @Post('archive/undo')
  @Summary(
    'Undoes an archiving',
    'For the person who archived, within 60 seconds, as long as nothing else has changed: each row has the status of before.',
  )
  @HttpCode(200)
  @Answers(lifeOutcomeResponse)
  @Refuses(...REFUSALS, 'version_perimee', 'archivage_definitif')
  async undoArchive(
    @CurrentMember() actor: Member,
    @Body({ schema: versionedRowsRequest }) { ids, versions }: VersionedRowsRequest,
  ): Promise<Outcome> {
    return toOutcome(await this.commands.execute(new UndoArchives(actor, many(ids, versions))));
  }

  @Post('delete/multiple')
  @Summary('Deletes valuations')
  @HttpCode(200)
  @Answers(lifeOutcomeResponse)
  @Refuses(...REFUSALS)
  async delete(
    @CurrentMember() actor: Member,
    @Body({ schema: manyRowsRequest }) { ids }: ManyRowsRequest,
  ): Promise<Outcome> {
    return toOutcome(await this.commands.execute(new DeleteValuations(actor, { many: ids })));
  }

  @Post('duplicate/multiple')
  @Summary('Duplicates valuations', 'Each copy stays in the profile of its original.')
  @HttpCode(201)
  @Answers(lifeOutcomeResponse, 201)
  @Refuses(...REFUSALS)
  async duplicate(
    @CurrentMember() actor: Member,
    @Body({ schema: manyRowsRequest }) { ids }: ManyRowsRequest,
  ): Promise<Outcome> {
    return toOutcome(await this.commands.execute(new DuplicateValuations(actor, { many: ids })));
  }

  @Post('update/valorIsBirth')
  @Summary('Applies the anniversary', "Seniority of today on the row's own grid; the status stays.")
  @HttpCode(200)
  @Answers(lifeOutcomeResponse)
  @Refuses(...REFUSALS, 'classement_non_calcule', 'anciennete_appliquee')
  async applyAnniversaries(
    @CurrentMember() actor: Member,
    @Body({ schema: anniversaryRequest }) body: AnniversaryRequest,
  ): Promise<Outcome> {
    return toOutcome(await this.commands.execute(new ApplyAnniversaries(actor, toRows(body))));
  }
}

/** The schema lets as many versions as ids through. */
function many(ids: readonly number[], versions: readonly number[] | undefined): Rows {
  if (versions === undefined) return { many: ids };
  return { many: ids, expectedVersions: new Map(ids.map((id, index) => [id, versions[index] ?? 0])) };
}

/** The schema lets exactly one of the two through. */
function toRows({ ids = [], valor_id, version }: AnniversaryRequest): Rows {
  return valor_id === undefined ? { many: ids } : { one: valor_id, expectedVersion: version ?? null };
}

import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { GridCatalogue } from '../../grids/index.js';
import { GetValuationStory, PreviewUpdate } from '../queries/valuation-history.query.js';
import { viewerOf } from '../queries/viewer.js';
import { toJournal, toPreview } from './valuation-history.mapper.js';
import { journalEntryResponse, pastValuationResponse, updatePreviewResponse } from './valuation-life.response.js';
import { toDetailResponse } from './valuation.response.mapper.js';

const pastRequest = z.object({
  date: z.iso.datetime({ offset: true, error: 'invalide' }).describe('Instant, ISO 8601 with its offset'),
});

/** What happened to a valuation, how it was, and how an update would make it. */
@Controller('v1/valor')
@Access('member')
export class ValuationHistoryController {
  constructor(
    private readonly queries: QueryBus,
    private readonly grids: GridCatalogue,
  ) {}

  @Get('update/:id/preview')
  @Summary(
    'What an update would change',
    'The stored amount and the one on the grid in force, with the steps that differ. Writes nothing.',
  )
  @Answers(updatePreviewResponse)
  @Refuses('introuvable', 'transition_refusee', 'criteres_manquants', 'donnees_invalides')
  async preview(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
  ): Promise<z.infer<typeof updatePreviewResponse>> {
    return toPreview(await this.queries.execute(new PreviewUpdate(viewerOf(actor), 'bring-up-to-date', id)));
  }

  @Get('update/valorIsBirth/:id/preview')
  @Summary(
    "What today's seniority would change",
    "The stored amount and the one of today on the row's own grid, with the steps that differ. Writes nothing.",
  )
  @Answers(updatePreviewResponse)
  @Refuses('introuvable', 'transition_refusee', 'classement_non_calcule', 'anciennete_appliquee', 'donnees_invalides')
  async previewAnniversary(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
  ): Promise<z.infer<typeof updatePreviewResponse>> {
    return toPreview(await this.queries.execute(new PreviewUpdate(viewerOf(actor), 'anniversary', id)));
  }

  @Get(':id/journal')
  @Summary('What happened to a valuation', 'Every recorded change, oldest first, with old and new values.')
  @Answers(z.array(journalEntryResponse))
  @Refuses('introuvable')
  async journal(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
  ): Promise<z.infer<typeof journalEntryResponse>[]> {
    return toJournal(await this.queries.execute(new GetValuationStory(viewerOf(actor), id, null)));
  }

  /** The valuation as it was at an instant. `sous_smic` and `isBirth` are judged at reading, as everywhere. */
  @Get(':id/journal/at')
  @Summary('A valuation as it was at an instant')
  @Answers(pastValuationResponse)
  @Refuses('introuvable', 'donnees_invalides')
  async past(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) id: number,
    @Query({ schema: pastRequest }) { date }: z.infer<typeof pastRequest>,
  ): Promise<z.infer<typeof pastValuationResponse>> {
    const story = await this.queries.execute(new GetValuationStory(viewerOf(actor), id, new Date(date)));
    const last = story.moments.at(-1);
    if (last === undefined) throw notFound('valuation');
    return toDetailResponse(last.after, story.setting);
  }
}

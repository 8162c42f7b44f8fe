import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { GetSelection, PreviewUpdates } from '../queries/selection.query.js';
import { viewerOf } from '../queries/viewer.js';
import { manyRowsRequest, type ManyRowsRequest } from './valuation-life.request.js';
import { selectionResponse, updatesPreviewResponse } from './valuation-selection.response.js';
import { toUpdatesPreview } from './valuation-selection.mapper.js';
import { toRowResponse } from './valuation.response.mapper.js';

/** What a person asks of a selection of up to 500 rows before acting on it. Writes nothing; POST because of the ids. */
@Controller('v1/valor')
@Access('member')
export class ValuationSelectionController {
  constructor(private readonly queries: QueryBus) {}

  @Post('list/selection')
  @Summary('Valuations by their ids', 'As they are now; those that the caller does not see are left out.')
  @HttpCode(200)
  @Answers(selectionResponse)
  @Refuses('donnees_invalides')
  async selection(
    @CurrentMember() actor: Member,
    @Body({ schema: manyRowsRequest }) { ids }: ManyRowsRequest,
  ): Promise<z.infer<typeof selectionResponse>> {
    const { valuations, setting } = await this.queries.execute(new GetSelection(viewerOf(actor), ids));
    return valuations.map((row) => toRowResponse(row, setting));
  }

  @Post('update/preview/multiple')
  @Summary(
    'What an update of several valuations would change',
    'Old and new amount of each row; a row that cannot be brought up to date says why.',
  )
  @HttpCode(200)
  @Answers(updatesPreviewResponse)
  @Refuses('introuvable', 'donnees_invalides')
  async preview(
    @CurrentMember() actor: Member,
    @Body({ schema: manyRowsRequest }) { ids }: ManyRowsRequest,
  ): Promise<z.infer<typeof updatesPreviewResponse>> {
    return toUpdatesPreview(await this.queries.execute(new PreviewUpdates(viewerOf(actor), 'bring-up-to-date', ids)));
  }

  @Post('update/valorIsBirth/preview/multiple')
  @Summary(
    "What today's seniority would change in several valuations",
    'Old and new amount of each row; a row to which it cannot be applied says why.',
  )
  @HttpCode(200)
  @Answers(updatesPreviewResponse)
  @Refuses('introuvable', 'donnees_invalides')
  async previewAnniversaries(
    @CurrentMember() actor: Member,
    @Body({ schema: manyRowsRequest }) { ids }: ManyRowsRequest,
  ): Promise<z.infer<typeof updatesPreviewResponse>> {
    return toUpdatesPreview(await this.queries.execute(new PreviewUpdates(viewerOf(actor), 'anniversary', ids)));
  }
}

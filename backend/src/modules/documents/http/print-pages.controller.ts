import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Answers, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { TemplateEngine } from '../../../platform/templates/index.js';
import { ConclusionSource } from '../sheets/conclusion-source.js';
import { DocumentSheets, type SheetRequest } from '../sheets/document-sheets.js';
import { downloadRequest, type DownloadRequest } from './download.request.js';
import { printedPageResponse } from './printed-page.response.js';
import { assertSameAmounts } from './shown-amounts.js';

type PrintedPage = z.infer<typeof printedPageResponse>;

const THE_PRINTED = 'The very page that the worker prints, made for the caller.';
const NOT_KEPT = 'private, no-store';

/** The print routes of the console (specification section 2): documents on screen, from the templates of the PDFs. */
@Controller('v1')
@Access('member')
export class PrintPagesController {
  constructor(
    private readonly sheets: DocumentSheets,
    private readonly conclusions: ConclusionSource,
    private readonly templates: TemplateEngine,
  ) {}

  @Get('valor/print/:id')
  @Header('cache-control', NOT_KEPT)
  @Summary(
    'A valuation as it is printed, stored or for another share',
    `${THE_PRINTED} Without a query it is the page of GET /v1/valor/download/{id}; with one, that of GET /v1/valor/download/pdf/{id}.`,
  )
  @Answers(printedPageResponse)
  @Refuses('introuvable', 'valorisation_incomplete', 'calcul_divergent', 'donnees_invalides')
  async conclusion(
    @CurrentMember() actor: Member,
    @Param('id', IdPipe) valuationId: number,
    @Query({ schema: downloadRequest }) query: DownloadRequest,
  ): Promise<PrintedPage> {
    const input = { valuationId, shareHundredths: query.q ?? null };
    const { pay } = await this.conclusions.load(actor, input);
    assertSameAmounts(query, pay);
    return this.page(actor, { kind: 'conclusion', input });
  }

  @Get('job/print/:id')
  @Header('cache-control', NOT_KEPT)
  @Summary('The job sheet of a profile as it is printed', `${THE_PRINTED} Prefilled where nothing was written.`)
  @Answers(printedPageResponse)
  @Refuses('introuvable', 'profil_sans_fonction')
  async jobSheet(@CurrentMember() actor: Member, @Param('id', IdPipe) profileId: number): Promise<PrintedPage> {
    return this.page(actor, { kind: 'job-sheet', input: { profileId } });
  }

  private async page(actor: Member, request: SheetRequest): Promise<PrintedPage> {
    const { template, sheet } = await this.sheets.of(actor, request);
    const { html, title } = this.templates.render(template, sheet);
    return { title, html };
  }
}

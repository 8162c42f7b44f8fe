import { documentCalls, type InputOf, type PrintedPage } from '@valorisation/contract';
import { Controller, Header } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { TemplateEngine } from '../../../platform/templates/index.js';
import { ConclusionSource } from '../sheets/conclusion-source.js';
import { DocumentSheets, type SheetRequest } from '../sheets/document-sheets.js';
import { assertSameAmounts } from './shown-amounts.js';

const PRINTED_PAGE = 'The same page that the worker prints, made for the caller.';
const NOT_KEPT = 'private, no-store';

@Controller()
@Access('member')
export class PrintPagesController {
  constructor(
    private readonly sheets: DocumentSheets,
    private readonly conclusions: ConclusionSource,
    private readonly templates: TemplateEngine,
  ) {}

  @Serves(
    documentCalls.printedValuation,
    'A valuation as it is printed, stored or for another share',
    `${PRINTED_PAGE} Without a query it is the page of GET /v1/valor/download/{id}; with one, that of GET /v1/valor/download/pdf/{id}.`,
  )
  @Header('cache-control', NOT_KEPT)
  async conclusion(
    @Input() { params, query }: InputOf<typeof documentCalls.printedValuation>,
    @CurrentMember() actor: Member,
  ): Promise<PrintedPage> {
    const input = { valuationId: params.id, shareHundredths: query.shareHundredths ?? null };
    const { pay } = await this.conclusions.load(actor, input);
    assertSameAmounts(query, pay);
    return this.page(actor, { kind: 'conclusion', input });
  }

  @Serves(
    documentCalls.printedJobSheet,
    'The job sheet of a profile as it is printed',
    `${PRINTED_PAGE} Sections without a text are prefilled.`,
  )
  @Header('cache-control', NOT_KEPT)
  async jobSheet(
    @Input() { params, query }: InputOf<typeof documentCalls.printedJobSheet>,
    @CurrentMember() actor: Member,
  ): Promise<PrintedPage> {
    return this.page(actor, { kind: 'job-sheet', input: { profileId: params.id, ...query } });
  }

  @Serves(
    documentCalls.printedInterview,
    'The folder for an interview with a person, as it is printed',
    `${PRINTED_PAGE} It contains what the caller sees of this person, and no other person’s data.`,
  )
  @Header('cache-control', NOT_KEPT)
  async interview(
    @Input() { params }: InputOf<typeof documentCalls.printedInterview>,
    @CurrentMember() actor: Member,
  ): Promise<PrintedPage> {
    return this.page(actor, { kind: 'interview', input: { profileId: params.id } });
  }

  private async page(actor: Member, request: SheetRequest): Promise<PrintedPage> {
    const { template, sheet } = await this.sheets.of(actor, request);
    const { html, title } = this.templates.render(template, sheet);
    return { title, html };
  }
}

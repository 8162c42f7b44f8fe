import { Controller, Get, Header, HttpCode, Param, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Answers, AnswersFile, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { readFileBody, TakesFile } from '../../../platform/http/file-body.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ConfirmImport, UndoImport } from '../commands/import.command.js';
import { LARGEST_FILE } from '../files/sheet.js';
import { SheetFiles } from '../files/sheet-files.js';
import { sheetWords } from '../files/sheet-words.js';
import { ImportPlanner } from '../queries/import-planner.js';
import { ListImports } from '../queries/list-imports.query.js';
import { ValuationSheets } from '../queries/valuation-sheets.js';
import { confirmRequest, fileRequest, type ConfirmRequest, type FileRequest } from './exchange.request.js';
import { importPreviewResponse, importResponse } from './exchange.response.js';
import { toImport, toPreview } from './exchange.mapper.js';
import { CSV, sheetFile, XLSX } from './sheet-file.js';

type Preview = z.infer<typeof importPreviewResponse>;
type Import = z.infer<typeof importResponse>;

const A_FILE = 'An XLSX workbook or a CSV file: 5 MB and 5 000 rows at most.';
const UNREADABLE = ['corps_trop_grand', 'type_non_accepte', 'donnees_invalides'] as const;

/**
 * Profiles and valuations from a spreadsheet. The file comes with each call and is not kept: what is written is what
 * the preview showed, or nothing.
 */
@Controller('v1/valor/import')
@Access('member')
export class ImportsController {
  constructor(
    private readonly planner: ImportPlanner,
    private readonly sheets: ValuationSheets,
    private readonly files: SheetFiles,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get('model')
  @Header('cache-control', 'private, no-store')
  @Summary(
    'An empty file to fill in',
    'As a workbook with its help, the functions and the degrees of the grid in force.',
  )
  @AnswersFile(XLSX, CSV)
  async model(@Query({ schema: fileRequest }) { format }: FileRequest): Promise<StreamableFile> {
    const [first, ...others] = await this.sheets.model();
    if (first === undefined) throw new Error('A model without a sheet');
    return sheetFile(await this.files.write([first, ...others], format), format, sheetWords().fileNames.model);
  }

  @Post('preview')
  @HttpCode(200)
  @TakesFile(A_FILE)
  @Summary('What an import would create, and the rows that it refuses', 'Writes nothing.')
  @Answers(importPreviewResponse)
  @Refuses(...UNREADABLE)
  async preview(@CurrentMember() actor: Member, @Req() request: FastifyRequest): Promise<Preview> {
    return toPreview(await this.planner.plan(actor, await readFileBody(request, LARGEST_FILE)));
  }

  @Post('refused')
  @HttpCode(200)
  @TakesFile(A_FILE)
  @Header('cache-control', 'private, no-store')
  @Summary('The refused rows as a file', 'As they were sent, each with its reasons: to be corrected and sent again.')
  @AnswersFile(XLSX, CSV)
  @Refuses(...UNREADABLE)
  async refused(
    @CurrentMember() actor: Member,
    @Query({ schema: fileRequest }) { format }: FileRequest,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const plan = await this.planner.plan(actor, await readFileBody(request, LARGEST_FILE));
    const name = sheetWords().fileNames.refused.replace('{jour}', this.clock.today());
    return sheetFile(await this.files.write([this.sheets.refused(plan)], format), format, name);
  }

  @Post('confirm')
  @HttpCode(200)
  @TakesFile(A_FILE)
  @Summary('Writes the accepted rows of a file, all or none', 'Sent twice with one key, it writes once.')
  @Answers(importResponse)
  @Refuses(...UNREADABLE, 'apercu_perime', 'conflit')
  async confirm(
    @CurrentMember() actor: Member,
    @Query({ schema: confirmRequest }) { key, digest }: ConfirmRequest,
    @Req() request: FastifyRequest,
  ): Promise<Import> {
    const file = await readFileBody(request, LARGEST_FILE);
    return toImport(await this.commands.execute(new ConfirmImport(actor, file, key, digest)), actor.accountId);
  }

  @Get()
  @Summary('The latest imports', "The account's own; the main account sees those of all.")
  @Answers(z.array(importResponse))
  async list(@CurrentMember() actor: Member): Promise<Import[]> {
    const batches = await this.queries.execute(new ListImports(actor));
    return batches.map((batch) => toImport(batch, actor.accountId));
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Summary('Takes an import back', 'Archives its valuations that nobody touched since, deletes its empty profiles.')
  @Answers(importResponse)
  @Refuses('introuvable', 'import_annule', 'conflit')
  async undo(@CurrentMember() actor: Member, @Param('id', IdPipe) importId: number): Promise<Import> {
    return toImport(await this.commands.execute(new UndoImport(actor, importId)), actor.accountId);
  }
}

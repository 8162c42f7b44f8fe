import {
  exchangeCalls,
  importChoices,
  type ImportChoicesSent,
  type ImportDetail,
  type ImportPreview,
  type ImportRecord,
  type InputOf,
} from '@valorisation/contract';
import { Controller, Header, Req, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { readFileForm } from '../../../platform/http/file-body.js';
import { read } from '../../../platform/http/read-input.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { FindChanged, viewerOf } from '../../valuations/index.js';
import { ConfirmImport, UndoImport } from '../commands/import.command.js';
import { LARGEST_FILE } from '../files/sheet.js';
import { SheetFiles } from '../files/sheet-files.js';
import { sheetWords } from '../files/sheet-words.js';
import { ImportPlanner } from '../queries/import-planner.js';
import { GetImport, ListImports } from '../queries/list-imports.query.js';
import { ValuationSheets } from '../queries/valuation-sheets.js';
import type { ImportChoices } from '../reading/choices.js';
import { toImport, toPreview } from './exchange.mapper.js';
import { sheetFile } from './sheet-file.js';

type Calls = typeof exchangeCalls;

/**
 * Profiles and valuations from a spreadsheet. The file comes with each call and is not kept: either exactly what the
 * preview showed is written, or nothing.
 */
@Controller()
@Access('member')
export class ImportsController {
  constructor(
    private readonly planner: ImportPlanner,
    private readonly sheets: ValuationSheets,
    private readonly files: SheetFiles,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Costly('file')
  @Serves(
    exchangeCalls.model,
    'An empty file to fill in',
    'As a workbook with its help, the functions and the degrees of the grid in force.',
  )
  @Header('cache-control', 'private, no-store')
  async model(@Input() { query: { format } }: InputOf<Calls['model']>): Promise<StreamableFile> {
    const [first, ...others] = await this.sheets.model();
    if (first === undefined) throw new Error('A model without a sheet');
    return sheetFile(await this.files.write([first, ...others], format), format, sheetWords().fileNames.model);
  }

  @Costly('file')
  @Serves(exchangeCalls.preview, 'What an import would create, and the rows that it refuses', 'Writes nothing.')
  async preview(@CurrentMember() actor: Member, @Req() request: FastifyRequest): Promise<ImportPreview> {
    const { file, choices } = await sentFile(request);
    return toPreview(await this.planner.plan(actor, file, choices));
  }

  @Costly('file')
  @Serves(
    exchangeCalls.confirm,
    'Writes the accepted rows of a file, all or none',
    'If it is sent twice with one key, it writes once.',
  )
  async confirm(
    @Input() { query: { key, digest } }: InputOf<Calls['confirm']>,
    @CurrentMember() actor: Member,
    @Req() request: FastifyRequest,
  ): Promise<ImportRecord> {
    const sent = await sentFile(request);
    return toImport(await this.commands.execute(new ConfirmImport({ actor, ...sent, key, digest })), actor.accountId);
  }

  @Serves(exchangeCalls.list, 'The latest imports', 'The account’s own imports; the main account sees all.')
  async list(@CurrentMember() actor: Member): Promise<ImportRecord[]> {
    const batches = await this.queries.execute(new ListImports({ actor }));
    return batches.map((batch) => toImport(batch, actor.accountId));
  }

  @Costly('read')
  @Serves(
    exchangeCalls.detail,
    'An import with the ids of its valuations',
    'Used to continue with them after the import.',
  )
  async detail(
    @Input() { params: { id } }: InputOf<Calls['detail']>,
    @CurrentMember() actor: Member,
  ): Promise<ImportDetail> {
    const batch = await this.queries.execute(new GetImport({ actor, id }));
    const { valuationIds } = batch;
    const changedIds = await this.queries.execute(new FindChanged({ viewer: viewerOf(actor), ids: valuationIds }));
    return { ...toImport(batch, actor.accountId), valuationIds, changedIds };
  }

  @Serves(
    exchangeCalls.undo,
    'Takes an import back',
    'As far as no person has changed it since: deletes the people whom it created, archives its other valuations, puts back what it changed. Changed valuations are archived on request.',
  )
  async undo(
    @Input() { params: { id }, body: { withChanged } }: InputOf<Calls['undo']>,
    @CurrentMember() actor: Member,
  ): Promise<ImportRecord> {
    return toImport(await this.commands.execute(new UndoImport({ actor, importId: id, withChanged })), actor.accountId);
  }
}

/** The file, and what a person has chosen for it: nothing when the file comes alone. */
async function sentFile(request: FastifyRequest): Promise<{ readonly file: Buffer; readonly choices: ImportChoices }> {
  const { file, parts } = await readFileForm(request, LARGEST_FILE);
  return { file, choices: choicesOf(read(importChoices, parts)) };
}

function choicesOf({ mapping, answers, ...others }: ImportChoicesSent): ImportChoices {
  return {
    ...others,
    sheet: mapping.sheet,
    headingLine: mapping.headingLine,
    columns: new Map(mapping.columns.map(({ index, field }) => [index, field])),
    answers: new Map(answers.map(({ question, choice, typed }) => [question, { choice, typed }])),
  };
}

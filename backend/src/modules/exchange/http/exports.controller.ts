import { Body, Controller, Get, Header, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { AnswersFile, Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { SheetFiles } from '../files/sheet-files.js';
import type { FileFormat } from '../files/sheet.js';
import { sheetWords } from '../files/sheet-words.js';
import { ValuationSheets } from '../queries/valuation-sheets.js';
import {
  exportChosenRequest,
  exportRequest,
  type ExportChosenRequest,
  type ExportRequest,
} from './exchange.request.js';
import { CSV, sheetFile, XLSX } from './sheet-file.js';

const TELLS = 'Computed for the viewer. The file can be imported again: the same amounts come of it.';

/** Valuations as a spreadsheet: what the dashboard filters, or what is selected on it. */
@Controller('v1/valor/export')
@Access('member')
export class ExportsController {
  constructor(
    private readonly sheets: ValuationSheets,
    private readonly files: SheetFiles,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @Summary('The filtered list as a spreadsheet, over all its pages', TELLS)
  @AnswersFile(XLSX, CSV)
  @Refuses('donnees_invalides')
  async filtered(
    @CurrentMember() actor: Member,
    @Query({ schema: exportRequest }) { format, visa, q, under, anniversaire, key, order }: ExportRequest,
  ): Promise<StreamableFile> {
    const status = visa === -1 ? null : visa;
    const rows = { belowMinimum: under === '1', anniversary: anniversaire === '1' };
    const question = { key, order, status, search: q, ...rows };
    return this.file(actor, { question }, format);
  }

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @Summary('Chosen valuations as a spreadsheet', TELLS)
  @AnswersFile(XLSX, CSV)
  @Refuses('introuvable', 'donnees_invalides')
  async chosen(
    @CurrentMember() actor: Member,
    @Body({ schema: exportChosenRequest }) { ids, format }: ExportChosenRequest,
  ): Promise<StreamableFile> {
    return this.file(actor, { ids: [...new Set(ids)] }, format);
  }

  private async file(
    actor: Member,
    gathering: Parameters<ValuationSheets['exported']>[1],
    format: FileFormat,
  ): Promise<StreamableFile> {
    const bytes = await this.files.write([await this.sheets.exported(actor, gathering)], format);
    return sheetFile(bytes, format, sheetWords().fileNames.export.replace('{jour}', this.clock.today()));
  }
}

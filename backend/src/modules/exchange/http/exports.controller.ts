import { exchangeCalls, type InputOf } from '@valorisation/contract';
import { Controller, Header, type StreamableFile } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { SheetFiles } from '../files/sheet-files.js';
import type { FileFormat } from '../files/sheet.js';
import { sheetWords } from '../files/sheet-words.js';
import { ValuationSheets } from '../queries/valuation-sheets.js';
import { sheetFile } from './sheet-file.js';

const TELLS = 'Computed for the viewer. The file can be imported again: the same amounts come of it.';

/** Valuations as a spreadsheet: what the dashboard filters, or what is selected on it. */
@Controller()
@Access('member')
export class ExportsController {
  constructor(
    private readonly sheets: ValuationSheets,
    private readonly files: SheetFiles,
    private readonly clock: Clock,
  ) {}

  @Serves(exchangeCalls.export, 'The filtered list as a spreadsheet, over all its pages', TELLS)
  @Header('cache-control', 'private, no-store')
  async filtered(
    @Input() { query: { format, ...question } }: InputOf<typeof exchangeCalls.export>,
    @CurrentMember() actor: Member,
  ): Promise<StreamableFile> {
    return this.file(actor, { question }, format);
  }

  @Serves(exchangeCalls.exportChosen, 'Chosen valuations as a spreadsheet', TELLS)
  @Header('cache-control', 'private, no-store')
  async chosen(
    @Input() { body: { ids, format } }: InputOf<typeof exchangeCalls.exportChosen>,
    @CurrentMember() actor: Member,
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

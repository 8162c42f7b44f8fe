import { exchangeCalls, type InputOf } from '@valorisation/contract';
import { Controller, Header, type StreamableFile } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { SheetFiles } from '../files/sheet-files.js';
import type { FileFormat } from '../files/sheet.js';
import { sheetWords } from '../files/sheet-words.js';
import { coherenceWords, CoherenceSheets } from '../queries/coherence-sheets.js';
import { ValuationSheets } from '../queries/valuation-sheets.js';
import { sheetFile } from './sheet-file.js';

const TELLS = 'Computed for the viewer. The file can be imported again and gives the same amounts.';

@Controller()
@Access('member')
export class ExportsController {
  constructor(
    private readonly sheets: ValuationSheets,
    private readonly coherence: CoherenceSheets,
    private readonly files: SheetFiles,
    private readonly clock: Clock,
  ) {}

  @Costly('file')
  @Serves(exchangeCalls.export, 'The filtered list as a spreadsheet, over all its pages', TELLS)
  @Header('cache-control', 'private, no-store')
  async filtered(
    @Input() { query: { format, ...question } }: InputOf<typeof exchangeCalls.export>,
    @CurrentMember() actor: Member,
  ): Promise<StreamableFile> {
    return this.file(actor, { question }, format);
  }

  @Costly('file')
  @Serves(exchangeCalls.exportChosen, 'Selected valuations as a spreadsheet', TELLS)
  @Header('cache-control', 'private, no-store')
  async chosen(
    @Input() { body: { ids, format } }: InputOf<typeof exchangeCalls.exportChosen>,
    @CurrentMember() actor: Member,
  ): Promise<StreamableFile> {
    return this.file(actor, { ids: [...new Set(ids)] }, format);
  }

  @Costly('file')
  @Serves(
    exchangeCalls.exportCoherence,
    'The degrees of all rows, as a spreadsheet',
    'What the page of coherence shows with the same filter, with its text for each difference.',
  )
  @Header('cache-control', 'private, no-store')
  async coherenceFile(
    @Input() { query: { format, ...query } }: InputOf<typeof exchangeCalls.exportCoherence>,
    @CurrentMember() actor: Member,
  ): Promise<StreamableFile> {
    const { criterionId = null, familyId = null, search, view } = query;
    const sheet = await this.coherence.exported(actor, { criterionId, familyId, search, view });
    const name = coherenceWords().fileName.replace('{jour}', this.clock.today());
    return sheetFile(await this.files.write([sheet], format), format, name);
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

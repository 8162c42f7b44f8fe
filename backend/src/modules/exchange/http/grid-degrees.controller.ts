import { LARGEST_GRID_FILE, MOST_REFUSED_TOLD, staffGridCalls as calls, type InputOf } from '@valorisation/contract';
import { Controller, Header, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { readFileBody } from '../../../platform/http/file-body.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { restRecord } from '../../../platform/rest/rest-answer.js';
import { assertEditable, fileProblem, GridCatalogue, toGridImport } from '../../grids/index.js';
import { SheetFiles } from '../files/sheet-files.js';
import { degreesSheet, degreesWords, withDegrees } from '../mapping/grid-degrees.js';
import { sheetFile } from './sheet-file.js';

/** The degrees and texts of a version in a spreadsheet, where the commission writes them (ADR 49). */
@Controller()
@Access('staff')
export class GridDegreesController {
  constructor(
    private readonly grids: GridCatalogue,
    private readonly files: SheetFiles,
  ) {}

  @Costly('file')
  @Serves(calls.degrees, 'The degrees and texts of a version as a workbook', 'It can be imported into a draft again.')
  @Header('cache-control', 'private, no-store')
  async degrees(@Input() { params }: InputOf<typeof calls.degrees>): Promise<StreamableFile> {
    const { id, effectiveOn, document } = await this.grids.asWritten(params.id);
    const name = degreesWords().fileName.replace('{numero}', String(id)).replace('{jour}', effectiveOn);
    return sheetFile(await this.files.write([degreesSheet(document)], 'xlsx'), 'xlsx', name);
  }

  @Costly('file')
  @Serves(
    calls.importDegrees,
    'What a workbook of degrees and texts would make of a draft',
    'Writes nothing. A file that breaks a rule is refused.',
  )
  async importDegrees(
    @Input() { params }: InputOf<typeof calls.importDegrees>,
    @Req() request: FastifyRequest,
  ): Promise<RawJson> {
    const draft = await this.grids.asWritten(params.id);
    assertEditable(draft);
    const rows = await this.files.read(await readFileBody(request, LARGEST_GRID_FILE.xlsx));
    const { document, faults } = withDegrees(draft.document, rows);
    const refused = faults.slice(0, MOST_REFUSED_TOLD).map(({ where, text }) => fileProblem(where, text));
    return restRecord(toGridImport(draft.document, document, ['criteres', 'metiers'], refused));
  }
}

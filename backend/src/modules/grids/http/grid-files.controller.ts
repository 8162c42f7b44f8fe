import { Controller, Header, Req, type StreamableFile } from '@nestjs/common';
import { draftDocument, LARGEST_GRID_FILE, staffGridCalls as calls, type InputOf } from '@valorisation/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { fieldCatalogue } from '../../../platform/errors/field-catalogue.js';
import { readFileBody } from '../../../platform/http/file-body.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { restRecord } from '../../../platform/rest/rest-answer.js';
import { assertEditable } from '../domain/grid-draft.js';
import { PACK_FORMAT, PACK_VERSION, packHead } from '../open-rules/rules-pack.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';
import { fileProblem, refusedImport, toGridImport } from './grid-import.mapper.js';
import { jsonFile } from './json-file.js';

const MOST_FAULTS = 50;

/** A version as a file for work elsewhere. An imported file is only shown; saving it is an edit. */
@Controller()
@Access('staff')
export class GridFilesController {
  constructor(private readonly grids: GridCatalogue) {}

  @Serves(calls.file, 'A version of the grid as a file, drafts included', 'It can be imported into a draft again.')
  @Header('cache-control', 'private, no-store')
  async file(@Input() { params }: InputOf<typeof calls.file>): Promise<StreamableFile> {
    const version = await this.grids.asWritten(params.id);
    const content = { ...packHead(version), donnees: version.document };
    return jsonFile(content, `grille-${version.id}-${version.effectiveOn}.json`);
  }

  @Serves(
    calls.importFile,
    'What a file would make of a draft',
    'Writes nothing. A file that breaks a rule is refused.',
  )
  async importFile(
    @Input() { params }: InputOf<typeof calls.importFile>,
    @Req() request: FastifyRequest,
  ): Promise<RawJson> {
    const draft = await this.grids.asWritten(params.id);
    assertEditable(draft);
    const read = z.safeParse(draftDocument, dataOf(await readFileBody(request, LARGEST_GRID_FILE.json)));
    if (read.success) return restRecord(toGridImport(draft.document, read.data, 'whole'));
    const faults = read.error.issues.slice(0, MOST_FAULTS);
    const problems = faults.map(({ path }) => fileProblem(path.join('.'), fieldCatalogue.invalide));
    return restRecord(refusedImport(problems));
  }
}

const pack = z.object({ format: z.literal(PACK_FORMAT), version: z.literal(PACK_VERSION), donnees: z.unknown() });

/** The data of a version: alone, or inside the file of its open rules. @throws 422 for a file that is not JSON */
function dataOf(file: Buffer): unknown {
  const content = parsed(file);
  const whole = pack.safeParse(content);
  return whole.success ? whole.data.donnees : content;
}

function parsed(file: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch {
    throw refuseFields({ fichier: { code: 'fichier_json' } });
  }
}

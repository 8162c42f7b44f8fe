import { Injectable } from '@nestjs/common';
import { entryPath } from '../../../platform/config/paths.js';
import { LimitedProcess, type ProcessLimits } from '../../../platform/process/limited-process.js';
import { Pace } from '../../../platform/process/pace.js';
import { refusedFile } from './refused-file.js';
import type { Field } from '../reading/heading-fields.js';
import type { PeopleFacts, PeopleRow } from '../reading/people-sheet.js';
import type { BookWords, FileFormat, SheetRow, Value, WrittenSheet } from './sheet.js';
import { sheetWords } from './sheet-words.js';
import type { PeopleQuestion, SheetAnswer, SheetQuestion } from './sheet-work.js';

const PROGRAM = entryPath('main.sheets.js');
/** Several times the need of the largest normal file. A busy machine makes a reader wait: its own time is limited apart. */
const READING: ProcessLimits = { timeMs: 20_000, memoryMb: 100 };
const WRITING: ProcessLimits = { timeMs: 20_000, memoryMb: 256 };
const ROWS_AT_ONCE = 100;

export interface ReadPeopleSheet extends PeopleFacts {
  /** The field of each column; null for a column that is not read. */
  readonly fields: readonly (Field | null)[];
  readonly rows: readonly PeopleRow[];
}

type SheetProcess = LimitedProcess<SheetQuestion, SheetAnswer>;

/** Reads and writes spreadsheets outside the API's process, within limits (ADR 0020) and in turns (ADR 89). */
@Injectable()
export class SheetFiles {
  /** The rows of an uploaded file. @throws 413, 415 or 422, each naming `fichier` */
  async read(file: Buffer): Promise<readonly SheetRow[]> {
    return this.withProcess('fichier_trop_lourd', async (reader) => {
      await reader.ask({ read: file, words: bookWords() });
      return rowsOf(reader);
    });
  }

  /**
   * The sheet with people. `choose` gives the field of each column; the cells of other columns stay in the process.
   * @throws 413, 415 or 422, each naming `fichier`
   */
  async readPeople(
    { file, ...wish }: { readonly file: Buffer } & Pick<PeopleQuestion, 'own' | 'sheet' | 'headingLine'>,
    choose: (facts: PeopleFacts) => Promise<readonly (Field | null)[]>,
  ): Promise<ReadPeopleSheet> {
    return this.withProcess('fichier_trop_lourd', async (reader) => {
      const facts = await reader.ask({ people: file, words: bookWords(), ...wish });
      if (facts === null || !('columns' in facts)) throw new Error('No file was read');
      const fields = await choose(facts);
      await reader.ask({ take: fields });
      return { ...facts, fields, rows: await rowsOf(reader) };
    });
  }

  /** The sheets as one file; CSV takes only the first. @throws 422 `export_trop_lourd` */
  async write(sheets: readonly [WrittenSheet, ...WrittenSheet[]], format: FileFormat): Promise<Buffer> {
    return this.withProcess('export_trop_lourd', async (writer) => {
      const [first, ...others] = sheets;
      const sent = [first, ...(format === 'xlsx' ? others : [])] as const;
      const head = ({ name, columns }: WrittenSheet) => ({ name, columns });
      await writer.ask({ write: [head(first), ...others.map(head)], format });
      for (const [sheet, { rows }] of sent.entries()) {
        for await (const slice of slices(rows)) await writer.ask({ sheet, rows: slice });
      }
      const written = await writer.ask({ end: true });
      if (written === null || !('file' in written)) throw new Error('No file was written');
      return Buffer.from(written.file);
    });
  }

  private async withProcess<Result>(
    code: 'fichier_trop_lourd' | 'export_trop_lourd',
    work: (process: SheetProcess) => Promise<Result>,
  ): Promise<Result> {
    const process: SheetProcess = new LimitedProcess(PROGRAM, code === 'export_trop_lourd' ? WRITING : READING, () =>
      refusedFile(code),
    );
    try {
      return await work(process);
    } finally {
      process.end();
    }
  }
}

/** Makes the rows on demand, some at a time. */
async function* slices(rows: WrittenSheet['rows']): AsyncGenerator<readonly (readonly Value[])[]> {
  const pace = new Pace();
  let slice: (readonly Value[])[] = [];
  for (const row of rows) {
    slice.push(row);
    await pace.step();
    if (slice.length < ROWS_AT_ONCE) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

async function rowsOf(reader: SheetProcess): Promise<readonly PeopleRow[]> {
  const rows: PeopleRow[] = [];
  let next = await reader.ask({ more: true });
  while (next !== null && 'rows' in next && next.rows.length > 0) {
    for (const row of next.rows) rows.push(row);
    next = await reader.ask({ more: true });
  }
  return rows;
}

function bookWords(): BookWords {
  const { yes, no } = sheetWords().words;
  return { yes, no };
}

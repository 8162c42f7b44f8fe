import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { refusedFile } from './refused-file.js';
import { MOST_COLUMNS, MOST_LINES, type SheetRow } from './sheet.js';

const SEPARATORS = [';', ',', '\t'] as const;
const SLICE = 64 * 1024;
const LONGEST_ROW = 256 * 1024;

/** Cells that a spreadsheet would take for a formula carry an apostrophe in front, as we write them. */
const NEUTRALISED = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/**
 * Rows of a CSV file: UTF-8 or UTF-16 by its mark, else UTF-8, else Windows-1252; semicolons, commas or tabs as its first line has
 * them. Read in slices: other requests go on in between.
 * @throws 422 `fichier_illisible` for open quotes, `fichier_lignes`.
 */
export async function readCsv(bytes: Buffer): Promise<SheetRow[]> {
  const text = decode(bytes);
  const rows: SheetRow[] = [];
  const parser = Readable.from(slices(text)).pipe(
    parse({ delimiter: separatorOf(text), relax_column_count: true, max_record_size: LONGEST_ROW }),
  );
  try {
    let line = 0;
    for await (const record of parser as AsyncIterable<readonly string[]>) {
      line += 1;
      const cells = record.slice(0, MOST_COLUMNS).map(cellOf);
      if (cells.every((cell) => cell === undefined)) continue;
      if (rows.length > MOST_LINES) throw refusedFile('fichier_lignes', { max: MOST_LINES });
      rows.push({ line, cells });
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw refusedFile('fichier_illisible');
    }
    throw error;
  }
  return rows;
}

function cellOf(text: string): string | undefined {
  const cell = text.replace(NEUTRALISED, '');
  return cell.trim() === '' ? undefined : cell;
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that parts the headings; outside quotes, since a heading may hold any of them. */
function separatorOf(text: string): string {
  const firstLine = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, LONGEST_ROW).trimStart())?.[0] ?? '';
  const bare = firstLine.replace(/"(?:[^"]|"")*"/g, '');
  const counted = SEPARATORS.map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

async function* slices(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += SLICE) {
    await breathe();
    yield text.slice(start, start + SLICE);
  }
}

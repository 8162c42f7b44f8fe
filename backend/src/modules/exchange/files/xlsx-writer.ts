import { setImmediate as breathe } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { WrittenSheet } from './sheet.js';
import {
  contentTypes,
  packageRelations,
  sheetClosing,
  sheetOpening,
  sheetRow,
  styleSheet,
  workbook,
  workbookRelations,
} from './xlsx-markup.js';

const AT_ONCE = 100;

/** A workbook, made and sent piece by piece: it never stands in memory as a whole. */
export async function* writeXlsx(sheets: readonly WrittenSheet[]): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    pieces.push(piece);
  });
  function* ready(): Generator<Uint8Array> {
    if (failure !== null) throw failure;
    yield* pieces.splice(0);
  }
  const add = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name);
    zip.add(part);
    return part;
  };
  const fixed: Readonly<Record<string, string>> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': packageRelations,
    'xl/workbook.xml': workbook(sheets.map(({ name }) => name)),
    'xl/_rels/workbook.xml.rels': workbookRelations(sheets.length),
    'xl/styles.xml': styleSheet,
  };
  for (const [name, text] of Object.entries(fixed)) add(name).push(strToU8(text), true);
  for (const [index, { columns, rows }] of sheets.entries()) {
    const part = add(`xl/worksheets/sheet${index + 1}.xml`);
    part.push(strToU8(sheetOpening(columns)));
    let count = 0;
    let batch = '';
    for (const values of rows) {
      count += 1;
      batch += sheetRow(count + 1, columns, values);
      if (count % AT_ONCE !== 0) continue;
      part.push(strToU8(batch));
      batch = '';
      yield* ready();
      await breathe();
    }
    part.push(strToU8(batch + sheetClosing(columns, count)), true);
    yield* ready();
  }
  zip.end();
  yield* ready();
}

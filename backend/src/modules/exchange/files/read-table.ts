import { readCsv } from './csv-reader.js';
import { kindOf } from './file-kind.js';
import { readOds } from './ods-reader.js';
import { OfficeArchive } from './office-archive.js';
import type { BookWords, ReadSheet } from './sheet.js';
import { readXlsx } from './xlsx-reader.js';

/** The rows of an uploaded file, without blank ones. @throws 413, 415 or 422, each naming `fichier` */
export async function readTable(bytes: Uint8Array, words: BookWords): Promise<ReadSheet> {
  if (kindOf(bytes) === 'csv') return { rows: await readCsv(bytes), chosen: null, hiddenColumns: [] };
  const file = await OfficeArchive.open(bytes);
  return file.has('content.xml') ? readOds(file, words) : readXlsx(file, words);
}

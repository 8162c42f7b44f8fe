import { readCsv } from './csv-reader.js';
import { kindOf } from './file-kind.js';
import type { BookWords, SheetRow } from './sheet.js';
import { readXlsx } from './xlsx-reader.js';

/** The rows of a file that a person sent, blank ones left out. @throws 413, 415 or 422, each naming `fichier`. */
export async function readTable(bytes: Uint8Array, words: BookWords): Promise<readonly SheetRow[]> {
  return kindOf(bytes) === 'xlsx' ? readXlsx(bytes, words) : readCsv(bytes);
}

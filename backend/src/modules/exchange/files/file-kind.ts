import { refusedFile, unacceptedFile } from './refused-file.js';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('PK\u0003\u0004');
const UTF16_MARKS = [Buffer.from('fffe', 'hex'), Buffer.from('feff', 'hex')];
const LOOKED_AT = 64 * 1024;

/**
 * What a file is, by its content: names and announced types are anybody's claim.
 * @throws 422 for an empty file, 415 for a protected or old workbook and for what is neither a table nor a text.
 */
export function kindOf(given: Uint8Array): 'xlsx' | 'csv' {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (bytes.length === 0) throw refusedFile('fichier_vide');
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'xlsx';
  // Excel wraps a workbook with a password, and its format of before 2007, in the same container.
  if (bytes.subarray(0, OLE.length).equals(OLE)) throw unacceptedFile('fichier_protege');
  const isUtf16 = UTF16_MARKS.some((mark) => bytes.subarray(0, mark.length).equals(mark));
  if (!isUtf16 && bytes.subarray(0, LOOKED_AT).includes(0)) throw unacceptedFile('fichier_inconnu');
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') throw unacceptedFile('fichier_inconnu');
  return 'csv';
}

import { refusedFile, unacceptedFile, unreadFormat } from './refused-file.js';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The name of the main part in old workbooks' container, in UTF-16. */
const OLD_WORKBOOKS = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'));
const ZIP = Buffer.from('PK\u0003\u0004');
const UTF16_MARKS = [Buffer.from('fffe', 'hex'), Buffer.from('feff', 'hex')];
const LOOKED_AT = 64 * 1024;

/**
 * The type of a file by its content, because names and announced types are not reliable.
 * @throws 422 for an empty file, 415 for a protected workbook, for a known format that is not read, and for anything
 * that is neither a table nor a text
 */
export function kindOf(given: Uint8Array): 'archive' | 'csv' {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (bytes.length === 0) throw refusedFile('fichier_vide');
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'archive';
  if (bytes.subarray(0, OLE.length).equals(OLE)) {
    // Excel uses the same container for a workbook with a password and for its format before 2007.
    throw OLD_WORKBOOKS.some((name) => bytes.includes(name)) ? unreadFormat('XLS') : unacceptedFile('fichier_protege');
  }
  const isUtf16 = UTF16_MARKS.some((mark) => bytes.subarray(0, mark.length).equals(mark));
  const head = bytes.subarray(0, LOOKED_AT);
  if (!isUtf16 && head.includes(0)) throw unacceptedFile('fichier_inconnu');
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') throw unacceptedFile('fichier_inconnu');
  const markup = markupOf(head.toString('latin1'));
  if (markup !== null) throw unreadFormat(markup);
  return 'csv';
}

/** The format of a file of markup, or null. Some programs give these files a name in « .xls ». */
function markupOf(head: string): string | null {
  const text = head.replace(/^\u00EF\u00BB\u00BF/, '').trimStart();
  if (!/^<[!?a-z]/i.test(text)) return null;
  if (text.includes('<office:document')) return 'FODS';
  return /^<\?xml/i.test(text) ? 'XML' : 'HTML';
}

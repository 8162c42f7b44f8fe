/** Files of word processors and spreadsheets are archives. Each is unpacked once, within limits, before it is kept. */
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { isMacroPart, isMacroType, typesOfParts } from '../../../platform/office/macros.js';
import { refusedMedia, tooLargeMedia, unacceptedMedia } from './refused-media.js';

type Ending = 'docx' | 'xlsx' | 'odt' | 'ods';

const MOST_PARTS = 2000;
/** The limit for all parts together, whatever sizes the file claims. */
const LARGEST_UNPACKED = 150 * 1024 * 1024;
const CONTENT_TYPES = '[Content_Types].xml';
/** Long enough for one line for each possible part. */
const LONGEST_MARK = 512 * 1024;

/** The part that identifies each type; for OpenDocument the text of its part `mimetype`. */
const MAIN_PARTS: Readonly<Record<string, Ending>> = { 'word/document.xml': 'docx', 'xl/workbook.xml': 'xlsx' };
const OPEN_DOCUMENTS: Readonly<Record<string, Ending>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

/**
 * @throws DomainError 415 for macros, a password and every other archive; 413 `media_deplie` when it unpacks too large;
 * 422 `media_illisible` when it is damaged
 */
export async function checkOffice(path: string): Promise<Ending> {
  try {
    const zip = await openPromise(path, { lazyEntries: true, validateEntrySizes: true, autoClose: false });
    try {
      return await new OfficeFile(zip).check();
    } finally {
      zip.close();
    }
  } catch (error) {
    // All errors of the library on a damaged or dishonest archive become one refusal.
    throw error instanceof DomainError ? error : refusedMedia('media_illisible');
  }
}

class OfficeFile {
  private unpackedLeft = LARGEST_UNPACKED;

  constructor(private readonly zip: ZipFile) {}

  async check(): Promise<Ending> {
    const entries = new Map<string, Entry>();
    let declared = 0;
    for await (const entry of this.zip.eachEntry()) {
      declared += entry.uncompressedSize;
      if (declared > LARGEST_UNPACKED || entries.size >= MOST_PARTS) throw tooLargeMedia('media_deplie');
      if (entry.isEncrypted()) throw unacceptedMedia('media_protege');
      if (isMacroPart(entry.fileName)) throw unacceptedMedia('media_macros');
      entries.set(entry.fileName, entry);
    }
    const marks = new Map<string, string>();
    for (const entry of entries.values()) marks.set(entry.fileName, await this.unpack(entry));
    const types = marks.get(CONTENT_TYPES);
    if (types !== undefined && [...typesOfParts(types, marks.keys())].some(isMacroType)) {
      throw unacceptedMedia('media_macros');
    }
    return endingOf(marks);
  }

  /** Reads the part to its end, as a program that opens the document does. Answers its beginning. */
  private async unpack(entry: Entry): Promise<string> {
    if (entry.fileName.endsWith('/')) return '';
    const head: Buffer[] = [];
    let kept = 0;
    const isMark = ['mimetype', CONTENT_TYPES].includes(entry.fileName);
    const stream = await this.zip.openReadStreamPromise(entry);
    for await (const piece of stream as AsyncIterable<Buffer>) {
      this.unpackedLeft -= piece.length;
      if (this.unpackedLeft < 0) throw tooLargeMedia('media_deplie');
      if (isMark && kept < LONGEST_MARK) {
        head.push(piece);
        kept += piece.length;
      }
    }
    return Buffer.concat(head).toString('utf8');
  }
}

/** @throws DomainError 415 for an archive of another type */
function endingOf(marks: ReadonlyMap<string, string>): Ending {
  const openDocument = OPEN_DOCUMENTS[marks.get('mimetype')?.trim() ?? ''];
  if (openDocument !== undefined && marks.has('content.xml')) return openDocument;
  const [, ending] = Object.entries(MAIN_PARTS).find(([part]) => marks.has(part)) ?? [];
  if (ending === undefined || !marks.has(CONTENT_TYPES)) throw unacceptedMedia();
  return ending;
}

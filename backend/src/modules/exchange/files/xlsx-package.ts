import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { refusedFile, tooLargeFile, unacceptedFile } from './refused-file.js';

const MOST_PARTS = 500;
/** What the parts may declare together, and what is unpacked at most: a sheet of 5 000 rows has a tenth of it. */
const LARGEST_UNPACKED = 100 * 1024 * 1024;
const LARGEST_READ = 64 * 1024 * 1024;
const MACROS = /vbaProject|macrosheets|activeX/i;
const MACRO_TYPE = /macroEnabled|vbaProject/i;
const DEFLATED = 8;

/** The parts of a workbook, unpacked one at a time and never beyond their limit, whatever the file says of itself. */
export class XlsxPackage {
  private readLeft = LARGEST_READ;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * @throws 415 for macros and protected files, 413 for one that declares to unpack beyond all measure, 422
   * `fichier_illisible` for what is no workbook.
   */
  static async open(bytes: Uint8Array): Promise<XlsxPackage> {
    return orUnreadable(async () => {
      const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
        lazyEntries: true,
        validateEntrySizes: true,
      });
      const entries = new Map<string, Entry>();
      let declared = 0;
      for await (const entry of zip.eachEntry()) {
        declared += entry.uncompressedSize;
        if (declared > LARGEST_UNPACKED || entries.size >= MOST_PARTS) throw tooLargeFile();
        if (entry.isEncrypted()) throw unacceptedFile('fichier_protege');
        if (MACROS.test(entry.fileName)) throw unacceptedFile('fichier_macros');
        entries.set(entry.fileName, entry);
      }
      const opened = new XlsxPackage(zip, entries);
      const types = await opened.text('[Content_Types].xml');
      if (MACRO_TYPE.test(types)) throw unacceptedFile('fichier_macros');
      if (!entries.has('xl/workbook.xml')) throw refusedFile('fichier_illisible');
      return opened;
    });
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  async text(name: string): Promise<string> {
    let text = '';
    for await (const piece of this.pieces(name)) text += piece;
    return text;
  }

  /** Unpacked off the event loop, piece by piece. @throws 413 beyond the limit, 422 for a damaged part. */
  async *pieces(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(name);
    if (entry === undefined || (entry.compressionMethod !== 0 && entry.compressionMethod !== DEFLATED)) {
      throw refusedFile('fichier_illisible');
    }
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      const stream = await this.zip.openReadStreamPromise(entry);
      for await (const bytes of stream as AsyncIterable<Buffer>) {
        this.readLeft -= bytes.length;
        if (this.readLeft < 0) throw tooLargeFile();
        yield decoder.decode(bytes, { stream: true });
      }
    } catch (error) {
      throw readable(error);
    }
    yield decoder.decode();
  }
}

async function orUnreadable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw readable(error);
  }
}

/** Whatever a damaged or dishonest archive makes the library say is one refusal. */
function readable(error: unknown): DomainError {
  return error instanceof DomainError ? error : refusedFile('fichier_illisible');
}

import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { BINARY_WORKBOOK, typesOfParts } from '../../../platform/office/macros.js';
import { refusedFile, tooLargeFile, unacceptedFile, unreadFormat } from './refused-file.js';

const MOST_PARTS = 500;
/** The largest declared size of all parts, and the most that is unpacked. A sheet of 5 000 rows needs a tenth of it. */
const LARGEST_UNPACKED = 100 * 1024 * 1024;
const LARGEST_READ = 32 * 1024 * 1024;
/** The time of the processor for a file. A sheet of 5 000 rows needs a quarter of it. */
const MOST_CPU_MS = 2_000;
const CONTENT_TYPES = '[Content_Types].xml';
const APPLE_PARTS = ['Index/Document.iwa', 'Index.zip', 'index.apxl', 'index.xml'];
const DEFLATED = 8;

/** The parts of a spreadsheet file. They are unpacked one at a time and within a limit, whatever the file claims. */
export class OfficeArchive {
  private readLeft = LARGEST_READ;
  private readonly begun = process.cpuUsage();

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * @throws 415 for protected files and formats that are not read, 413 for a file that declares too large
   * parts, 422 `fichier_illisible` for a file that is not an archive
   */
  static async open(bytes: Uint8Array): Promise<OfficeArchive> {
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
        entries.set(keyOf(entry.fileName), entry);
      }
      const opened = new OfficeArchive(zip, entries);
      await opened.refuseOthers();
      return opened;
    });
  }

  /** Refuses known formats that are never read. Macros are parts that nothing here opens. */
  private async refuseOthers(): Promise<void> {
    if (APPLE_PARTS.some((name) => this.has(name))) throw unreadFormat('Numbers ou Pages');
    const types = this.has(CONTENT_TYPES)
      ? typesOfParts(await this.text(CONTENT_TYPES), this.entries.keys())
      : new Set<string>();
    if (types.has(BINARY_WORKBOOK) && this.has('xl/workbook.bin')) throw unreadFormat('XLSB');
  }

  private get cpuMs(): number {
    const { user, system } = process.cpuUsage(this.begun);
    return (user + system) / 1_000;
  }

  has(name: string): boolean {
    return this.entries.has(keyOf(name));
  }

  async text(name: string): Promise<string> {
    let text = '';
    for await (const piece of this.pieces(name)) text += piece;
    return text;
  }

  /** Unpacks outside the event loop, piece by piece. @throws 413 beyond the limit, 422 for a damaged part */
  async *pieces(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(keyOf(name));
    if (entry === undefined || (entry.compressionMethod !== 0 && entry.compressionMethod !== DEFLATED)) {
      throw refusedFile('fichier_illisible');
    }
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      const stream = await this.zip.openReadStreamPromise(entry);
      for await (const bytes of stream as AsyncIterable<Buffer>) {
        this.readLeft -= bytes.length;
        if (this.readLeft < 0) throw tooLargeFile();
        if (this.cpuMs > MOST_CPU_MS) throw refusedFile('fichier_trop_lourd');
        yield decoder.decode(bytes, { stream: true });
      }
    } catch (error) {
      throw readable(error);
    }
    yield decoder.decode();
  }
}

/** Names of parts ignore case. */
const keyOf = (name: string): string => name.toLowerCase();

async function orUnreadable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw readable(error);
  }
}

/** All errors of the library on a damaged or dishonest archive become one refusal. */
function readable(error: unknown): DomainError {
  return error instanceof DomainError ? error : refusedFile('fichier_illisible');
}

import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Zip, ZipPassThrough, type ZipInputFile } from 'fflate';
import type { Member } from '../../../platform/access/actor.js';
import type { Config } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import {
  DocumentRelease,
  ListPrinted,
  type Patience,
  type PrintJobView,
  type Released,
} from '../../documents/index.js';
import { GetPersonalData, type PersonalData } from '../queries/personal-data.query.js';

const DATA_NAME = 'donnees.json';
const FOLDER = 'documents';

/** A document of the archive, or one that could not be printed again in time. */
interface Joined {
  readonly file_name: string;
  readonly included: boolean;
}

/** Writes the held data as a ZIP. The database is read before the first byte leaves; documents are streamed. */
@Injectable()
export class DataArchive {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: DocumentRelease,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(actor: Member): Promise<AsyncGenerator<Uint8Array>> {
    const json = await packed(await this.queries.execute(new GetPersonalData({ actor })));
    return this.write(actor, json, await this.queries.execute(new ListPrinted({ actor })));
  }

  /** Damaged documents are printed again as long as a download may wait. The JSON at the end names the rest. */
  private async *write(actor: Member, json: PackedText, printed: readonly PrintJobView[]): AsyncGenerator<Uint8Array> {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error !== null) throw error;
      chunks.push(chunk);
    });
    const patience = { deadline: performance.now() + this.config.downloadWaitMs };
    const names = new Set<string>();
    const stored = new Set<string>();
    const joined: Joined[] = [];
    for (const job of printed) {
      // Several jobs may share one document.
      if (job.file !== null && stored.has(job.file.storageKey)) continue;
      const released = await this.release(actor, job, patience);
      if (released === 'not seen') continue;
      const { document } = released;
      if (document !== null && stored.has(document.storageKey)) continue;
      const name = unique(names, job.fileName);
      joined.push({ file_name: name, included: document !== null });
      if (document === null) continue;
      stored.add(document.storageKey);
      const file = new ZipPassThrough(`${FOLDER}/${name}`);
      zip.add(file);
      for await (const part of document.content) {
        file.push(Buffer.from(part));
        yield* chunks.splice(0);
      }
      file.push(new Uint8Array(), true);
      yield* chunks.splice(0);
    }
    await json.push(`"documents": ${JSON.stringify(joined, null, 2)}\n}\n`);
    await json.addTo(zip, DATA_NAME);
    zip.end();
    yield* chunks.splice(0);
  }

  private async release(
    actor: Member,
    job: PrintJobView,
    patience: Patience,
  ): Promise<Pick<Released, 'document'> | 'not seen'> {
    try {
      return await this.documents.release(actor, job, patience);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return error.code === 'introuvable' ? 'not seen' : { document: null };
    }
  }
}

/** Everything except the list of documents, which comes at its end. */
async function packed({ sections, rows }: PersonalData): Promise<PackedText> {
  const json = new PackedText();
  let place = -1;
  let isEmpty = true;
  const nextSection = (): string => {
    const before = sections[place];
    place += 1;
    const section = sections[place];
    const end = before === undefined ? '{\n' : before.isList ? '],\n' : isEmpty ? 'null,\n' : ',\n';
    isEmpty = true;
    return end + (section === undefined ? '' : `"${section.name}": ${section.isList ? '[' : ''}`);
  };
  for await (const batch of rows) {
    for (const row of batch) {
      while (place < row.place) await json.push(nextSection());
      await json.push(`${isEmpty ? '' : ',\n'}${row.text}`);
      isEmpty = false;
    }
  }
  while (place < sections.length) await json.push(nextSection());
  return json;
}

/** Numbers the second file with the same name. */
function unique(taken: Set<string>, fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  let name = fileName;
  for (let number = 2; taken.has(name); number += 1) {
    name = `${fileName.slice(0, dot)} (${number})${fileName.slice(dot)}`;
  }
  taken.add(name);
  return name;
}

const DEFLATED = 8;
const PIECE_SIGNS = 64 * 1024;

/** The text is compressed outside the event loop while it is made, and only the compressed part is in memory. */
export class PackedText {
  private readonly deflate = createDeflateRaw();
  private readonly pieces: Uint8Array<ArrayBuffer>[] = [];
  private text = '';
  private crc = 0;
  private size = 0;

  constructor() {
    this.deflate.on('data', (piece: Uint8Array<ArrayBuffer>) => this.pieces.push(piece));
  }

  async push(text: string): Promise<void> {
    this.text += text;
    if (this.text.length >= PIECE_SIGNS) await this.pack();
  }

  /** Ends the text and adds it as the archive's last file. */
  async addTo(zip: Zip, filename: string): Promise<void> {
    await this.pack();
    this.deflate.end();
    await once(this.deflate, 'end');
    const file: ZipInputFile = { filename, compression: DEFLATED, crc: this.crc, size: this.size };
    zip.add(file);
    for (const piece of this.pieces) file.ondata?.(null, piece, false);
    file.ondata?.(null, new Uint8Array(), true);
  }

  private async pack(): Promise<void> {
    const bytes = Buffer.from(this.text);
    this.text = '';
    this.crc = crc32(bytes, this.crc);
    this.size += bytes.length;
    if (!this.deflate.write(bytes)) await once(this.deflate, 'drain');
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
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
import type { HeldData } from '../queries/held-data.query.js';

const DATA_NAME = 'donnees.json';
const FOLDER = 'documents';

/** A document of the archive, or one that could not be made again in time. */
interface Joined {
  readonly file_name: string;
  readonly included: boolean;
}

/** Writes what is held as a ZIP, as it is read. */
@Injectable()
export class DataArchive {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: DocumentRelease,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Damaged documents are rendered anew for as long as a download may wait; the JSON, which comes last, names the rest. */
  async *write(actor: Member, data: HeldData): AsyncGenerator<Uint8Array> {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error !== null) throw error;
      chunks.push(chunk);
    });
    const patience = { deadline: performance.now() + this.config.downloadWaitMs };
    const names = new Set<string>();
    const stored = new Set<string>();
    const joined: Joined[] = [];
    for (const job of await this.queries.execute(new ListPrinted(actor))) {
      // Several jobs may have asked for one document.
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
    const json = new ZipDeflate(DATA_NAME);
    zip.add(json);
    json.push(strToU8(JSON.stringify({ ...data, documents: joined }, null, 2)), true);
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

/** The second file of a name is numbered. */
function unique(taken: Set<string>, fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  let name = fileName;
  for (let number = 2; taken.has(name); number += 1) {
    name = `${fileName.slice(0, dot)} (${number})${fileName.slice(dot)}`;
  }
  taken.add(name);
  return name;
}

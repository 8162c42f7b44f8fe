import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { StorageFault } from './storage-fault.js';

/** By which a file is known again. */
export interface Fingerprint {
  readonly byteLength: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Why a file is not the one that was written. */
export type Damage = 'missing' | 'other length' | 'other content';

export function fingerprintOf(content: Uint8Array): Fingerprint {
  return { byteLength: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') };
}

/**
 * Files of the product, by key. Keys are ids and hashes only, never names: `print/<establishment>/<hash>.pdf`,
 * `content/<hash>`.
 * What fails is told as a StorageFault, whatever the disk calls it. That a file is gone is a finding of `open` and `damageOf`;
 * that the disk does not answer is none: a good file would be given up for an outage.
 */
export class FileStore {
  constructor(
    private readonly disk: Disk,
    /** Where the disk keeps its files, when that is a directory; object stores show whole objects only. */
    private readonly directory?: string,
  ) {}

  /** A key exists once its whole content is there: a process that dies while it writes leaves no half file under it. */
  async put(key: string, content: Uint8Array): Promise<void> {
    const { directory } = this;
    await orFault(async () => {
      if (directory === undefined) return this.disk.put(key, content);
      const part = `${key}.${randomUUID()}.part`;
      await this.disk.put(part, content);
      // The disk's own move copies.
      return rename(join(directory, part), join(directory, key));
    });
  }

  async get(key: string): Promise<Uint8Array> {
    return orFault(async () => this.disk.getBytes(key));
  }

  /** Whether there is such a file; that this cannot be found out is a fault. */
  async has(key: string): Promise<boolean> {
    return orFault(async () => this.disk.exists(key));
  }

  /**
   * A file that is handed on as it is read, once all of it was found as it was written: what was sent cannot be taken
   * back. It is read twice rather than held in memory, of which many readers of large files would take too much.
   */
  async open(key: string, written: Fingerprint): Promise<Readable | Damage> {
    return (await this.damageOf(key, written)) ?? orFault(async () => this.disk.getStream(key));
  }

  /** Undefined for a file that is as it was written. Never reads further than the written length. */
  async damageOf(key: string, { byteLength, sha256 }: Fingerprint): Promise<Damage | undefined> {
    const hash = createHash('sha256');
    let length = 0;
    try {
      // A stream alone would tell of another length only after reading up to it.
      if ((await this.disk.getMetaData(key)).contentLength !== byteLength) return 'other length';
      for await (const chunk of await this.disk.getStream(key)) {
        const bytes = Buffer.from(chunk);
        length += bytes.byteLength;
        if (length > byteLength) break;
        hash.update(bytes);
      }
    } catch (error) {
      if (await this.isGone(key, error)) return 'missing';
      throw faultOf(error);
    }
    if (length !== byteLength) return 'other length';
    return hash.digest('hex') === sha256 ? undefined : 'other content';
  }

  async delete(key: string): Promise<void> {
    await orFault(async () => this.disk.delete(key));
  }

  /** Takes away every file whose key begins with this folder. */
  async deleteAll(folder: string): Promise<void> {
    await orFault(async () => this.disk.deleteAll(`${folder}/`));
  }

  /** The keys below a folder. */
  async *keysBelow(folder: string): AsyncGenerator<string> {
    let page: string | undefined;
    do {
      const { objects, paginationToken } = await this.list(folder, page);
      for (const object of objects) if (object.isFile) yield object.key;
      page = paginationToken;
    } while (page !== undefined);
  }

  /** The keys of all files that are whole. */
  async *keys(): AsyncGenerator<string> {
    for await (const key of this.keysBelow('')) if (!key.endsWith('.part')) yield key;
  }

  /** When a file was written. */
  async writtenAt(key: string): Promise<Date> {
    return (await orFault(async () => this.disk.getMetaData(key))).lastModified;
  }

  /** By what reading it has failed for. A folder in its place is told by no code. */
  private async isGone(key: string, error: unknown): Promise<boolean> {
    if (tellsOfNoFile(error)) return true;
    return this.directory !== undefined && !(await orFault(async () => this.disk.exists(key)));
  }

  private async list(folder: string, paginationToken?: string): Promise<Awaited<ReturnType<Disk['listAll']>>> {
    try {
      return await this.disk.listAll(folder === '' ? '' : `${folder}/`, {
        recursive: true,
        ...(paginationToken !== undefined && { paginationToken }),
      });
    } catch (error) {
      // A directory is made with its first file.
      if (this.directory !== undefined && !existsSync(join(this.directory, folder))) {
        return { objects: [] };
      }
      throw faultOf(error);
    }
  }
}

async function orFault<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    throw faultOf(error);
  });
}

/** Of a directory, then of an object store. */
const NO_FILE = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ELOOP', 'NotFound', 'NoSuchKey']);

function tellsOfNoFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return NO_FILE.has(error.name) || ('code' in error && NO_FILE.has(error.code)) || tellsOfNoFile(error.cause);
}

function faultOf(error: unknown): StorageFault {
  return new StorageFault('The storage has not done what it was asked', { cause: error });
}

/** Files under a directory of this machine. */
export function localFileStore(directory: string): FileStore {
  return new FileStore(new Disk(new FSDriver({ location: directory, visibility: 'private' })), directory);
}

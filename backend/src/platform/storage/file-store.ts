import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files of the product, by key. Keys are ids and hashes only, never names: `print/<establishment>/<hash>.pdf`. */
export class FileStore {
  constructor(
    private readonly disk: Disk,
    /** Where the disk keeps its files, when that is a directory; object stores show whole objects only. */
    private readonly directory?: string,
  ) {}

  /** A key exists once its whole content is there: a process that dies while it writes leaves no half file under it. */
  async put(key: string, content: Uint8Array): Promise<void> {
    if (this.directory === undefined) return this.disk.put(key, content);
    const part = `${key}.${randomUUID()}.part`;
    await this.disk.put(part, content);
    // The disk's own move copies.
    await rename(join(this.directory, part), join(this.directory, key));
  }

  async get(key: string): Promise<Uint8Array> {
    return this.disk.getBytes(key);
  }

  /** For a file that is handed on as it is read. @throws when there is none. */
  async open(key: string): Promise<Readable> {
    // A stream would tell of a missing file only once the answer has begun.
    await this.disk.getMetaData(key);
    return this.disk.getStream(key);
  }

  async exists(key: string): Promise<boolean> {
    return this.disk.exists(key);
  }

  /** Bytes of a file; undefined when there is none. */
  async sizeOf(key: string): Promise<number | undefined> {
    return (await this.exists(key)) ? (await this.disk.getMetaData(key)).contentLength : undefined;
  }

  async delete(key: string): Promise<void> {
    await this.disk.delete(key);
  }

  /** Takes away every file whose key begins with this folder. */
  async deleteAll(folder: string): Promise<void> {
    await this.disk.deleteAll(`${folder}/`);
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

  /** When a file was written. */
  async writtenAt(key: string): Promise<Date> {
    return (await this.disk.getMetaData(key)).lastModified;
  }

  private async list(folder: string, paginationToken?: string): Promise<Awaited<ReturnType<Disk['listAll']>>> {
    try {
      return await this.disk.listAll(`${folder}/`, {
        recursive: true,
        ...(paginationToken !== undefined && { paginationToken }),
      });
    } catch (error) {
      // A directory is made with its first file.
      if (this.directory !== undefined && !existsSync(join(this.directory, folder))) {
        return { objects: [] };
      }
      throw error;
    }
  }
}

/** Files under a directory of this machine. */
export function localFileStore(directory: string): FileStore {
  return new FileStore(new Disk(new FSDriver({ location: directory, visibility: 'private' })), directory);
}

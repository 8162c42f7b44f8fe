import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.js';

/** The storage failed: no space, no right, no answer. The same request may succeed later. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
}

export interface Fingerprint {
  readonly byteLength: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A stream holds as much of any file in memory. */
const KEPT_BYTES = 256 * 1024;

export type Damage = 'missing' | 'other length' | 'other content';

export function fingerprintOf(content: Uint8Array): Fingerprint {
  return { byteLength: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') };
}

/**
 * Files of the product by key. Keys contain only ids and hashes, never names: `print/<establishment>/<hash>.pdf`,
 * `content/<hash>`. Every failure is a StorageFault, whatever the disk's error is. `open` and `damageOf` report a
 * missing file as damage, but a disk that does not answer as a fault; otherwise an outage would discard good files.
 */
export class FileStore {
  constructor(
    private readonly disk: Disk,
    /** The directory of the files on a disk; object stores only show whole objects. */
    private readonly directory?: string,
  ) {}

  /** A key exists once its content is complete: a process that dies while writing leaves no half file under it. */
  async put(key: string, content: Uint8Array): Promise<void> {
    const { directory } = this;
    await orFault(async () => {
      if (directory === undefined) return this.disk.put(key, content);
      const part = `${key}.${randomUUID()}.part`;
      await this.disk.put(part, content);
      // The file is renamed here, because the disk driver's own move would copy it.
      return rename(join(directory, part), join(directory, key));
    });
  }

  async get(key: string): Promise<Uint8Array> {
    return orFault(async () => this.disk.getBytes(key));
  }

  /** True when the file exists. Throws when this cannot be found out. */
  async has(key: string): Promise<boolean> {
    return orFault(async () => this.disk.exists(key));
  }

  /**
   * A file as a stream, after a check that all of it is as written, because sent bytes cannot be taken back. A large one
   * is read twice instead of held in memory, because many readers would use too much.
   */
  async open(key: string, written: Fingerprint): Promise<Readable | Damage> {
    const kept: Buffer[] | undefined = written.byteLength <= KEPT_BYTES ? [] : undefined;
    const damage = await this.damageOf(key, written, (chunk) => kept?.push(chunk));
    if (damage !== undefined) return damage;
    return kept === undefined ? orFault(async () => this.disk.getStream(key)) : Readable.from(kept);
  }

  /** Undefined for a file that is as it was written. Never reads further in a large file than the written length. */
  async damageOf(
    key: string,
    { byteLength, sha256 }: Fingerprint,
    onRead?: (chunk: Buffer) => void,
  ): Promise<Damage | undefined> {
    const hash = createHash('sha256');
    let length = 0;
    try {
      // The length is checked first, because a stream would show another length only at its end.
      if ((await this.disk.getMetaData(key)).contentLength !== byteLength) return 'other length';
      // A stream of a small file leaves several times its size to the garbage collector.
      const chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array> =
        byteLength <= KEPT_BYTES ? [await this.disk.getBytes(key)] : await this.disk.getStream(key);
      for await (const { buffer, byteOffset, byteLength: read } of chunks) {
        const bytes = Buffer.from(buffer, byteOffset, read);
        length += bytes.byteLength;
        if (length > byteLength) break;
        hash.update(bytes);
        onRead?.(bytes);
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

  /** Deletes every file whose key begins with this folder. */
  async deleteAll(folder: string): Promise<void> {
    await orFault(async () => this.disk.deleteAll(`${folder}/`));
  }

  async *keysBelow(folder: string): AsyncGenerator<string> {
    let page: string | undefined;
    do {
      const { objects, paginationToken } = await this.list(folder, page);
      for (const object of objects) if (object.isFile) yield object.key;
      page = paginationToken;
    } while (page !== undefined);
  }

  async *keys(): AsyncGenerator<string> {
    for await (const key of this.keysBelow('')) if (!key.endsWith('.part')) yield key;
  }

  async writtenAt(key: string): Promise<Date> {
    return (await orFault(async () => this.disk.getMetaData(key))).lastModified;
  }

  /** True when the error of a read means that the file is missing. A folder in the place of the file gives no error code. */
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
      // A directory exists only after its first file was written.
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

/** The error codes of a missing file: first those of a directory, then those of an object store. */
const NO_FILE = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ELOOP', 'NotFound', 'NoSuchKey']);

function tellsOfNoFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return NO_FILE.has(error.name) || ('code' in error && NO_FILE.has(error.code)) || tellsOfNoFile(error.cause);
}

function faultOf(error: unknown): StorageFault {
  return new StorageFault('The storage has not done what it was asked', { cause: error });
}

export function localFileStore(directory: string): FileStore {
  return new FileStore(new Disk(new FSDriver({ location: directory, visibility: 'private' })), directory);
}

/** The folder of the files below DATA_DIR. */
const FOLDER = 'files';
const DEFAULT_REGION = 'us-east-1';

/**
 * The store of STORAGE_URL; without it, files under the data directory. `file:///folder`, or
 * `s3://key:secret@host:port/bucket?region=...&tls=0` for any server that speaks S3. Without a host (`s3://bucket`), the
 * bucket is at Amazon and the credentials come from the environment.
 */
export async function openFileStore({
  storageUrl,
  dataDir,
}: Pick<Config, 'storageUrl' | 'dataDir'>): Promise<FileStore> {
  if (storageUrl === undefined) return localFileStore(join(dataDir, FOLDER));
  const url = new URL(storageUrl);
  if (url.protocol === 'file:') return localFileStore(fileURLToPath(url));
  // The S3 client is large, so an installation with files on disk never loads it.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const place = s3Place(url);
  return new FileStore(new Disk(new S3Driver({ ...place, visibility: 'private', supportsACL: false })));
}

interface S3Place {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string;
  readonly forcePathStyle?: boolean;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

export function s3Place(url: URL): S3Place {
  const region = url.searchParams.get('region') ?? DEFAULT_REGION;
  const path = url.pathname.replace(/^\/|\/$/g, '');
  const credentials =
    url.username === ''
      ? {}
      : {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        };
  if (path === '') return { bucket: url.hostname, region, ...credentials };
  const scheme = url.searchParams.get('tls') === '0' ? 'http' : 'https';
  return { bucket: path, region, endpoint: `${scheme}://${url.host}`, forcePathStyle: true, ...credentials };
}

/** Writes the whole product at one moment into one file: rows, files, and the key that the product made. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { FileStore } from '../platform/storage/file-store.js';
import { FORMAT, frameOf, checkBackup } from './archive.js';
import { openSnapshot, tablesOf } from './database-snapshot.js';
import { seal } from './sealed-stream.js';

export interface BackupPlaces {
  readonly databaseUrl: string;
  readonly files: FileStore;
  readonly keyMark: string;
  readonly keptKey: string | null;
}

export interface BackupReport {
  /** The moment at which the data was read. */
  readonly at: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** The number of files that were deleted after they were listed and before they were read. */
  readonly missing: number;
  readonly bytes: number;
}

/** The file gets its name once it is whole and was read back. */
export async function writeBackup(places: BackupPlaces, target: string, secret: string): Promise<BackupReport> {
  const client = new pg.Client({ connectionString: places.databaseUrl });
  const part = `${target}.part`;
  const report = { tables: 0, rows: 0, files: 0, missing: 0 };
  await client.connect();
  try {
    await pipeline(
      Readable.from(framesToWrite(client, places, report)),
      createGzip(),
      (source: AsyncIterable<Buffer>) => seal(source, secret),
      createWriteStream(part, { mode: 0o600 }),
    );
    const bytes = await flush(part);
    const { at } = await checkBackup(part, secret);
    await rename(part, target);
    return { ...report, at, bytes };
  } finally {
    await client.end();
    await rm(part, { force: true });
  }
}

async function* framesToWrite(
  client: pg.Client,
  { files, keyMark, keptKey }: BackupPlaces,
  report: { tables: number; rows: number; files: number; missing: number },
): AsyncGenerator<Buffer> {
  await openSnapshot(client);
  const [now] = (await client.query<{ at: Date }>('select now() as at')).rows;
  const applied = await client.query<{ name: string }>('select name from schema_migration order by id');
  const migrations = applied.rows.map(({ name }) => name);
  const at = (now?.at ?? new Date()).toISOString();
  yield frameOf({ word: { kind: 'head', format: FORMAT, at, migrations, keyMark, keptKey } });
  yield* tablesOf(client, report);
  await client.query('commit');
  // A key always stands for the same content. So a file that the rows name either exists, or was deleted after the rows were
  // read.
  for await (const key of files.keys()) {
    const content = await files.get(key).catch(async (error: unknown) => {
      // A file that exists but cannot be read is an error. Otherwise a broken storage would give an empty backup.
      if (await files.has(key)) throw error;
    });
    if (content === undefined) {
      report.missing += 1;
      continue;
    }
    const bytes = Buffer.from(content);
    yield frameOf({ word: { kind: 'file', key } });
    yield frameOf({ bytes });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    yield frameOf({ word: { kind: 'file-end', byteLength: bytes.byteLength, sha256 } });
    report.files += 1;
  }
  yield frameOf({ word: { kind: 'end', tables: report.tables, rows: report.rows, files: report.files } });
}

/** Waits until the file is on the disk. Only then the file gets its name. Answers its length. */
async function flush(file: string): Promise<number> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

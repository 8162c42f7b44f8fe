/**
 * Restores a backup into an empty database and an empty storage, so that it overwrites nothing. It begins only after the
 * whole file was checked.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { backupMessages as say } from '../platform/config/operator-messages.js';
import { OperatorError } from '../platform/config/operator-error.js';
import { migrateDatabase, migrateTo } from '../platform/persistence/migrate-database.js';
import { MIGRATIONS } from '../platform/persistence/schema.js';
import type { FileStore } from '../platform/storage/file-store.js';
import { bytesUntilWord, type BackupHead, type Frame, type Word, checkBackup, readBackup } from './archive.js';
import { Refill } from './database-refill.js';

export interface RestorePlaces {
  readonly databaseUrl: string;
  readonly files: FileStore;
  /** Stores the key that the product had made. Refuses an installation with another key. */
  keepKey(key: string): void;
}

export interface RestoreReport {
  readonly head: BackupHead;
  readonly rows: number;
  readonly files: number;
}

const IS_EMPTY = `
  select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm'))
     and not exists (select from pg_namespace where nspname = 'bullmq') as empty`;

export async function restoreBackup(places: RestorePlaces, file: string, secret: string): Promise<RestoreReport> {
  const { databaseUrl, files } = places;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [found] = (await client.query<{ empty: boolean }>(IS_EMPTY)).rows;
    if (found?.empty !== true) throw new OperatorError(say.databaseNotEmpty);
    for await (const key of files.keys()) throw new OperatorError(say.storageNotEmpty(key));
    const head = await checkBackup(file, secret);
    const known = new Set(MIGRATIONS.map(({ name }) => name));
    if (head.migrations.some((name) => !known.has(name))) throw new OperatorError(say.newer);
    if (head.keptKey !== null) places.keepKey(head.keptKey);
    await migrateTo(databaseUrl, head.migrations);
    const taken = await readBackup(file, secret, async (frames) => take(frames, client, files, head));
    // Applies the migrations of later releases.
    await migrateDatabase(databaseUrl);
    return { head, ...taken };
  } finally {
    await client.end();
  }
}

async function take(
  frames: AsyncGenerator<Frame>,
  client: pg.Client,
  files: FileStore,
  { at }: BackupHead,
): Promise<Pick<RestoreReport, 'rows' | 'files'>> {
  const refill = new Refill(client);
  await refill.begin();
  const counts = { tables: 0, rows: 0, files: 0 };
  await frames.next();
  for (;;) {
    const word = await nextWord(frames);
    if (word.kind === 'table') {
      counts.rows += await takeTable(frames, word, refill);
      counts.tables += 1;
    } else if (word.kind === 'sequence') await refill.setSequence(word.name, word.value);
    else if (word.kind === 'file') {
      await takeFile(frames, word.key, files);
      counts.files += 1;
    } else if (word.kind === 'end') {
      const { tables, rows, files: kept } = word;
      if (tables !== counts.tables || rows !== counts.rows || kept !== counts.files)
        throw new OperatorError(say.damaged);
      // Checks that the file ends here.
      await frames.next();
      await refill.commit(at);
      return counts;
    } else throw new OperatorError(say.damaged);
  }
}

async function nextWord(frames: AsyncGenerator<Frame>): Promise<Word> {
  const next: IteratorResult<Frame, unknown> = await frames.next();
  if (next.done === true || !('word' in next.value)) throw new OperatorError(say.damaged);
  return next.value.word;
}

async function takeTable(
  frames: AsyncGenerator<Frame>,
  { name, columns }: Extract<Word, { kind: 'table' }>,
  refill: Refill,
): Promise<number> {
  const told: Word[] = [];
  const rows = await refill.fill(
    name,
    columns,
    bytesUntilWord(frames, (word) => told.push(word)),
  );
  const [end] = told;
  if (end?.kind !== 'table-end' || end.rows !== rows) throw new OperatorError(say.damaged);
  return rows;
}

async function takeFile(frames: AsyncGenerator<Frame>, key: string, files: FileStore): Promise<void> {
  const told: Word[] = [];
  const parts: Buffer[] = [];
  for await (const bytes of bytesUntilWord(frames, (word) => told.push(word))) parts.push(bytes);
  const content = Buffer.concat(parts);
  const [end] = told;
  const sha256 = createHash('sha256').update(content).digest('hex');
  if (end?.kind !== 'file-end' || end.sha256 !== sha256) throw new OperatorError(say.damaged);
  await files.put(key, content);
}

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runMigrations } from 'bullmq';
import { ownerDataSource, type Migration } from './database.js';
import { APPLICATION_ROLE } from './roles.js';
import { MIGRATIONS } from './schema.js';
import { isLockRefused } from './sql-errors.js';

/** A statement that waits for a table makes all others queue behind it, so it gives up after this time. */
const LOCK_MS = 3_000;
const PAUSE_MS = 1_000;
/** Together these tries last more than two minutes. Few transactions hold a table for longer. */
const TRIES = 40;

export interface MigrationPatience {
  readonly lockMs?: number;
  readonly pauseMs?: number;
  readonly tries?: number;
  /** Called each time a migration gives up a wait for a table. */
  readonly onWait?: () => void;
}

/** Applies pending migrations: the product's schema first, then BullMQ's. It may run at every start, and under load. */
export async function migrateDatabase(ownerUrl: string, patience: MigrationPatience = {}): Promise<void> {
  await applyMigrations(ownerUrl, MIGRATIONS, patience);
  await givingWay(patience, async () => migrateQueues(ownerUrl, patience));
}

/** The product's schema after these migrations, for rows of that time. */
export async function migrateTo(ownerUrl: string, names: readonly string[]): Promise<void> {
  const migrations = MIGRATIONS.filter(({ name }) => names.includes(name));
  await applyMigrations(ownerUrl, migrations);
}

/** A migration that gives up has changed nothing, and earlier migrations stay (ADR 68). */
export async function applyMigrations(
  ownerUrl: string,
  migrations: readonly Migration[],
  patience: MigrationPatience = {},
): Promise<void> {
  const source = await ownerDataSource(ownerUrl, { migrations, lockMs: patience.lockMs ?? LOCK_MS }).initialize();
  try {
    await givingWay(patience, async () => source.runMigrations({ transaction: 'each' }));
    await source.query(`grant select on schema_migration to ${APPLICATION_ROLE}`);
  } finally {
    await source.destroy();
  }
}

async function givingWay(
  { pauseMs = PAUSE_MS, tries = TRIES, onWait }: MigrationPatience,
  work: () => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockRefused(error) || attempt === tries) throw error;
      onWait?.();
      await wait(pauseMs);
    }
  }
}

async function migrateQueues(ownerUrl: string, { lockMs = LOCK_MS }: MigrationPatience): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, options: `-c lock_timeout=${lockMs}` });
  await client.connect();
  try {
    await runMigrations(client);
    for (const right of QUEUE_RIGHTS) await client.query(right);
  } finally {
    await client.end();
  }
}

const QUEUE_RIGHTS = [
  // BullMQ makes a sequence of job ids for each queue.
  `grant usage, create on schema bullmq to ${APPLICATION_ROLE}`,
  `grant select, insert, update, delete on all tables in schema bullmq to ${APPLICATION_ROLE}`,
  `grant usage, select on all sequences in schema bullmq to ${APPLICATION_ROLE}`,
  `grant execute on all routines in schema bullmq to ${APPLICATION_ROLE}`,
];

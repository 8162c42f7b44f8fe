import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runMigrations } from 'bullmq';
import { ownerDataSource, type Migration } from './database.js';
import { APPLICATION_ROLE } from './roles.js';
import { MIGRATIONS } from './schema.js';
import { isLockRefused } from './sql-errors.js';

/** A statement that waits for a table makes all others queue behind it: it gives way after this time. */
const LOCK_MS = 3_000;
const PAUSE_MS = 1_000;
/** Two minutes and more: a transaction that holds a table for longer is no everyday one. */
const TRIES = 40;

/** How migrations wait for tables that others use. */
export interface MigrationPatience {
  readonly lockMs?: number;
  readonly pauseMs?: number;
  readonly tries?: number;
  /** Told each time that a migration gave way to somebody who uses its tables. */
  readonly onWait?: () => void;
}

/** Applies what is pending, the product's schema first, then BullMQ's own. Safe to run at every start, and under load. */
export async function migrateDatabase(ownerUrl: string, patience: MigrationPatience = {}): Promise<void> {
  await applyMigrations(ownerUrl, MIGRATIONS, patience);
  await givingWay(patience, async () => migrateQueues(ownerUrl, patience));
}

/** The product's schema as these migrations made it, for rows of that time. */
export async function migrateTo(ownerUrl: string, names: readonly string[]): Promise<void> {
  const migrations = MIGRATIONS.filter(({ name }) => names.includes(name));
  await applyMigrations(ownerUrl, migrations);
}

/** Each in a transaction of its own: one that gives way has changed nothing, and those before it stay (ADR 68). */
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

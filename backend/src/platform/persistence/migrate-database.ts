import pg from 'pg';
import { runMigrations } from 'bullmq';
import { ownerDataSource } from './database.js';
import { APPLICATION_ROLE } from './roles.js';
import { MIGRATIONS } from './schema.js';

/** Applies what is pending, the product's schema first, then BullMQ's own. Safe to run at every start. */
export async function migrateDatabase(ownerUrl: string): Promise<void> {
  const source = await ownerDataSource(ownerUrl).initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
    await source.query(`grant select on schema_migration to ${APPLICATION_ROLE}`);
  } finally {
    await source.destroy();
  }
  await migrateQueues(ownerUrl);
}

/** The product's schema as these migrations made it, for rows of that time. */
export async function migrateTo(ownerUrl: string, names: readonly string[]): Promise<void> {
  const migrations = MIGRATIONS.filter(({ name }) => names.includes(name));
  const source = await ownerDataSource(ownerUrl, [], migrations).initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
}

async function migrateQueues(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
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

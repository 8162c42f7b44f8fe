import pg from 'pg';
import { applicationConnection, type DatabaseAddress } from './database.js';
import { MIGRATIONS } from './schema.js';

/** Both processes refuse to start on a database that lacks a migration: `npm start` applies them first. */
export async function assertMigrated(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client(applicationConnection(address));
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select name from schema_migration');
    const applied = new Set(rows.map(({ name }) => name));
    const pending = MIGRATIONS.filter(({ name }) => !applied.has(name));
    if (pending.length > 0) throw new Error(`Pending migrations: ${pending.map(({ name }) => name).join(', ')}`);
  } finally {
    await client.end();
  }
}

/** The journal recorded by the first release, with its read tables, in a database of today. */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { ownerDataSource } from '../../src/platform/persistence/database.js';
import { KnownNetworks1763700000006 } from '../../src/platform/persistence/migrations/1763700000006-known-networks.js';
import { MIGRATIONS } from '../../src/platform/persistence/schema.js';
import { createTestDatabase } from './test-database.js';

/**
 * One line per row, recorded once by driving the product through every event of its catalogue. The people are invented
 * and it holds no password. It is never edited or recorded again, since it stands for data of installations.
 */
const RECORDING = projectPath('backend', 'test', 'fixtures', 'journal.v1.jsonl');
const line = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });

export interface RecordedJournal {
  readonly owner: pg.Client;
  close(): Promise<void>;
}

/** Loads it into the schema of its day, then migrates it as an installation does. */
export async function openRecordedJournal(): Promise<RecordedJournal> {
  const database = await createTestDatabase({ empty: true });
  const owner = new pg.Client({ connectionString: database.url });
  await migrate(database.url, MIGRATIONS.slice(0, MIGRATIONS.indexOf(KnownNetworks1763700000006) + 1));
  await owner.connect();
  await load(owner);
  await migrate(database.url, MIGRATIONS);
  return {
    owner,
    async close() {
      await owner.end();
      await database.drop();
    },
  };
}

async function migrate(url: string, migrations: typeof MIGRATIONS): Promise<void> {
  const source = await ownerDataSource(url).setOptions({ migrations }).initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
}

async function load(owner: pg.Client): Promise<void> {
  const rows = new Map<string, object[]>();
  for (const text of readFileSync(RECORDING, 'utf8').trimEnd().split('\n')) {
    const { table, row } = line.parse(JSON.parse(text));
    rows.set(table, [...(rows.get(table) ?? []), row]);
  }
  for (const [table, ofTable] of rows) {
    await owner.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(ofTable)],
    );
  }
}

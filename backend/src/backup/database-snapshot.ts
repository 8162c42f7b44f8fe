/** Reads all rows as they are at one moment, through the owner's connection. It needs no pg_dump. */
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { TABLES } from '../platform/persistence/schema.js';
import { frameOf } from './archive.js';

export interface Counts {
  tables: number;
  rows: number;
}

interface Column {
  readonly table: string;
  readonly column: string;
  /** True when row-level security also applies to the owner, who then sees the rows of one establishment at a time. */
  readonly locked: boolean;
}

const COLUMNS = `
  select c.relname as table, a.attname as column, c.relforcerowsecurity as locked
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
     and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   order by c.relname, a.attnum`;

/** Sequences are read after the tables, so that a restored sequence gives no number a second time. */
const SEQUENCES = `
  select sequencename as name, last_value::text as value from pg_sequences
   where schemaname = 'public' and last_value is not null order by sequencename`;

/** Formats of times and numbers that every server reads. */
const FORMS = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Begins the snapshot: from this call on, the client sees the database as it is at this moment. */
export async function openSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(FORMS);
  await client.query(`select set_config('app.scope', 'staff', true)`);
}

export async function* tablesOf(client: Client, counts: Counts): AsyncGenerator<Buffer> {
  const { rows } = await client.query<Column>(COLUMNS);
  const ids = await client.query<{ id: number }>('select id from establishment order by id');
  const establishments = ids.rows.map(({ id }) => id);
  for (const table of new Set(rows.map(({ table: name }) => name))) {
    const columns = rows.filter((row) => row.table === table);
    const names = columns.map(({ column }) => column);
    yield frameOf({ word: { kind: 'table', name: table, columns: names } });
    const list = names.map((name) => client.escapeIdentifier(name)).join(', ');
    const select = `select ${list} from ${client.escapeIdentifier(table)}`;
    const isByEstablishment = TABLES[table] === 'tenant' && columns.some(({ locked }) => locked);
    let count = 0;
    for (const establishment of isByEstablishment ? establishments : [null]) {
      if (establishment !== null) await enter(client, establishment);
      const stream = client.query(copyTo(`copy (${select}) to stdout`));
      for await (const bytes of stream as AsyncIterable<Buffer>) yield frameOf({ bytes });
      count += stream.rowCount;
    }
    yield frameOf({ word: { kind: 'table-end', rows: count } });
    counts.tables += 1;
    counts.rows += count;
  }
  const sequences = await client.query<{ name: string; value: string }>(SEQUENCES);
  for (const { name, value } of sequences.rows) yield frameOf({ word: { kind: 'sequence', name, value } });
}

async function enter(client: Client, establishment: number): Promise<void> {
  await client.query(`select set_config('app.establishment_id', $1, true)`, [String(establishment)]);
}

/** Fills the tables of a database that has only its schema, in one transaction. */
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { noteBackup } from './backup-folder.js';

/** The tables of a backup, including those that migrations filled, because the backup has their later state. */
const TABLES = `
  select relname as name, relforcerowsecurity as locked from pg_class
   where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'`;

const KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
   where connamespace = 'public'::regnamespace and contype = 'f'`;

/** A backup has no queues, so recent events are relayed again. Consumers recognise a job that was done (ADR 0002). */
const RELAY_AGAIN = `
  update domain_event set relayed_at = null where occurred_at > $1::timestamptz - interval '2 days'`;

/** Ends all sessions, because some of them may have ended after the backup was made. */
const END_SESSIONS = 'update session set ended_at = now() where ended_at is null';

export class Refill {
  private keys: { table: string; name: string; definition: string }[] = [];
  private locked: string[] = [];
  private tables: string[] = [];

  constructor(private readonly client: Client) {}

  /** Drops locks, triggers and references, because rows arrive in any order. */
  async begin(): Promise<void> {
    const { client } = this;
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const { rows } = await client.query<{ name: string; locked: boolean }>(TABLES);
    this.tables = rows.map(({ name }) => client.escapeIdentifier(name));
    this.locked = rows.filter(({ locked }) => locked).map(({ name }) => client.escapeIdentifier(name));
    this.keys = (await client.query<(typeof this.keys)[number]>(KEYS)).rows;
    for (const { table, name } of this.keys) {
      await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
    }
    for (const table of this.locked) await client.query(`alter table ${table} no force row level security`);
    for (const table of this.tables) await client.query(`alter table ${table} disable trigger user`);
    await client.query(`truncate ${this.tables.join(', ')}`);
  }

  /** Answers the number of rows. */
  async fill(table: string, columns: readonly string[], source: AsyncIterable<Buffer>): Promise<number> {
    const { client } = this;
    const list = columns.map((name) => client.escapeIdentifier(name)).join(', ');
    const stream = client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${list}) from stdin`));
    await pipeline(source, stream);
    return stream.rowCount;
  }

  async setSequence(name: string, value: string): Promise<void> {
    await this.client.query('select setval($1::regclass, $2::bigint)', [this.client.escapeIdentifier(name), value]);
  }

  /** Makes the references again, which checks them against all rows. */
  async commit(at: string): Promise<void> {
    const { client } = this;
    await client.query(RELAY_AGAIN, [at]);
    await client.query(END_SESSIONS);
    // Writes the mark of the restored backup, which the backup itself cannot contain.
    await noteBackup(client, at);
    for (const table of this.tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of this.keys) {
      await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
    }
    for (const table of this.locked) await client.query(`alter table ${table} force row level security`);
    await client.query('commit');
    await client.query('analyze');
  }
}

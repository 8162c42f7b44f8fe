import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../../../backend/test/support/eventually.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './server.js';
import { itFurther } from '../../../backend/test/support/scale.js';

async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

describe('embedded PostgreSQL', () => {
  let directory: string;
  let server: EmbeddedPostgres;

  const restart = async () => {
    server = await startEmbeddedPostgres({ directory, durable: false });
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'valorisation-postgres-'));
    await restart();
  });

  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('sorts names in French order', async () => {
    const sorted = await query<{ word: string }>(
      server.url,
      `SELECT word FROM unnest(ARRAY['zèbre', 'Élan', 'cote', 'côté', 'ça', 'eau', 'Œuvre', 'ovale']) AS word ORDER BY word`,
    );
    expect(sorted.map(({ word }) => word)).toEqual(['ça', 'cote', 'côté', 'eau', 'Élan', 'Œuvre', 'ovale', 'zèbre']);
  });

  it('gives the product a login that is no superuser, on loopback only', async () => {
    const [login] = await query(
      server.url,
      `SELECT rolsuper, rolbypassrls, current_setting('listen_addresses') AS hosts
         FROM pg_roles WHERE rolname = current_user`,
    );
    expect(login).toEqual({ rolsuper: false, rolbypassrls: false, hosts: '127.0.0.1' });
  });

  it('refuses a login without the right password', async () => {
    const wrong = new URL(server.url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('logs a refused row without its content', async () => {
    await query(server.url, 'CREATE TABLE person (name text CONSTRAINT one_of_a_name UNIQUE)');
    const add = async () => query(server.url, 'INSERT INTO person VALUES ($1)', ['Zoé Personnelle']);
    await add();
    await expect(add()).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining('Zoé') });
    await eventually(async () => {
      const log = await readFile(join(directory, 'postgres.log'), 'utf8');
      expect(log).toContain('one_of_a_name');
      expect(log).not.toContain('Zoé');
    });
  });

  it('keeps its data from one start to the next', async () => {
    await query(server.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await server.stop();
    await restart();
    expect(await query(server.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('takes over from a server that was left running', async () => {
    const orphanUrl = server.url;
    await restart();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(query(orphanUrl, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  itFurther('restarts on the same address each time it is killed, with its data, until it is stopped', async () => {
    const lines: string[] = [];
    await server.stop();
    server = await startEmbeddedPostgres({ directory, onFall: (line) => lines.push(line) });
    await query(server.url, 'CREATE TABLE survivors (number integer)');
    for (let kill = 1; kill <= 3; kill += 1) {
      await query(server.url, `INSERT INTO survivors VALUES (${kill})`);
      process.kill(Number.parseInt(await readFile(join(directory, 'data', 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
      await eventually(() => expect(lines).toHaveLength(2 * kill));
      expect(await query(server.url, 'SELECT count(*)::integer AS count FROM survivors')).toEqual([{ count: kill }]);
    }
    await server.stop();
    await expect(query(server.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(lines).toHaveLength(6);
    await restart();
  });

  it('starts in spite of a lock file whose number now belongs to another program', async () => {
    const lockFile = join(directory, 'data', 'postmaster.pid');
    const lock = await readFile(lockFile, 'utf8');
    await server.stop();
    await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)));
    await restart();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

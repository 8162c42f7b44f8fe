/** A database for each test file: a clone of the template that the global set-up migrated and loaded. */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { eventually } from './eventually.js';

export interface TestDatabase {
  /** The owner's address, as `DATABASE_URL` gives it. */
  readonly url: string;
  /** Ends the sessions still open and removes the database. */
  drop(): Promise<void>;
}

function templateUrl(): URL {
  const url = process.env['TEST_TEMPLATE_URL'];
  if (url === undefined) throw new Error('This kind of test needs the global set-up of jest.config.mjs');
  return new URL(url);
}

/** Databases are created and dropped from the server's `postgres` database, since a template must not be in use. */
async function administer(url: URL, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const administration = new URL(url);
  administration.pathname = '/postgres';
  const client = new pg.Client({ connectionString: administration.href });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const IN_USE = '55006';

/**
 * Before a copy or a drop, the server waits five seconds for the last sessions of a database. On a busy machine, a
 * closed session may need longer.
 */
async function onceUnused(work: () => Promise<unknown>): Promise<unknown> {
  return eventually(async () =>
    work().then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === IN_USE) throw error;
        return { error };
      },
    ),
  ).then((failed) => {
    if (failed !== undefined) throw failed.error;
  });
}

const SESSIONS = `pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`;
/** A closed session is gone within milliseconds; one that is cut off before that reports an error to its client. */
const GOING_MS = 500;
const PAUSE_MS = 5;

async function letSessionsGo(client: pg.Client, name: string): Promise<void> {
  const deadline = Date.now() + GOING_MS;
  do {
    const { rowCount } = await client.query(`SELECT FROM ${SESSIONS}`, [name]);
    if (rowCount === 0) return;
    await delay(PAUSE_MS);
  } while (Date.now() < deadline);
}

/**
 * Ends our own sessions instead of using `WITH (FORCE)`, which is refused while autovacuum runs in the database, since
 * that runs as the superuser. A plain drop interrupts it and waits for the ended sessions.
 */
async function endSessionsAndDrop(client: pg.Client, name: string): Promise<void> {
  await letSessionsGo(client, name);
  await client.query(`SELECT pg_terminate_backend(pid) FROM ${SESSIONS}`, [name]);
  await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)}`);
}

/** @param empty creates nothing in it, not even the schema */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const url = templateUrl();
  const template = empty ? 'template1' : url.pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(url, (client) =>
    onceUnused(async () =>
      // Copies the files: a third of the work of the other strategy, which logs each page.
      client.query(
        `CREATE DATABASE ${client.escapeIdentifier(name)}
           TEMPLATE ${client.escapeIdentifier(template)} STRATEGY FILE_COPY`,
      ),
    ),
  );
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administer(url, (client) => onceUnused(async () => endSessionsAndDrop(client, name))),
  };
}

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationDataSource, ownerDataSource, readPool } from './database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => database.drop());

/** The server has no address over a socket. */
const ASKED = `select inet_server_addr() as server, current_setting('application_name') as application_name, current_user as role`;
const NAME = 'through the address';

it('reads and writes by an address with all its parameters', async () => {
  const url = new URL(database.url);
  url.searchParams.set('application_name', NAME);
  const pool = readPool({ ownerUrl: url.href }, 1);
  const sources = [applicationDataSource({ ownerUrl: url.href }, [], 1), ownerDataSource(url.href)];
  await Promise.all(sources.map(async (source) => source.initialize()));
  const answers = [
    ...(await pool.query<Record<string, unknown>>(ASKED)).rows,
    ...(await Promise.all(sources.map(async (source) => source.query<unknown[]>(ASKED)))).flat(),
  ];
  const server = url.searchParams.has('host') ? null : '127.0.0.1';
  const sessionOf = (role: string) => ({ server, application_name: NAME, role });
  expect(answers).toEqual([
    sessionOf('valorisation_app'),
    sessionOf('valorisation_app'),
    sessionOf(decodeURIComponent(url.username)),
  ]);
  await Promise.all([pool.end(), ...sources.map(async (source) => source.destroy())]);
});

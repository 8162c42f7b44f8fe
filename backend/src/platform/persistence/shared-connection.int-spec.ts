import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, type Pool } from 'pg';
import { eventually } from '../../../test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { readPool } from './database.js';
import { SharedConnection } from './shared-connection.js';

const backend = { name: 'backend', text: 'select pg_backend_pid() as pid, $1::integer as turn', values: [0] };
const asked = (turn: number) => ({ ...backend, values: [turn] });

describe('a shared connection', () => {
  let database: TestDatabase;
  let pool: Pool;
  let shared: SharedConnection;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = readPool({ ownerUrl: database.url }, 3);
    shared = new SharedConnection(pool);
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('serves many reads at once, each with its own answer, and is given back', async () => {
    const turns = Array.from({ length: 50 }, (_, turn) => turn);
    const answers = await Promise.all(turns.map((turn) => shared.query<{ pid: number; turn: number }>(asked(turn))));
    expect(answers.map(([row]) => row?.turn)).toEqual(turns);
    expect(new Set(answers.map(([row]) => row?.pid)).size).toBe(1);
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  it('fails one read only when the server refuses it', async () => {
    const refused = shared.query({ name: 'refused', text: 'select 1 / $1::integer', values: [0] });
    const answered = shared.query<{ turn: number }>(asked(7));
    await expect(refused).rejects.toMatchObject({ code: '22012' });
    expect((await answered)[0]?.turn).toBe(7);
  });

  it('fails all running reads when it ends, and serves the next read on another', async () => {
    const inFlight = Promise.allSettled([
      shared.query({ name: 'long', text: 'select pg_sleep(60)', values: [] }),
      shared.query(asked(1)),
    ]);
    const owner = new Client({ connectionString: database.url });
    await owner.connect();
    await eventually(async () => {
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`,
      );
      expect(rowCount).toBe(1);
    });
    await owner.end();
    expect((await inFlight).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await shared.query<{ turn: number }>(asked(2)))[0]?.turn).toBe(2);
    expect(pool.idleCount).toBe(pool.totalCount);
  });
});

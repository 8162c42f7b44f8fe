import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { putInForce } from './support/grid-versions.js';
import { withKills } from './support/kills.js';
import { signInAll } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { openTestBench, SHORT_LOCK, type TestBench } from './support/test-bench.js';
import { lifeOutcomeResponse } from './support/wire-schemas.js';

const VALUATIONS = scaled({ part: 500, all: 100_000 });
const ROWS_OF_PROFILE = 500;
const KILLS = 2;
const OLDER_GRID = 1;

/** A new version in force, many valuations of two establishments, and a worker that may be killed twice. */
describe('moving valuations to a new grid', () => {
  let bench: TestBench;
  /** The valuations to move, in the order of the move. */
  let ranked: readonly number[];

  beforeAll(async () => {
    bench = await openTestBench();
    const { main, otherMain } = await signInAll(await bench.startApi());
    await Promise.all([fill(main, VALUATIONS / 2), fill(otherMain, VALUATIONS / 2)]);
  });

  afterAll(async () => bench.close());

  it(`is complete${withKills ? ' after two kills' : ''}, has moved each row once, and the journal verifies`, async () => {
    const due = await count(
      `select count(*)::integer as count from valuation where status = 1 and grid_id <> ${OLDER_GRID}`,
    );
    expect(due).toBeGreaterThanOrEqual(VALUATIONS);
    const { rows } = await bench.owner.query<{ id: number }>(
      `select id from valuation where status = 1 and grid_id <> ${OLDER_GRID} order by establishment_id, id`,
    );
    ranked = rows.map(({ id }) => id);
    await putInForce(bench, OLDER_GRID, []);
    if (withKills) await loseWorkersOnTheirWay(due);
    await bench.startWorker(SHORT_LOCK);
    await eventually(async () => expect(await finished()).toBe(true));

    expect(await count('select count(*)::integer as count from valuation where status = 1')).toBe(0);
    expect(await count(`select count(*)::integer as count from valuation where status = 3 and grid_id = 2`)).toBe(due);
    const twice = `select count(*)::integer as count from (
      select aggregate_id from domain_event where type = 'valuation.outdated' and grid_id = 2
       group by aggregate_id having count(*) > 1) repeated`;
    expect(await count(twice)).toBe(0);
    expect(await moved()).toBe(due);
    expect(await bench.journalDifferences()).toEqual([]);
  });

  /** Each kill meets the worker half-way however fast it is: the first in the first half, the second in the other. */
  async function loseWorkersOnTheirWay(due: number): Promise<void> {
    let release = await hold(Math.floor(due / 2));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const worker = await bench.spawnWorker(SHORT_LOCK);
      const before = await moved();
      await eventually(async () => expect(await moved()).toBeGreaterThan(before));
      await worker.kill();
      const releaseNext = kill < KILLS ? await hold(due - 1) : async () => undefined;
      await release();
      release = releaseNext;
      expect(await finished()).toBe(false);
    }
  }

  async function count(sql: string): Promise<number> {
    return (await bench.owner.query<{ count: number }>(sql)).rows[0]?.count ?? 0;
  }

  /** Locks the valuation at that rank, and returns how to release it. */
  async function hold(rank: number): Promise<() => Promise<void>> {
    const client = await bench.owner.connect();
    await client.query('begin');
    const { rowCount } = await client.query(`select from valuation where id = $1 for update`, [ranked[rank]]);
    expect(rowCount).toBe(1);
    return async () => {
      await client.query('rollback');
      client.release();
    };
  }

  async function moved(): Promise<number> {
    return count(`select coalesce(max(moved), 0)::integer as count from grid_move where grid_id = ${OLDER_GRID}`);
  }

  async function finished(): Promise<boolean> {
    return (await count('select count(*)::integer as count from grid_move where finished_at is not null')) === 1;
  }
});

/** Fills profiles with copies of one classified job, by the product's own bulk call. */
async function fill(client: ApiClient, wanted: number): Promise<void> {
  for (let profiles = 0; profiles * ROWS_OF_PROFILE < wanted; profiles += 1) {
    const ids = [(await classify(client)).valor_id];
    while (ids.length < ROWS_OF_PROFILE) {
      const answer = await client.post('/v1/valor/duplicate/multiple', {
        ids: ids.slice(0, ROWS_OF_PROFILE - ids.length),
      });
      ids.push(...payloadOf(lifeOutcomeResponse, answer, 201).ids);
    }
  }
}

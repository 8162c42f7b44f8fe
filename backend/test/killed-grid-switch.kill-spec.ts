/**
 * A process that dies while it puts a grid version in force: the old version stays complete, and the next try switches
 * once.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { makeDue, publications, raisedDraft, signInAdmins } from './support/grid-publications.js';
import { putInForce } from './support/grid-versions.js';
import { openTestBench, type SpawnedProcess, type TestBench } from './support/test-bench.js';
import { untilNoTransactionIsOpen, untilWaitingFor } from './support/waiting-statements.js';

const OLDER_GRID = 1;

describe('a grid version whose switch is killed', () => {
  let bench: TestBench;
  let acts: ReturnType<typeof publications>;

  const idsOf = async (sql: string): Promise<number[]> =>
    (await bench.owner.query<{ id: number }>(sql)).rows.map(({ id }) => id);
  const inForce = async () => idsOf(`select id from grid_version where status = 'in_force'`);
  const switches = async () =>
    idsOf(`select aggregate_id as id from domain_event where type = 'grid.put-in-force' order by event_id`);
  const killInTheMiddle = async (start: () => Promise<SpawnedProcess>): Promise<void> => {
    const before = [await inForce(), await switches()];
    const holder = await bench.owner.connect();
    await holder.query('begin; lock table grid_version in share mode');
    const dying = await start();
    await untilWaitingFor(bench.owner, { table: 'grid_version' });
    await dying.kill();
    await holder.query('rollback');
    holder.release();
    await untilNoTransactionIsOpen(bench.owner);
    expect([await inForce(), await switches()]).toEqual(before);
  };

  beforeAll(async () => {
    bench = await openTestBench();
    acts = publications(await signInAdmins(bench.owner, await bench.startApi()));
  });

  afterAll(async () => bench.close());

  it('is put in force once by the next worker, after a worker on its minute', async () => {
    const before = await switches();
    const id = await raisedDraft(bench.owner);
    await acts.publish(id, { takes_force_at: '2031-01-01T00:00' });
    await makeDue(bench.owner, id);
    await killInTheMiddle(async () => bench.spawnWorker());
    expect((await acts.state(id)).status).toBe('scheduled');
    const worker = await bench.startWorker();
    await eventually(async () => expect(await inForce()).toEqual([id]));
    await eventually(async () => expect((await acts.state(id)).move).toMatchObject({ share: 1 }));
    await worker.stop();
    expect(await switches()).toHaveLength(before.length + 1);
    expect(await bench.journalDifferences()).toEqual([]);
  });

  it('is put in force once by another try of the operator', async () => {
    const before = await switches();
    await killInTheMiddle(async () => bench.spawnGridCommand(String(OLDER_GRID)));
    await putInForce(bench, OLDER_GRID, []);
    expect(await inForce()).toEqual([OLDER_GRID]);
    expect(await switches()).toHaveLength(before.length + 1);
    expect(await bench.journalDifferences()).toEqual([]);
  });
});

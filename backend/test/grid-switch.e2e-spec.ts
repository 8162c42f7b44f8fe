import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import type { ApiClient } from './support/api-client.js';
import { complete, create, THREE_DEGREES } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { putInForce } from './support/grid-versions.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaiting, untilWaitingFor } from './support/waiting-statements.js';

const OLDER_GRID = 1;

/** A command that computes on the grid in force is still writing when another version is put in force. */
describe('a grid switch during a command', () => {
  let bench: TestBench;
  let main: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
    await bench.startWorker();
  });

  afterAll(async () => bench.close());

  it('waits for the command, so that the move finds its row', async () => {
    const { valor_id } = await create(main, { valor_data: THREE_DEGREES });
    const holder = await bench.owner.connect();
    await holder.query('begin');
    await holder.query('select from valuation where id = $1 for update', [valor_id]);
    const completing = complete(main, valor_id);
    await untilWaiting(bench.owner, 1);
    const switching = putInForce(bench, OLDER_GRID, []);
    await untilWaitingFor(bench.owner, 'advisory');
    await holder.query('rollback');
    holder.release();

    expect((await completing).valor_visa).toBe(ValuationStatus.UpToDate);
    await switching;
    await eventually(async () => expect(await statusOf(valor_id)).toBe(ValuationStatus.AwaitingUpdate));
  });

  async function statusOf(id: number): Promise<number | undefined> {
    return (await bench.owner.query<{ status: number }>('select status from valuation where id = $1', [id])).rows[0]
      ?.status;
  }
});

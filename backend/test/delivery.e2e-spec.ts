import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { queueConnection } from '../src/platform/jobs/queue-connection.js';
import type { ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const REACTION = 'render-document-when-print-requested';

/** An event is delivered at least once: after a crash it may come again, under the same job id or another one. */
describe('an event that is delivered again', () => {
  let bench: TestBench;
  let main: ApiClient;
  let queue: Queue;

  const effects = async () => {
    const { rows } = await bench.owner.query<Record<string, unknown>>(
      `select (select json_agg(j order by id) from print_job j) as jobs, (select json_agg(f) from print_file f) as files,
              (select json_agg(c) from consumed_event c) as claims`,
    );
    return rows[0];
  };
  const lastEvent = async () => {
    const { rows } = await bench.owner.query<{ id: string; aggregate: number; establishment: number }>(
      `select event_id as id, aggregate_id as aggregate, establishment_id as establishment from domain_event
        where type = 'print.requested' order by position desc limit 1`,
    );
    if (rows[0] === undefined) throw new Error('No document was asked for');
    return rows[0];
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const [url] = await Promise.all([bench.startApi(), bench.startWorker()]);
    main = await signIn(url, emailOf('main'));
    queue = new Queue('pdf', { connection: queueConnection({ ownerUrl: bench.databaseUrl }, 'producer') });
    const { valor_id } = await classify(main);
    const { status } = await main.get(`/v1/valor/download/${valor_id}`);
    if (status !== 200) throw new Error(`The document was answered with ${status}`);
  });

  afterAll(async () => {
    await queue.close();
    await bench.close();
  });

  it('by the relay, when its job is long forgotten, has no second effect', async () => {
    const before = await effects();
    const { id } = await lastEvent();
    const isDone = async () => expect((await queue.getJob(`${id}_${REACTION}`))?.finishedOn).toBeDefined();
    // The effect is visible before the queue marks the job as done, and a job that still runs cannot be removed.
    await eventually(isDone);
    expect(await queue.remove(`${id}_${REACTION}`)).toBe(1);
    await bench.owner.query('update domain_event set relayed_at = null where event_id = $1', [id]);
    await eventually(isDone);
    expect(await effects()).toEqual(before);
  });

  it('by the queue, several times at once, has no second effect', async () => {
    const before = await effects();
    const { id, aggregate, establishment } = await lastEvent();
    const data = { eventId: id, jobId: aggregate, establishmentId: establishment };
    const again = await Promise.all(['a', 'b', 'c'].map(async (jobId) => queue.add(REACTION, data, { jobId })));
    await eventually(async () => {
      for (const { id: jobId } of again) expect((await queue.getJob(jobId ?? ''))?.finishedOn).toBeDefined();
    });
    expect(await effects()).toEqual(before);
  });

  it('while the first delivery still runs gives one file and one claim', async () => {
    const { valor_id } = await classify(main);
    const asked = main.get(`/v1/valor/download/${valor_id}`);
    const { id, aggregate, establishment } = await eventually(async () => {
      const event = await lastEvent();
      expect(event.aggregate).toBeGreaterThan(1);
      return event;
    });
    const data = { eventId: id, jobId: aggregate, establishmentId: establishment };
    await Promise.all(['x', 'y'].map(async (jobId) => queue.add(REACTION, data, { jobId })));
    expect((await asked).status).toBe(200);
    await eventually(async () => {
      for (const jobId of ['x', 'y']) expect((await queue.getJob(jobId))?.finishedOn).toBeDefined();
    });
    const claims = await bench.owner.query('select from consumed_event where event_id = $1', [id]);
    expect(claims.rowCount).toBe(1);
    expect((await bench.owner.query('select from print_file')).rowCount).toBe(2);
    expect((await bench.owner.query(`select from print_job where state = 'done'`)).rowCount).toBe(2);
  });
});

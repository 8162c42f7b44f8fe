import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { PURGE_ESTABLISHMENT } from '../src/modules/privacy/events.js';
import { queueConnection } from '../src/platform/jobs/queue-connection.js';
import type { ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type StartedWorker, type TestBench } from './support/test-bench.js';
import { untilWaiting } from './support/waiting-statements.js';

/** The time to close what the job still needs, if the worker did not wait for it. */
const CLOSING_MS = 500;
const STOP_MS = 60_000;

describe('a worker that is asked to end', () => {
  let bench: TestBench;
  let worker: StartedWorker;
  let main: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
    worker = await bench.startWorker();
  });

  afterAll(async () => bench.close());

  it(
    'finishes the job that it has begun, while the queues are still open',
    async () => {
      const { valor_id } = await classify(main);
      expect((await main.get(`/v1/valor/download/${valor_id}`)).status).toBe(200);
      const held = await bench.owner.connect();
      await held.query('begin');
      await held.query(`select from bullmq.job where queue = 'pdf' for update`);

      const queue = new Queue('housekeeping', {
        connection: queueConnection({ ownerUrl: bench.databaseUrl }, 'producer'),
      });
      const { rows } = await bench.owner.query<{ id: number }>(
        'select establishment_id as id from account where email = $1',
        [emailOf('main')],
      );
      const jobId = 'purge-of-the-test';
      const eventId = '5c9131a7-42e0-4b1f-a21e-48ed5bacad9b';
      await queue.add(PURGE_ESTABLISHMENT, { eventId, establishmentId: rows[0]?.id }, { jobId });
      await untilWaiting(bench.owner, 1);
      const stopped = worker.stop();
      await wait(CLOSING_MS);
      await held.query('rollback');
      held.release();
      await stopped;

      const jobs = await bench.owner.query<{ state: string }>('select state from bullmq.job where id = $1', [jobId]);
      expect(jobs.rows).toEqual([{ state: 'completed' }]);
      await queue.close();
    },
    STOP_MS,
  );
});

/** What the product relies on in its queues, on either backend. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DelayedError, Queue, Worker, type Job, type JobsOptions, type WorkerOptions } from 'bullmq';
import { queueConnection, type QueuePlace } from '../../src/platform/jobs/queue-connection.js';
import { eventually } from './eventually.js';

interface Step {
  readonly step: number;
}

type Work = (job: Job<Step>, token?: string) => Promise<void>;

const KEPT: JobsOptions = { removeOnComplete: { age: 3600 }, removeOnFail: false };
/** Workers of a queue look for lost jobs in turn, at the interval that the last one has set. */
const OFTEN = { stalledInterval: 250 };
/** For a worker that will be lost: others get its job soon. */
const SHORT_LOCK: Partial<WorkerOptions> = { ...OFTEN, lockDuration: 500 };
/** Its own lock outlasts any pause of a busy machine. */
const SOON: Partial<WorkerOptions> = { ...OFTEN, maxStalledCount: 100 };

/** Called inside a `describe`; `place` returns where the queues are once the set-up has run. */
export function itKeepsTheQueueContract(place: () => QueuePlace): void {
  let queue: Queue<Step>;
  const workers: Worker<Step>[] = [];

  const startWorker = async (work: Work, options: Partial<WorkerOptions> = {}) => {
    const worker = new Worker<Step>(queue.name, work, { connection: queueConnection(place(), 'consumer'), ...options });
    worker.on('error', () => undefined);
    workers.push(worker);
    await worker.waitUntilReady();
    return worker;
  };
  const addAll = async (count: number) =>
    queue.addBulk(
      Array.from({ length: count }, (_, step) => ({
        name: 'step',
        data: { step },
        opts: { ...KEPT, jobId: `id_${step}` },
      })),
    );

  beforeEach(() => {
    queue = new Queue(`contract-${randomUUID()}`, { connection: queueConnection(place(), 'producer') });
    queue.on('error', () => undefined);
  });

  afterEach(async () => {
    await Promise.all(workers.splice(0).map(async (worker) => worker.close()));
    await queue.obliterate({ force: true });
    await queue.close();
  });

  it('passes a job on with its name, id and data, and remembers that it is done', async () => {
    const seen: unknown[] = [];
    await startWorker(async ({ name, id, data }) => void seen.push({ name, id, data }));
    const job = await queue.add('step', { step: 7 }, { ...KEPT, jobId: 'event_step' });
    await eventually(async () => expect(await job.getState()).toBe('completed'));
    expect(seen).toEqual([{ name: 'step', id: 'event_step', data: { step: 7 } }]);
  });

  it('takes jobs in the order in which they were added', async () => {
    await addAll(200);
    const seen: number[] = [];
    await startWorker(async ({ data }) => void seen.push(data.step));
    await eventually(() => expect(seen).toHaveLength(200));
    expect(seen).toEqual(Array.from({ length: 200 }, (_, step) => step));
  });

  it('takes the lowest number first, then the order of adding, one by one and in bulk, delayed once or not', async () => {
    const priorities = [1, 2, 3, 1, 2, 1];
    const added = priorities.map((priority, step) => ({
      name: 'step',
      data: { step },
      opts: { ...KEPT, jobId: `id_${step}`, priority },
    }));
    const [first, ...others] = added;
    if (first !== undefined) await queue.add(first.name, first.data, first.opts);
    await queue.addBulk(others);
    await queue.add('step', { step: 6 }, KEPT);
    const seen: number[] = [];
    const delayed = new Set<number>();
    await startWorker(async (job, token) => {
      seen.push(job.data.step);
      if (job.data.step !== 4 || delayed.has(4)) return;
      delayed.add(4);
      await job.moveToDelayed(Date.now() + 20, token);
      throw new DelayedError();
    });
    await eventually(() => expect(seen).toHaveLength(8));
    // A job without a number precedes all numbers. The delayed job comes back without counting a try.
    expect(seen.filter((step, at) => seen.indexOf(step) === at)).toEqual([6, 0, 3, 5, 1, 4, 2]);
    expect(seen.filter((step) => step === 4)).toHaveLength(2);
    await eventually(async () => expect(await queue.getJobCountByTypes('completed')).toBe(7));
    expect((await queue.getCompleted()).map(({ attemptsMade }) => attemptsMade)).toEqual(Array(7).fill(1));
  });

  it('ignores a second job of the same id, while the first waits and after it is done', async () => {
    const seen: number[] = [];
    for (let round = 0; round < 3; round += 1) await addAll(3);
    expect(await queue.getJobCountByTypes('waiting')).toBe(3);
    await startWorker(async ({ data }) => void seen.push(data.step));
    await eventually(() => expect(seen).toHaveLength(3));
    await addAll(4);
    await eventually(() => expect(seen).toContain(3));
    expect(seen).toEqual([0, 1, 2, 3]);
  });

  it('shares the jobs among workers, each to one of them', async () => {
    const seen: number[] = [];
    for (let worker = 0; worker < 3; worker += 1) {
      await startWorker(async ({ data }) => void seen.push(data.step), { concurrency: 2 });
    }
    await addAll(150);
    await eventually(() => expect(seen.length).toBeGreaterThanOrEqual(150));
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 150 }, (_, step) => step));
  });

  it('retries a failed job, and keeps one that failed for good until it is retried by hand', async () => {
    let tries = 0;
    let isRepaired = false;
    await startWorker(async () => {
      tries += 1;
      if (!isRepaired) throw new Error('no browser');
    });
    const job = await queue.add(
      'step',
      { step: 1 },
      { ...KEPT, attempts: 3, backoff: { type: 'exponential', delay: 20 } },
    );
    await eventually(async () => expect(await job.getState()).toBe('failed'));
    expect(tries).toBe(3);
    const [failed] = await queue.getFailed();
    expect(failed).toMatchObject({ id: job.id, failedReason: 'no browser', attemptsMade: 3 });
    isRepaired = true;
    await failed?.retry();
    await eventually(async () => expect(await job.getState()).toBe('completed'));
    expect(tries).toBe(4);
  });

  it('gives the job of a lost worker to another one', async () => {
    let begun = 0;
    const lost = await startWorker(async () => {
      begun += 1;
      await new Promise(() => undefined);
    }, SHORT_LOCK);
    const job = await queue.add('step', { step: 1 }, KEPT);
    await eventually(() => expect(begun).toBe(1));
    await lost.close(true);
    const seen: number[] = [];
    await startWorker(async ({ data }) => void seen.push(data.step), SOON);
    await eventually(async () => expect(await job.getState()).toBe('completed'));
    expect(seen).toEqual([1]);
  });
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { ApiClient, refusalOf, type Answer } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { openLiveStream } from './support/live-stream.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilNoTransactionIsOpen, untilWaitingFor } from './support/waiting-statements.js';
import { itFurther } from './support/scale.js';

/** Longer than a busy machine takes for a call that waits for nothing. */
const LONGEST_ANSWER_MS = 1_200;
const DOWNLOAD_WAIT_MS = 1_800;

describe('a delayed answer', () => {
  let bench: TestBench;
  let main: ApiClient;
  /** The same person on an API with a short limit. */
  let hurried: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
    const url = await bench.startApi({ longestAnswerMs: LONGEST_ANSWER_MS, downloadWaitMs: DOWNLOAD_WAIT_MS });
    hurried = new ApiClient(url, main.token);
  });

  afterAll(async () => bench.close());

  const isSentAway = (answer: Answer) => {
    expect(refusalOf(answer)).toBe('503 service_indisponible');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  };
  const hold = async (table: string): Promise<pg.PoolClient> => {
    const holder = await bench.owner.connect();
    await holder.query('begin');
    await holder.query(`lock table ${table}`);
    return holder;
  };
  const letGo = async (holder: pg.PoolClient) => {
    await holder.query('rollback');
    holder.release();
  };
  const rows = async (sql: string, ...values: string[]) =>
    (await bench.owner.query<Record<string, unknown>>(sql, values)).rows;

  it('is 503 when a command meets one wait after another, and the command is not done later', async () => {
    const id = randomUUID();
    const body = { profile_name: 'Deux attentes' };
    const [first, second] = [await hold('profile'), await hold('domain_event')];
    const answer = hurried.call('/v1/user/profile', { method: 'POST', body, headers: { 'x-correlation-id': id } });
    await untilWaitingFor(bench.owner, { table: 'profile' });
    await letGo(first);
    await untilWaitingFor(bench.owner, { table: 'domain_event' });
    isSentAway(await answer);
    // The command still waits, but its caller is gone.
    await untilWaitingFor(bench.owner, { table: 'domain_event' });
    await letGo(second);
    await untilNoTransactionIsOpen(bench.owner);
    const made = async () => rows('select id from profile where name = $1', body.profile_name);
    expect(await made()).toEqual([]);
    expect(await rows('select from domain_event where correlation_id = $1', id)).toEqual([]);
    expect((await main.post('/v1/user/profile', body)).status).toBe(201);
    expect(await made()).toHaveLength(1);
  });

  itFurther('is 503 when a session, and then a read, has to wait', async () => {
    const [first, second] = [await hold('session'), await hold('profile')];
    const answer = hurried.get('/v1/user/profiles');
    await untilWaitingFor(bench.owner, { table: 'session' });
    await letGo(first);
    isSentAway(await answer);
    await letGo(second);
    await untilNoTransactionIsOpen(bench.owner);
    expect((await main.get('/v1/user/profiles')).status).toBe(200);
  });

  itFurther('may take longer for a document, and a live stream lasts', async () => {
    const { valor_id } = await classify(main);
    const stream = await openLiveStream(hurried);
    // Without a worker, no document is made.
    const { status } = await hurried.get(`/v1/valor/download/${valor_id}`);
    expect(status).toBe(202);
    await classify(main);
    await eventually(() => expect(stream.changes).not.toHaveLength(0));
    stream.close();
  });
});

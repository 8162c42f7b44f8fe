import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { classify, complete, create, edit, THREE_DEGREES } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { itKills } from './support/kills.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { describeWithRedis, startTestRedis, type TestRedis } from './support/test-redis.js';

const OUTAGE_MS = 2_000;
const LEAST_CLASSIFIED = 6;

describeWithRedis('the product on Redis', () => {
  let bench: TestBench;
  let redis: TestRedis;
  let main: ApiClient;
  let staff: ApiClient;

  const isPdf = ({ status, body }: Answer) => {
    expect(status).toBe(200);
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  };
  const rows = async (sql: string) => (await bench.owner.query<Record<string, unknown>>(sql)).rows;

  beforeAll(async () => {
    bench = await openTestBench();
    redis = await startTestRedis();
    const variables = { REDIS_URL: redis.url };
    const [url] = await Promise.all([bench.startApi({ variables }), bench.startWorker(variables)]);
    main = await signIn(url, emailOf('main'));
    staff = await signIn(url, emailOf('staff'));
  });

  afterAll(async () => {
    await bench.close();
    await redis.dispose();
  });

  it('renders through its queue', async () => {
    const { valor_id } = await classify(main);
    isPdf(await main.get(`/v1/valor/download/${valor_id}`));
    expect(await rows('select from bullmq.job')).toEqual([]);
    const { body } = await staff.get('/admin/jobs?filter={"queue":"pdf"}');
    expect(body).toMatchObject([{ queue: 'pdf', state: 'done', attempts: 1, cause: null }]);
    expect((await staff.get('/admin/jobs/waits')).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ queue: 'pdf', jobs: 1 })]),
    );
  });

  itKills('fails no command while Redis is away, loses nothing, and delivers when it is back', async () => {
    const before = await create(main, { valor_data: THREE_DEGREES });
    const consumed = await rows('select event_id from consumed_event');
    await redis.stop();
    const back = performance.now() + OUTAGE_MS;
    const during = await complete(main, before.valor_id);
    const asked = main.get(`/v1/valor/download/${before.valor_id}`);
    const classified = [during.valor_id];
    // Commands continue throughout the outage; each helper requires a success.
    while (performance.now() < back || classified.length < LEAST_CLASSIFIED) {
      const { valor_id } = await classify(main);
      await edit(main, valor_id, { valor_c0: 50 });
      classified.push(valor_id);
      expect((await main.get('/v1/status')).status).toBe(200);
    }
    const away = await staff.get('/admin/jobs');
    expect([refusalOf(away), away.headers.get('retry-after')]).toEqual(['503 files_indisponibles', '5']);
    expect(refusalOf(await staff.get('/admin/jobs/queues'))).toBe('503 files_indisponibles');
    expect((await staff.get('/admin/dashboard')).body).toMatchObject({ jobs_failed: null });
    await redis.start();

    const waited = await asked;
    if (waited.status === 202) {
      const { job_id } = (waited.body as { payload: { job_id: number } }).payload;
      await eventually(async () => isPdf(await main.get(`/v1/jobs/${job_id}`)));
    } else isPdf(waited);
    await eventually(async () => expect(await rows('select from domain_event where relayed_at is null')).toEqual([]));
    expect(await rows(`select from print_job where state <> 'done'`)).toEqual([]);
    expect(await rows('select event_id from consumed_event')).toHaveLength(consumed.length + 1);
    // Until its own connection is back, the API cannot count them and says so.
    await eventually(async () => expect((await staff.get('/admin/dashboard')).body).toMatchObject({ jobs_failed: 0 }));

    expect(await bench.journalDifferences()).toEqual([]);
    isPdf(await main.get(`/v1/valor/download/${classified.at(-1)}`));
  });
});

/** Bundles and worker failures: long, killed, without a browser, outdated by a change. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { itKills } from './support/kills.js';
import { emailOf, signIn } from './support/role-clients.js';
import { itFurther, scaled } from './support/scale.js';
import { openTestBench, SHORT_LOCK, type StartedWorker, type TestBench, type Variables } from './support/test-bench.js';
import { readPdf } from './render/render-support.js';
import { untilWaitingFor } from './support/waiting-statements.js';
import { jobResponse } from './support/wire-schemas.js';

/** Documents that are stored when the worker is killed during its bundle. */
const KEPT = scaled({ part: 6, all: 25 });
/** Documents in that bundle. */
const BUNDLE = scaled({ part: 14, all: 60 });
/** Documents in a long bundle. */
const MANY = scaled({ part: 15, all: 200 });
const MULTIPLE = '/v1/valor/download/pdf/multiple';

describe('a bundle of documents', () => {
  let bench: TestBench;
  let main: ApiClient;
  let worker: StartedWorker | undefined;

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
  });

  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
  });

  afterAll(async () => bench.close());

  const startWorker = async (variables?: Variables) => {
    worker = await bench.startWorker(variables);
  };

  /** For different people, so that no two documents are alike. */
  const classifyMany = async (count: number): Promise<number[]> => {
    const ids: number[] = [];
    while (ids.length < count) {
      const batch = Array.from({ length: Math.min(10, count - ids.length) }, async () => classify(main));
      ids.push(...(await Promise.all(batch)).map(({ valor_id }) => valor_id));
    }
    return ids;
  };
  const ask = async (ids: readonly number[]): Promise<Answer> => main.post(`${MULTIPLE}?recto_verso=0`, { ids });
  const jobId = async (): Promise<number> => {
    const { rows } = await bench.owner.query<{ id: number | null }>('select max(id) as id from print_job');
    return rows[0]?.id ?? 0;
  };
  /** The id of the job that was just requested, once it exists. */
  const newJob = async (before: number): Promise<number> =>
    eventually(async () => {
      expect(await jobId()).toBeGreaterThan(before);
      return jobId();
    });
  const progressOf = async (id: number): Promise<number> => {
    const answer = await main.get(`/v1/jobs/${id}`);
    return answer.status === 202 ? payloadOf(jobResponse, answer, 202).progress : 100;
  };
  /** The file, at once or when the job is done. */
  const fileOf = async (answer: Answer): Promise<Buffer> => {
    if (answer.status === 200) return answer.body as Buffer;
    const { job_id } = payloadOf(jobResponse, answer, 202);
    return eventually(async () => {
      const later = await main.get(`/v1/jobs/${job_id}`);
      expect(later.status).toBe(200);
      return later.body as Buffer;
    });
  };

  it('for many valuations shows its progress and arrives complete, in order', async () => {
    const ids = await classifyMany(MANY);
    await startWorker();
    const before = await jobId();
    const answer = ask(ids);
    const id = await newJob(before);
    const seen: number[] = [];
    await eventually(async () => {
      seen.push(await progressOf(id));
      expect(seen.at(-1)).toBe(100);
    });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    // How many are seen depends on how often the loop comes to ask.
    expect(new Set(seen.filter((percent) => percent > 0 && percent < 100)).size).toBeGreaterThan(1);
    const { pages, bookmarks, tagged } = await readPdf(await fileOf(await answer));
    expect(pages).toHaveLength(MANY);
    expect(bookmarks.map(({ page }) => page)).toEqual(pages.map((_, index) => index + 1));
    const names = new Map(
      (
        await bench.owner.query<{ id: number; name: string }>(
          'select v.id, p.name from valuation v join profile p on p.id = v.profile_id',
        )
      ).rows.map((row) => [row.id, row.name]),
    );
    expect(bookmarks.map(({ title }) => title)).toEqual(ids.map((row) => `${names.get(row)} – Agent de service`));
    expect(tagged).toBe(true);
  });

  itKills('whose worker is killed continues after the last stored document', async () => {
    const ids = await classifyMany(BUNDLE);
    const earlier = await files();
    const newFiles = async () => (await files()).filter((key) => !earlier.includes(key));
    const { isHeldUp, letGo } = await holdUpBehind(earlier.length + KEPT);
    const first = await bench.spawnWorker(SHORT_LOCK);
    const before = await jobId();
    const answer = ask(ids);
    const id = await newJob(before);
    await isHeldUp();
    await first.kill();
    const kept = await newFiles();
    const reached = await progressOf(id);
    expect(kept.length).toBeGreaterThanOrEqual(KEPT);
    expect(kept.length).toBeLessThan(BUNDLE);
    expect(reached).toBeGreaterThan(20);
    await letGo();
    await startWorker(SHORT_LOCK);
    expect((await readPdf(await fileOf(await answer))).pages).toHaveLength(BUNDLE);
    expect(reached).toBeLessThan(100);
    const now = await newFiles();
    expect(now).toEqual(expect.arrayContaining(kept));
    expect(now).toHaveLength(BUNDLE + 1);
  });

  itFurther('whose worker finds no browser fails, and tells the requester', async () => {
    const ids = await classifyMany(2);
    await startWorker({ CHROMIUM_PATH: '/bin/false' });
    expect(refusalOf(await ask(ids))).toBe('500 rendu_impossible');
    expect(refusalOf(await main.get(`/v1/jobs/${await jobId()}`))).toBe('500 rendu_impossible');
    // The state that the worker leaves when the storage did not take a file.
    await bench.owner.query(`update print_job set error_code = 'service_indisponible' where id = ${await jobId()}`);
    const away = await main.get(`/v1/jobs/${await jobId()}`);
    expect([refusalOf(away), away.headers.get('retry-after')]).toEqual(['503 service_indisponible', '5']);
  });

  it('is refused when one of its valuations is deleted or reopened before the worker reaches it', async () => {
    const [gone = 0, opened = 0, kept = 0] = await classifyMany(3);
    const asked = await startedJobs([
      [kept, gone],
      [kept, opened],
    ]);
    await main.post(`/v1/valor/delete/${gone}`);
    await main.post(`/v1/valor/${opened}/profil`, { valor_data: { 1: { c: 0 } } });
    await startWorker();
    expect((await Promise.all(asked)).map(refusalOf)).toEqual(['404 introuvable', '409 valorisation_incomplete']);
  });

  /** Stops the worker when so many documents are stored, so that it is met half-way however fast it is. */
  const holdUpBehind = async (count: number) => {
    await bench.owner.query(
      `create function hold_up() returns trigger language plpgsql security definer as $$
       begin
         if (select count(*) from print_file) >= ${count} then perform pg_advisory_xact_lock(1); end if;
         return new;
       end $$;
       create trigger hold_up before insert on print_file for each row execute function hold_up()`,
    );
    const holder = await bench.owner.connect();
    await holder.query('select pg_advisory_lock(1)');
    return {
      isHeldUp: async () => untilWaitingFor(bench.owner, 'advisory'),
      letGo: async () => {
        await holder.query('select pg_advisory_unlock(1)');
        await holder.query('drop trigger hold_up on print_file');
        holder.release();
      },
    };
  };

  const files = async (): Promise<string[]> =>
    (await bench.owner.query<{ key: string }>('select storage_key as key from print_file')).rows.map(({ key }) => key);

  /** Jobs that are requested and wait for a worker. */
  const startedJobs = async (bundles: readonly (readonly number[])[]): Promise<Promise<Answer>[]> => {
    const before = await jobId();
    const answers = bundles.map(async (ids) => ask(ids));
    await eventually(async () => expect(await jobId()).toBe(before + bundles.length));
    return answers;
  };
});

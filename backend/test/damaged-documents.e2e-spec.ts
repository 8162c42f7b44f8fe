/** Stored documents that are damaged, read by every way that exists. */
import { appendFile, copyFile, mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { ApiClient, payloadOf, refusalOf, type Answer } from './support/api-client.js';
import { classify, METIER } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { itFurther, scaled } from './support/scale.js';
import { openTestBench, type StartedWorker, type TestBench } from './support/test-bench.js';
import { readPdf } from './render/render-support.js';
import { jobResponse } from './support/wire-schemas.js';

describe('a stored document', () => {
  let bench: TestBench;
  let worker: StartedWorker;
  let main: ApiClient;
  /** This client does not wait for a worker. */
  let hasty: ApiClient;
  let valuationId: number;
  let text: string;
  let job: string;
  /** Another person's document in the same store. */
  let foreign: string;

  const textOf = async ({ status, body }: Answer): Promise<string> => {
    if (status !== 200 || !Buffer.isBuffer(body)) throw new Error(`${status} ${JSON.stringify(body)}`);
    return (await readPdf(body)).text;
  };
  const latest = async (): Promise<{ job: string; path: string }> => {
    const { rows } = await bench.owner.query<{ id: number; key: string }>(
      `select j.id, f.storage_key as key from print_job j join print_file f using (establishment_id, content_key)
        order by j.id desc limit 1`,
    );
    return { job: `/v1/jobs/${rows[0]?.id}`, path: join(bench.dataDir, 'files', rows[0]?.key ?? '') };
  };
  const pathOf = async (path: string): Promise<string> => {
    const { rows } = await bench.owner.query<{ key: string }>(
      `select f.storage_key as key from print_job j join print_file f using (establishment_id, content_key)
        where '/v1/jobs/' || j.id = $1`,
      [path],
    );
    return join(bench.dataDir, 'files', rows[0]?.key ?? '');
  };
  const taken = async (client = main) => {
    const files = unzipSync((await client.get('/v1/user/download')).body as Buffer);
    const { documents } = JSON.parse(Buffer.from(files['donnees.json'] ?? []).toString()) as { documents: object[] };
    const pdfs = Object.entries(files).filter(([name]) => name.endsWith('.pdf'));
    return {
      documents,
      pdfs: await Promise.all(pdfs.map(async ([, bytes]) => (await readPdf(Buffer.from(bytes))).text)),
    };
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const [url] = await Promise.all([bench.startApi(), bench.startWorker().then((started) => (worker = started))]);
    main = await signIn(url, emailOf('main'));
    hasty = new ApiClient(await bench.startApi({ downloadWaitMs: 300 }), main.token);
    const other = await signIn(url, emailOf('otherMain'));
    const { valor_id } = await classify(other, { valor_c5: METIER.secretary });
    await textOf(await other.get(`/v1/valor/download/${valor_id}`));
    foreign = (await latest()).path;
    valuationId = (await classify(main)).valor_id;
    text = await textOf(await main.get(`/v1/valor/download/${valuationId}`));
    job = (await latest()).job;
  });

  afterAll(async () => bench.close());

  const DAMAGES: readonly (readonly [string, (path: string) => Promise<unknown>])[] = [
    ['gone', rm],
    ['empty', async (path) => truncate(path, 0)],
    ['cut short', async (path) => truncate(path, 100)],
    ['grown', async (path) => appendFile(path, Buffer.alloc(1000))],
    ['other bytes of its length', async (path) => writeFile(path, Buffer.alloc(200, 'x'), { flag: 'r+' })],
    ['another person’s document', async (path) => copyFile(foreign, path)],
    ['a folder', async (path) => rm(path).then(async () => mkdir(path))],
    ['a link to itself', async (path) => rm(path).then(async () => symlink(path, path))],
  ];

  /** All damages are reported alike, see file-store.int-spec. */
  const TRIED = scaled({
    part: ['gone', 'cut short', 'another person’s document'],
    all: DAMAGES.map(([name]) => name),
  });
  /** The damages that are tried by every way. */
  const BY_EACH_WAY = scaled({ part: ['another person’s document'], all: TRIED });

  it.each(DAMAGES.filter(([name]) => TRIED.includes(name)))(
    'that is %s arrives complete: it is rendered again',
    async (name, damage) => {
      await damage(await pathOf(job));
      expect(await textOf(await main.get(job))).toBe(text);
      if (!BY_EACH_WAY.includes(name)) return;
      await damage(await pathOf(job));
      expect(await taken()).toEqual({ documents: [{ file_name: expect.any(String), included: true }], pdfs: [text] });
      await damage(await pathOf(job));
      expect(await textOf(await main.get(job))).toBe(text);
    },
  );

  it('that is damaged is not bound into a bundle, and a damaged bundle is bound again', async () => {
    await truncate(await pathOf(job), 100);
    const bundle = async () => main.post('/v1/valor/download/pdf/multiple', { ids: [valuationId] });
    expect(await textOf(await bundle())).toBe(text);
    const { job: bundleJob, path } = await latest();
    await appendFile(path, 'x');
    expect(await textOf(await bundle())).toBe(text);
    await rm((await latest()).path);
    expect(await textOf(await main.get(bundleJob))).toBe(text);
  });

  itFurther('without its row (expired, or older than checksums) is rendered again', async () => {
    await bench.owner.query('delete from print_file where establishment_id = 1');
    expect(await textOf(await main.get(job))).toBe(text);
    await bench.owner.query('update print_job set valuation_ids = null');
    expect(await textOf(await main.get(job))).toBe(text);
  });

  it('requested by many at once is rendered again once', async () => {
    await truncate(await pathOf(job), 100);
    const asked = 'select times_asked as times from print_job order by times_asked desc limit 1';
    const { rows: before } = await bench.owner.query<{ times: number }>(asked);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(async () => main.get(job)));
    // Requests during the rendering are told so.
    expect([200, 202]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    expect(await textOf(answers.find(({ status }) => status === 200) ?? (await main.get(job)))).toBe(text);
    const { rows: after } = await bench.owner.query<{ times: number }>(asked);
    expect(after[0]?.times).toBe((before[0]?.times ?? 0) + 1);
  });

  it('that no worker can render is named in the data download, and becomes a job to fetch later', async () => {
    await worker.stop();
    await bench.owner.query('delete from print_job where id::text <> $1', [job.split('/').at(-1)]);
    await rm(await pathOf(job));
    expect(await taken(hasty)).toEqual({ documents: [{ file_name: expect.any(String), included: false }], pdfs: [] });
    expect(payloadOf(jobResponse, await hasty.get(job), 202).state).toBe('waiting');
  });

  it('is deleted with its valuation', async () => {
    await main.post(`/v1/valor/delete/${valuationId}`);
    expect(refusalOf(await main.get(job))).toBe('404 introuvable');
    expect((await taken()).pdfs).toEqual([]);
  });
});

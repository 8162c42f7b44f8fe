import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, fieldsOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { classify, create, edit, limit, METIER, THREE_DEGREES, type Input } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { readPdf } from './render/render-support.js';
import { itFurther } from './support/scale.js';

/** The day this many completed years ago. */
const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-${new Date().toISOString().slice(5, 8)}01`;

describe('downloading a valuation', () => {
  let bench: TestBench;
  let main: ApiClient;

  const textOf = async (answer: Answer): Promise<string> => {
    if (answer.status !== 200 || !Buffer.isBuffer(answer.body)) throw new Error(JSON.stringify(answer.body));
    return (await readPdf(answer.body)).text;
  };
  const printJobs = async () => (await bench.owner.query('select from print_job')).rowCount;
  const printFiles = async () => (await bench.owner.query('select from print_file')).rowCount;

  beforeAll(async () => {
    bench = await openTestBench();
    const [url] = await Promise.all([bench.startApi(), bench.startWorker()]);
    main = await signIn(url, emailOf('main'));
  });

  afterAll(async () => bench.close());

  it('returns its PDF under the name of the profile', async () => {
    const { valor_id } = await classify(main, { profile_name: 'Éloïse d’Œuvre / 2' });
    const answer = await main.get(`/v1/valor/download/${valor_id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\w. -]+\.pdf"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition)).toContain('Éloïse_d’Œuvre');
    const body = answer.body as Buffer;
    expect(Number(answer.headers.get('content-length'))).toBe(body.byteLength);
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each<[string, Input, string[]]>([
    ['Agent de service', { valor_data: THREE_DEGREES }, ['1 030', '1 785,33']],
    [
      'Secrétaire-comptable',
      { valor_c5: METIER.secretaryAccountant, valor_conges: 1, valor_anciennete: yearsAgo(8), valor_c0: 80 },
      ['1 095,15', '1 898,26', '1 518,61', '80'],
    ],
    [
      'Enseignant-formateur',
      {
        valor_c5: METIER.teacherExecutive,
        valor_data: { ...THREE_DEGREES, 5: { c: 2 }, 6: { c: 3 } },
        valor_anciennete: yearsAgo(4),
        valor_remuneration: 1,
      },
      ['1 407', '27,44'],
    ],
  ])('prints the worked example %s to the cent', async (title, input, amounts) => {
    const { valor_id, profile_name } = await classify(main, input);
    const text = await textOf(await main.get(`/v1/valor/download/${valor_id}`));
    for (const part of [title, profile_name, 'Lycée agricole privé des Trois Rivières', ...amounts]) {
      expect(text).toContain(part);
    }
  });

  it('changes no list: it waits for no other writer, and cached answers stay', async () => {
    const { valor_id } = await classify(main);
    const versionOf = 'select version from establishment where id = 1';
    const { rows: before } = await bench.owner.query(versionOf);
    const writer = await bench.owner.connect();
    try {
      await writer.query('begin');
      await writer.query('update establishment set version = version where id = 1');
      expect((await main.get(`/v1/valor/download/${valor_id}`)).status).toBe(200);
    } finally {
      await writer.query('rollback');
      writer.release();
    }
    expect((await bench.owner.query(versionOf)).rows).toEqual(before);
  });

  it('renders the same content once, however often it is requested', async () => {
    const { valor_id } = await classify(main);
    const before = await printFiles();
    const answers = await Promise.all([1, 2, 3].map(async () => main.get(`/v1/valor/download/${valor_id}`)));
    const again = await main.get(`/v1/valor/download/${valor_id}`);
    for (const answer of answers) expect(await textOf(answer)).toBe(await textOf(again));
    expect(await printFiles()).toBe((before ?? 0) + 1);
    await edit(main, valor_id, { valor_c0: 50 });
    await textOf(await main.get(`/v1/valor/download/${valor_id}`));
    expect(await printFiles()).toBe((before ?? 0) + 2);
  });

  it.each(['lost', 'cut short'])('renders again when the stored file is %s', async (accident) => {
    const { valor_id } = await classify(main);
    const text = await textOf(await main.get(`/v1/valor/download/${valor_id}`));
    const { rows } = await bench.owner.query<{ storage_key: string }>(
      'select storage_key from print_file order by created_at desc limit 1',
    );
    const stored = join(bench.dataDir, 'files', rows[0]?.storage_key ?? '');
    await (accident === 'lost' ? rm(stored) : truncate(stored, 100));
    expect(await textOf(await main.get(`/v1/valor/download/${valor_id}`))).toBe(text);
  });

  it('is refused before any job while the amount is not computed', async () => {
    const { valor_id } = await create(main);
    const before = await printJobs();
    for (const path of [`/v1/valor/download/${valor_id}`, `/v1/valor/download/pdf/${valor_id}?q=50`]) {
      expect(refusalOf(await main.get(path))).toBe('409 valorisation_incomplete');
    }
    expect(await printJobs()).toBe(before);
  });

  itFurther('prints another share, and keeps the stored one', async () => {
    const { valor_id } = await classify(main);
    for (const [q, amount] of [
      ['50', '892,67'],
      ['33,33', '595,05'],
      ['33.33', '595,05'],
    ] as const) {
      expect(await textOf(await main.get(`/v1/valor/download/pdf/${valor_id}?q=${q}`))).toContain(amount);
    }
    expect(await textOf(await main.get(`/v1/valor/download/${valor_id}`))).not.toContain('892,67');
    expect((await main.get(`/v1/valor/${valor_id}`)).body).toMatchObject({ payload: { valors: [{ valor_c0: 100 }] } });
  });

  it.each(['0', '100.01', '12.345', '-5', 'moitié'])('refuses the share %j by name', async (q) => {
    const { valor_id } = await classify(main);
    const answer = await main.get(`/v1/valor/download/pdf/${valor_id}?q=${q}`);
    expect(refusalOf(answer)).toBe('422 donnees_invalides');
    expect(fieldsOf(answer)).toEqual(['q']);
  });

  it('compares the amounts that the caller shows with its own, to the hundredth', async () => {
    const { valor_id } = await classify(main, { valor_garantie: 1900 });
    const ask = async (query: string) => main.get(`/v1/valor/download/pdf/${valor_id}?${query}`);
    for (const good of ['indice=1030&indiceMajore=1097&remuneration=1901.47', 'indice=1030.01']) {
      expect((await ask(good)).status).toBe(200);
    }
    for (const wrong of ['indice=1030.02', 'indice=0', 'indiceMajore=1098', 'remuneration=1901.49']) {
      const answer = await ask(wrong);
      expect(refusalOf(answer)).toBe('409 calcul_divergent');
      expect(errorOf(answer).message).toMatch(/Rechargez/);
    }
    for (const unreadable of ['indice=x', 'remuneration=-1', 'indiceMajore=Infinity']) {
      expect(refusalOf(await ask(unreadable))).toBe('422 donnees_invalides');
    }
  });

  it('compares them at the printed share, and reports an indice majoré that does not exist as a difference', async () => {
    const { valor_id } = await classify(main);
    const ask = async (query: string) => main.get(`/v1/valor/download/pdf/${valor_id}?${query}`);
    expect((await ask('remuneration=892.67&q=50')).status).toBe(200);
    for (const wrong of ['remuneration=1785.33&q=50', 'indiceMajore=1100']) {
      expect(refusalOf(await ask(wrong))).toBe('409 calcul_divergent');
    }
  });

  it('can be fetched again as a job, by its owner', async () => {
    const { valor_id } = await classify(main);
    const direct = await main.get(`/v1/valor/download/${valor_id}`);
    const { rows } = await bench.owner.query<{ id: number }>('select max(id) as id from print_job');
    const job = await main.get(`/v1/jobs/${rows[0]?.id}`);
    expect(job.status).toBe(200);
    expect(job.headers.get('content-disposition')).toBe(direct.headers.get('content-disposition'));
    expect(job.body).toEqual(direct.body);
  });

  it('is refused once its valuation is limited or deleted', async () => {
    const associated = await signIn(main.baseUrl, emailOf('associated'));
    const { valor_id } = await classify(main);
    expect((await associated.get(`/v1/valor/download/${valor_id}`)).status).toBe(200);
    const { rows } = await bench.owner.query<{ id: number }>('select max(id) as id from print_job');
    const path = `/v1/jobs/${rows[0]?.id}`;
    expect((await associated.get(path)).status).toBe(200);
    await limit(main, valor_id);
    expect(refusalOf(await associated.get(path))).toBe('404 introuvable');
    await main.post(`/v1/valor/update/visibility/${valor_id}/1`);
    expect((await associated.get(path)).status).toBe(200);
    await main.post(`/v1/valor/delete/${valor_id}`);
    expect(refusalOf(await associated.get(path))).toBe('404 introuvable');
  });
});

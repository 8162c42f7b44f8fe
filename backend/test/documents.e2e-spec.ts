import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { errorOf, fieldsOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { classify, create, METIER, THREE_DEGREES } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { readExtent, readPdf, type ReadPdf } from './render/render-support.js';

const MULTIPLE = '/v1/valor/download/pdf/multiple';

function fileOf(answer: Answer): Buffer {
  if (answer.status !== 200 || !Buffer.isBuffer(answer.body)) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

const pdfOf = async (answer: Answer): Promise<ReadPdf> => readPdf(fileOf(answer));

describe('several conclusions at once', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let main: ApiClient;
  /** Two functions of one person, and one of another. */
  let ids: [number, number, number];

  const several = async (client: ApiClient, asked: readonly number[], query = ''): Promise<Answer> =>
    client.post(`${MULTIPLE}${query}`, { ids: asked });
  const printJobs = async () => (await bench.owner.query('select from print_job')).rowCount;
  const printFiles = async () => (await bench.owner.query('select from print_file')).rowCount;

  beforeAll(async () => {
    bench = await openTestBench();
    const [url] = await Promise.all([bench.startApi(), bench.startWorker()]);
    clients = await signInAll(url);
    main = clients.main;
    const first = await classify(main, { profile_name: 'Éloïse d’Œuvre' });
    const second = await classify(main, {
      profile_id: first.profile_id,
      valor_c5: METIER.secretaryAccountant,
      valor_c0: 40,
    });
    const other = await classify(main, { profile_name: 'Anne Martin' });
    ids = [first.valor_id, second.valor_id, other.valor_id];
  });

  afterAll(async () => bench.close());

  it('are one PDF, in the requested order, with a bookmark each', async () => {
    const [service, accountant, other] = ids;
    const answer = await several(main, [other, accountant, service]);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="Classements_\d{14}\.pdf"/);
    expect(Number(answer.headers.get('content-length'))).toBe(fileOf(answer).byteLength);
    const { bookmarks, pages, title, tagged, language } = await pdfOf(answer);
    expect(bookmarks).toEqual([
      { title: 'Anne Martin – Agent de service', page: 1 },
      { title: 'Éloïse d’Œuvre – Secrétaire-comptable', page: 3 },
      { title: 'Éloïse d’Œuvre – Agent de service', page: 4 },
    ]);
    // A blank page precedes the second person: no sheet has a colleague's amount on its back.
    const subject = /Classement de la fonction .*?(Agent de service|Secrétaire-comptable)/;
    expect(pages.map((page) => subject.exec(page)?.[1])).toEqual([
      'Agent de service',
      undefined,
      'Secrétaire-comptable',
      'Agent de service',
    ]);
    expect({ title, tagged, language }).toEqual({
      title: 'Classements – Lycée agricole privé des Trois Rivières',
      tagged: true,
      language: 'fr-FR',
    });
  });

  it('keep a very long link of a mail, and everything beside it, within the page', async () => {
    const token = 'TWFpbGZsb3d8eyJWIjoi'.repeat(9);
    const evidence = `https://eur01.safelinks.example/?url=https%3A%2F%2Fecole.example%2FFiche.docx&data=05%7C${token}%3D%3D%7C0`;
    const { valor_id } = await classify(main, {
      valor_data: {
        ...THREE_DEGREES,
        1: { c: 2, evidence },
        2: { c: 2, reason: 'Un texte ordinaire … FINDUTEXTE.' },
      },
    });
    const file = fileOf(await main.get(`/v1/valor/download/${valor_id}`));
    const usual = await readExtent(fileOf(await main.get(`/v1/valor/download/${ids[0]}`)));
    const { left, right } = await readExtent(file);
    expect(left).toBeCloseTo(usual.left, 0);
    expect(right).toBeLessThan(usual.right + 1);
    const { text } = await readPdf(file);
    expect(text.replace(/\s/g, '')).toContain(evidence);
    expect(text).toContain('FINDUTEXTE.');
  });

  it('follow each other without a blank page when they are printed on one side', async () => {
    const [service, accountant, other] = ids;
    const { bookmarks, pages } = await pdfOf(await several(main, [other, accountant, service], '?recto_verso=0'));
    expect(bookmarks.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(pages.every((page) => page.includes('page 1 / 1'))).toBe(true);
  });

  it('are one file each in a ZIP, identical to the single downloads', async () => {
    const answer = await several(main, ids, '?format=zip');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="Classements_\d{14}\.zip"/);
    const files = unzipSync(fileOf(answer));
    expect(Object.keys(files)).toEqual([
      'Classement_Éloïse_d’Œuvre_Agent_de_service.pdf',
      'Classement_Éloïse_d’Œuvre_Secrétaire-comptable.pdf',
      'Classement_Anne_Martin_Agent_de_service.pdf',
    ]);
    const single = fileOf(await main.get(`/v1/valor/download/${ids[1]}`));
    expect(Buffer.from(files['Classement_Éloïse_d’Œuvre_Secrétaire-comptable.pdf'] ?? []).equals(single)).toBe(true);
  });

  it('are rendered once for all forms, and a repeated id counts once', async () => {
    await several(main, ids);
    await several(main, ids, '?format=zip');
    const before = await printFiles();
    expect((await pdfOf(await several(main, [...ids, ...ids]))).bookmarks).toHaveLength(3);
    await several(main, ids, '?format=zip');
    expect(await printFiles()).toBe(before);
  });

  it('are refused as a whole before any job, naming the first that cannot be printed', async () => {
    const { valor_id: open } = await create(main);
    const before = await printJobs();
    const incomplete = await several(main, [ids[0], open]);
    expect(refusalOf(incomplete)).toBe('409 valorisation_incomplete');
    expect(errorOf(incomplete).fields).toEqual({ ids: `La valorisation n°\u00a0${open} n’est pas encore calculée.` });
    const unknown = await several(main, [ids[0], open, 999_999]);
    expect(refusalOf(unknown)).toBe('404 introuvable');
    expect(errorOf(unknown).fields?.['ids']).toContain('999999');
    expect(refusalOf(await several(main, [ids[0], 2 ** 40]))).toBe('404 introuvable');
    const foreign = await several(clients.otherMain, ids);
    expect(refusalOf(foreign)).toBe('404 introuvable');
    expect(errorOf(foreign).fields?.['ids']).toContain(String(ids[0]));
    expect(await printJobs()).toBe(before);
  });

  it.each<[string, unknown, string, string]>([
    ['no id', { ids: [] }, '', 'ids'],
    ['an id that is none', { ids: ['x'] }, '', 'ids'],
    ['another form', { ids: [1] }, '?format=docx', 'format'],
    ['neither one side nor both', { ids: [1] }, '?recto_verso=2', 'recto_verso'],
  ])('are refused by name with %s', async (_, body, query, field) => {
    const answer = await main.post(`${MULTIPLE}${query}`, body);
    expect(refusalOf(answer)).toBe('422 donnees_invalides');
    expect(fieldsOf(answer)).toEqual([field]);
  });

  it('say how many they may be', async () => {
    const answer = await several(
      main,
      Array.from({ length: 501 }, (_, index) => index + 1),
    );
    expect(errorOf(answer).fields).toEqual({ ids: 'Choisissez au plus 500 valorisations à la fois.' });
  });

  it('show limited ones only to those who may see them', async () => {
    const hidden = await classify(main);
    await main.post(`/v1/valor/update/visibility/${hidden.valor_id}/0`);
    const refused = await several(clients.associated, [ids[0], hidden.valor_id]);
    expect(refusalOf(refused)).toBe('404 introuvable');
    expect(errorOf(refused).fields?.['ids']).toContain(String(hidden.valor_id));
    expect((await pdfOf(await several(clients.associated, [ids[0]]))).pages).toHaveLength(1);
  });

  it('are for members only', async () => {
    const of = async (client: ApiClient) => refusalOf(await several(client, ids));
    expect(await of(clients.anonymous)).toBe('401 session_absente');
    expect(await of(clients.pending)).toBe('403 compte_non_active');
    expect(await of(clients.staff)).toBe('403 acces_refuse');
    expect(await of(clients.admin)).toBe('403 acces_refuse');
  });

  it('are fetched again by their owner only', async () => {
    const direct = await several(main, ids, '?format=zip');
    const { rows } = await bench.owner.query<{ id: number }>('select max(id) as id from print_job');
    const path = `/v1/jobs/${rows[0]?.id}`;
    const again = await main.get(path);
    expect(again.headers.get('content-type')).toBe('application/zip');
    expect(fileOf(again).equals(fileOf(direct))).toBe(true);
    for (const client of [clients.associated, clients.otherMain]) {
      expect(refusalOf(await client.get(path))).toBe('404 introuvable');
    }
  });
});

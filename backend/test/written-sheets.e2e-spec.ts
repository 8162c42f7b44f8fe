import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHEET_TEXT } from '@valorisation/contract';
import { JOB_SHEET_SECTIONS, LONGEST_SECTION } from '@valorisation/rules';
import { HOSTILE_RICH_TEXTS } from './fixtures/hostile-rich-texts.js';
import { errorOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, limit, METIER } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { jobDescriptionResponse, printedPageResponse, savedProfileResponse } from './support/wire-schemas.js';

/** rich-text.spec cleans all texts, job-sheet.render-spec prints them, and here every fourth passes the API. */
const STEP = scaled({ part: 4, all: 1 });
const HOSTILE = HOSTILE_RICH_TEXTS.filter((_, index) => index % STEP === 0);

describe('a job sheet while it is written', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let main: ApiClient;

  const save = async (client: ApiClient, id: number, body: object) =>
    client.post(`/v1/user/profile/update/one/${id}`, body);
  const describeJob = async (client: ApiClient, id: number) =>
    payloadOf(jobDescriptionResponse, await client.get(`/v1/job/description/${id}`));
  const printed = async (client: ApiClient, path: string) =>
    payloadOf(printedPageResponse, await client.get(path)).html;
  /** The content between the tags of a page, with its entities decoded. */
  const body = (html: string) => html.slice(html.indexOf('<body>'));

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    main = clients.main;
  });

  afterAll(async () => bench.close());

  it('answers each save with the next version, and refuses an outdated one', async () => {
    const { profile_id } = await classify(main);
    const { version } = (await describeJob(main, profile_id)).profile;
    const first = payloadOf(
      savedProfileResponse,
      await save(main, profile_id, { profile_data: { missions: '<p>un</p>' }, version }),
    );
    expect(first).toMatchObject({ version: version + 1, profile_status: 1 });
    const stale = await save(main, profile_id, { profile_data: { missions: '<p>deux</p>' }, version });
    expect(refusalOf(stale)).toBe('409 version_perimee');
    const { sheet, profile } = await describeJob(main, profile_id);
    expect(profile.version).toBe(first.version);
    expect(sheet.sections.missions.written).toBe('<p>un</p>');
  });

  it('keeps the prefill of an unwritten section, and restores it when a section is emptied', async () => {
    const { profile_id } = await classify(main);
    const { sheet: untouched } = await describeJob(main, profile_id);
    expect(untouched.sections.relations).toEqual({ written: null, prefill: expect.stringContaining('<ul><li>') });
    await save(main, profile_id, { profile_data: { relations: '<p>Familles</p>', competences: '' } });
    const { sheet: written } = await describeJob(main, profile_id);
    expect(written.sections).toEqual({
      ...untouched.sections,
      relations: { ...untouched.sections.relations, written: '<p>Familles</p>' },
      competences: { ...untouched.sections.competences, written: '' },
    });
    await save(main, profile_id, { profile_data: {} });
    const { sheet: again, profile } = await describeJob(main, profile_id);
    expect(again.sections).toEqual(untouched.sections);
    expect(profile.profile_status).toBe(1);
  });

  it('refuses a section that is too long, in its text or in its markup, and names it', async () => {
    const { profile_id } = await classify(main);
    const long = `<p>${'a'.repeat(LONGEST_SECTION + 1)}</p>`;
    const deep = '<ul><li>'.repeat(50_000);
    for (const profile_data of [{ missions: '<p>court</p>', activities: long, relations: deep }]) {
      for (const data of [profile_data, JSON.stringify(profile_data)]) {
        const answer = await save(main, profile_id, { profile_data: data });
        expect(refusalOf(answer)).toBe('422 donnees_invalides');
        expect(errorOf(answer).fields).toEqual({
          'profile_data.activities': expect.stringContaining('dépasse 10\u00a0000 caractères'),
          'profile_data.relations': expect.stringContaining('dépasse 10\u00a0000 caractères'),
        });
      }
    }
    expect((await describeJob(main, profile_id)).sheet.sections.missions.written).toBeNull();
    expect((await save(main, profile_id, { profile_data: { missions: long.replace('a', '') } })).status).toBe(200);
  });

  it.each([['texte'], ['[]'], [{ missions: 1 }], ['{"missions":null}']])(
    'refuses what is no sheet: %j',
    async (profile_data) => {
      const { profile_id } = await classify(main);
      expect(refusalOf(await save(main, profile_id, { profile_data }))).toBe('422 donnees_invalides');
    },
  );

  it('drops an unknown section', async () => {
    const { profile_id } = await classify(main);
    await save(main, profile_id, { profile_data: { missions: '<p>un</p>', salaire: '<p>deux</p>' } });
    const { rows } = await bench.owner.query<{ content: object }>(
      'select content from personal_text x join profile p on p.text_id = x.id where p.id = $1',
      [profile_id],
    );
    expect(rows).toEqual([{ content: { missions: '<p>un</p>', sources: { missions: [] } } }]);
  });

  it('is shown as it will be printed, to the members of its establishment, without limited functions', async () => {
    const { profile_id, valor_id } = await classify(main, { valor_c0: 60 });
    const hidden = await classify(main, { profile_id, valor_c5: METIER.secretaryAccountant, valor_c0: 50 });
    await limit(main, hidden.valor_id);
    await save(main, profile_id, { profile_data: { relations: '<p>Familles &amp; tuteurs</p>' } });
    const path = `/v1/job/print/${profile_id}`;
    expect(body(await printed(main, path))).toContain('Secrétaire-comptable');
    expect(body(await printed(main, `${path}?remuneration=1`))).toContain('110\u00a0%');
    expect(body(await printed(clients.associated, `${path}?remuneration=1`))).not.toContain('comptable');
    const seen = await printed(clients.associated, path);
    expect(body(seen)).toContain('<p>Familles &amp; tuteurs</p>');
    expect(body(seen)).not.toContain('comptable');
    expect((await describeJob(main, profile_id)).sheet.total_share).toBe(110);
    const { functions, total_share } = (await describeJob(clients.associated, profile_id)).sheet;
    expect([functions.map((job) => job.valor_id), total_share]).toEqual([[valor_id], 60]);
    for (const [role, refusal] of [
      ['otherMain', '404 introuvable'],
      ['anonymous', '401 session_absente'],
      ['pending', '403 compte_non_active'],
      ['staff', '403 acces_refuse'],
    ] as const) {
      expect(refusalOf(await clients[role].get(path))).toBe(refusal);
      expect(refusalOf(await clients[role].get(`/v1/valor/print/${valor_id}`))).toBe(refusal);
    }
    expect(refusalOf(await clients.associated.get(`/v1/valor/print/${hidden.valor_id}`))).toBe('404 introuvable');
  });

  it('shows a page that runs nothing, requests nothing and stays in no cache', async () => {
    const { profile_id, valor_id } = await classify(main);
    for (const path of [`/v1/job/print/${profile_id}`, `/v1/valor/print/${valor_id}`]) {
      const answer = await main.get(path);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const { title, html } = payloadOf(printedPageResponse, answer);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"`);
      expect(html).not.toMatch(/<script|\son\w+=|https?:/i);
    }
  });

  it('shows its valuation as stored, or for the requested share and amounts', async () => {
    const { valor_id } = await classify(main);
    const path = `/v1/valor/print/${valor_id}`;
    expect(body(await printed(main, path))).toContain('1\u00a0785,33\u00a0€');
    expect(body(await printed(main, `${path}?q=50&indice=1030&remuneration=892.67`))).toContain('892,67\u00a0€');
    expect(refusalOf(await main.get(`${path}?indice=1031`))).toBe('409 calcul_divergent');
    expect(refusalOf(await main.get(`${path}?q=0`))).toBe('422 donnees_invalides');
  });

  it('keeps only the words and allowed tags of a hostile text', async () => {
    const { profile_id } = await classify(main);
    const tags = new RegExp(`<(?!/?(?:${Object.keys(SHEET_TEXT).join('|')})(?: /)?>)`);
    const names = JOB_SHEET_SECTIONS;
    for (let at = 0; at < HOSTILE.length; at += names.length) {
      const given = names.flatMap((name, index) => {
        const text = HOSTILE[at + index];
        return text === undefined ? [] : [[name, text] as const];
      });
      // Sent as JSON text, which could hide characters that the wire refuses.
      const data = JSON.stringify(Object.fromEntries(given));
      const answer = await save(main, profile_id, { profile_data: data });
      expect([data.slice(0, 400), answer.status]).toEqual([data.slice(0, 400), 200]);
      const { sections } = (await describeJob(main, profile_id)).sheet;
      const page = await printed(main, `/v1/job/print/${profile_id}`);
      for (const [name] of given) {
        const { written } = sections[name];
        expect(written).not.toMatch(tags);
        expect(written).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Surrogate}/u);
      }
      const sheets = [...page.matchAll(/<div class="written">(.*?)<\/div>/gs)].map(([, html]) => html);
      for (const html of sheets) expect(html).not.toMatch(tags);
      expect(page).toMatch(/<div class="signatures">[\s\S]*<\/main>\s*<\/body><\/html>$/);
    }
  });
});

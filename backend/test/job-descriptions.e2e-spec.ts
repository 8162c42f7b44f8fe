import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bySection } from '@valorisation/rules';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { payloadOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { aProfileName, classify, create, METIER } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { createRenderer, readPdf } from './render/render-support.js';
import { jobDescriptionResponse, printedPageResponse, savedProfileResponse } from './support/wire-schemas.js';

const sectionsSchema = z.strictObject(bySection(() => z.string()));

describe('a job sheet', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let main: ApiClient;

  const descriptionPath = (profileId: number) => `/v1/job/description/${profileId}`;
  const pdfPath = (profileId: number) => `/v1/job/download/pdf/${profileId}`;
  const describeJob = async (client: ApiClient, profileId: number) =>
    payloadOf(jobDescriptionResponse, await client.get(descriptionPath(profileId)));
  const sectionsOf = async (client: ApiClient, profileId: number) =>
    sectionsSchema.parse(JSON.parse((await describeJob(client, profileId)).profile.profile_data));
  const save = async (profileId: number, profile_data: unknown) =>
    main.post(`/v1/user/profile/update/one/${profileId}`, { profile_data });
  const textOf = async (answer: Answer): Promise<string> => {
    if (answer.status !== 200 || !Buffer.isBuffer(answer.body)) throw new Error(JSON.stringify(answer.body));
    return (await readPdf(answer.body)).text;
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const [url] = await Promise.all([bench.startApi(), bench.startWorker()]);
    clients = await signInAll(url);
    main = clients.main;
  });

  afterAll(async () => bench.close());

  it('uses the criteria and params of the grid in force and the profile’s valuations', async () => {
    const { profile_id, valor_id } = await classify(main);
    await create(main, { profile_id });
    const { criteres, valors, profile, params } = await describeJob(main, profile_id);
    const reference = (await main.get('/v1/valor/-1')).body;
    expect(reference).toMatchObject({ payload: { criteres, params } });
    expect(valors).toHaveLength(2);
    expect(valors[0]).toMatchObject({ valor_id, metier_title: 'Agent de service', trace: expect.any(Array) });
    expect(profile).toMatchObject({ profile_id, profile_status: 0, profile_minima: 1785.33, profile_functions: 2 });
    expect(profile.valors).toHaveLength(2);
  });

  it('is prefilled from the functions until it is saved', async () => {
    const { profile_id } = await classify(main, { valor_c0: 60 });
    await classify(main, { profile_id, valor_c5: METIER.secretaryAccountant, valor_c0: 40 });
    const { functions } = (await describeJob(main, profile_id)).sheet;
    const sections = await sectionsOf(main, profile_id);
    const text = await textOf(await main.get(pdfPath(profile_id)));
    for (const { title, suggestions } of functions) {
      expect(suggestions.missions.length).toBeGreaterThanOrEqual(3);
      for (const html of Object.values(sections)) expect(html).toContain(`<p><strong>${title}</strong></p>`);
      for (const mission of suggestions.missions) expect(sections.missions).toContain(`<li>${mission}</li>`);
      expect(text).toContain(suggestions.missions[0]?.split(' ').slice(0, 4).join(' '));
    }
    expect(functions).toHaveLength(2);
  });

  it('keeps saved texts, made harmless, on screen and in print', async () => {
    const { profile_id } = await classify(main);
    const saved = {
      missions: '<p onclick="a()">Accueillir <b>les familles</b><script>alert(1)</script></p><img src=x onerror=a()>',
      activities: '',
      relations: '<ul><li>Équipe</li></ul>',
      competences: '<p>Permis <a href="javascript:a()">B</a></p>',
    };
    expect((await save(profile_id, saved)).status).toBe(200);
    expect(await sectionsOf(main, profile_id)).toMatchObject({
      missions: '<p>Accueillir <b>les familles</b></p>',
      activities: '',
      relations: '<ul><li>Équipe</li></ul>',
      competences: '<p>Permis B</p>',
    });
    expect((await describeJob(main, profile_id)).profile.profile_status).toBe(1);
    const text = await textOf(await main.get(pdfPath(profile_id)));
    expect(text).toContain('Missions Accueillir les familles Compétences Permis B Relations Équipe Conditions');
    expect(text).not.toContain('Activités principales');
  });

  it('is printed under the profile’s name and the time, with its share of time, and with pay only if asked', async () => {
    const name = 'Éloïse Le Goff';
    const { profile_id } = await classify(main, { profile_name: name, valor_c0: 50 });
    const answer = await main.get(pdfPath(profile_id));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(
      /''Éloïse_Le_Goff_\d{14}\.pdf$/,
    );
    const text = await textOf(answer);
    for (const part of ['Fiche de poste Agent de service Éloïse Le Goff', '50 %', 'Pour l’établissement']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/€|1 030|Rémunération|Smic/);
    const chosen = await textOf(await main.get(`${pdfPath(profile_id)}?remuneration=1&signatures=0&annexe=0`));
    for (const part of ['Rémunération', '1 030', '933,51 €', 'Smic du 01/06/2026']) expect(chosen).toContain(part);
    expect(chosen).not.toMatch(/Pour l’établissement|nnexe/);
    expect(refusalOf(await main.get(`${pdfPath(profile_id)}?remuneration=oui`))).toBe('422 donnees_invalides');
  });

  it('is printed for several people at once with the same choices, each with their own texts, as one PDF or one each', async () => {
    const people = [await classify(main), await classify(main, { valor_c5: METIER.secretaryAccountant })];
    await save(people[0]?.profile_id ?? 0, { missions: '<p>Mission écrite</p>' });
    const path = '/v1/valor/download/job/multiple';
    const ids = people.map(({ valor_id }) => valor_id);
    const text = await textOf(await main.post(`${path}?annexe=0`, { ids }));
    expect(text).toMatch(/Mission écrite/);
    expect(text.match(/Pour l’établissement/g)).toHaveLength(2);
    expect(text).not.toMatch(/nnexe|€/);
    const { body, headers } = await main.post(`${path}?format=zip&remuneration=1`, { ids });
    expect(headers.get('content-type')).toBe('application/zip');
    const files = Object.values(unzipSync(body as Buffer));
    for (const file of files) expect((await readPdf(Buffer.from(file))).text).toMatch(/Rémunération.*Annexe/s);
    expect(files).toHaveLength(2);
    for (const { profile_id } of people) {
      const kept = await main.get(`/v1/job/versions/${profile_id}`);
      expect(JSON.stringify(kept.body)).toMatch(/"printed":true/);
    }
    await main.post(`/v1/valor/archive/${ids[0]}`);
    expect(refusalOf(await main.post(path, { ids }))).toBe('409 profil_sans_fonction');
    expect(refusalOf(await clients.otherMain.post(path, { ids }))).toBe('404 introuvable');
  });

  it('is shown on screen as the page that is printed', async () => {
    const { profile_id, valor_id } = await classify(main, { valor_c0: 50 });
    const renderer = createRenderer();
    try {
      for (const [screen, pdf] of [
        [`/v1/job/print/${profile_id}`, pdfPath(profile_id)],
        [`/v1/job/print/${profile_id}?remuneration=1`, `${pdfPath(profile_id)}?remuneration=1`],
        [`/v1/valor/print/${valor_id}`, `/v1/valor/download/${valor_id}`],
        [`/v1/valor/print/${valor_id}?q=20`, `/v1/valor/download/pdf/${valor_id}?q=20`],
      ] as const) {
        const { html, title } = payloadOf(printedPageResponse, await main.get(screen));
        const shown = await readPdf(await renderer.render(html));
        expect(shown.title).toBe(title);
        expect(shown.text).toBe(await textOf(await main.get(pdf)));
      }
    } finally {
      await renderer.close();
    }
  });

  it('contains no archived function, and is refused when there is no other', async () => {
    const { profile_id, valor_id } = await classify(main);
    const second = await classify(main, { profile_id, valor_c5: METIER.secretaryAccountant });
    await main.post(`/v1/valor/archive/${valor_id}`);
    expect(await textOf(await main.get(pdfPath(profile_id)))).not.toContain('Agent de service');
    expect((await sectionsOf(main, profile_id)).missions).not.toContain('Agent de service');
    await main.post(`/v1/valor/archive/${second.valor_id}`);
    expect(refusalOf(await main.get(pdfPath(profile_id)))).toBe('409 profil_sans_fonction');
    expect(refusalOf(await main.get(`/v1/job/print/${profile_id}`))).toBe('409 profil_sans_fonction');
    expect((await describeJob(main, profile_id)).valors).toHaveLength(2);
    const empty = payloadOf(
      savedProfileResponse,
      await main.post('/v1/user/profile', { profile_name: aProfileName() }),
      201,
    );
    expect(refusalOf(await main.get(pdfPath(empty.profile_id)))).toBe('409 profil_sans_fonction');
  });

  it('leaves out limited functions for an associated account', async () => {
    const { profile_id } = await classify(main, { valor_c0: 60 });
    const hidden = await classify(main, { profile_id, valor_c5: METIER.secretaryAccountant, valor_c0: 40 });
    await main.post(`/v1/valor/update/visibility/${hidden.valor_id}/0`);
    const seen = await describeJob(clients.associated, profile_id);
    expect(seen.valors.map(({ metier_title }) => metier_title)).toEqual(['Agent de service']);
    expect(seen.profile).toMatchObject({ profile_c0: 60, profile_functions: 1 });
    expect(seen.profile.profile_data).not.toContain('comptable');
    const text = await textOf(await clients.associated.get(pdfPath(profile_id)));
    expect(text).toContain('Agent de service');
    expect(text).not.toContain('comptable');
    expect(await textOf(await main.get(pdfPath(profile_id)))).toContain('Secrétaire-comptable');
  });

  it('is available to members of its establishment only', async () => {
    const { profile_id } = await classify(main);
    const refusals = {
      otherMain: '404 introuvable',
      anonymous: '401 session_absente',
      pending: '403 compte_non_active',
    };
    for (const path of [descriptionPath(profile_id), pdfPath(profile_id)]) {
      for (const role of ['otherMain', 'anonymous', 'pending'] as const) {
        expect(refusalOf(await clients[role].get(path))).toBe(refusals[role]);
      }
      for (const role of ['staff', 'admin'] as const) {
        expect(refusalOf(await clients[role].get(path))).toBe('403 acces_refuse');
      }
    }
    for (const id of ['0', '999999', 'x', '99999999999']) {
      expect(refusalOf(await main.get(`/v1/job/description/${id}`))).toBe('404 introuvable');
      expect(refusalOf(await main.get(`/v1/job/download/pdf/${id}`))).toBe('404 introuvable');
    }
  });
});

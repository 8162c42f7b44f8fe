import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, limit, METIER } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { jobDescriptionResponse, savedProfilePageResponse, savedProfileResponse } from './support/wire-schemas.js';

const SECRET = /Secrétaire/i;

const sections = z.record(z.string(), z.string());
const profiles = z.object({ profiles: z.array(z.object({ id: z.number(), job_sheet: sections.nullable() })) });

describe('the job sheet of a person with limited functions', () => {
  let bench: TestBench;
  let clients: RoleClients;

  /** A service agent visible to all, and a secretary, limited to the head on request. */
  const person = async (isLimited = true) => {
    const { profile_id } = await classify(clients.main);
    const { valor_id } = await classify(clients.main, { profile_id, valor_c5: METIER.secretary });
    if (isLimited) await limit(clients.main, valor_id);
    return { profile_id, valor_id };
  };
  const proposed = async (client: ApiClient, id: number) => {
    const { profile } = payloadOf(jobDescriptionResponse, await client.get(`/v1/job/description/${id}`));
    return sections.parse(JSON.parse(profile.profile_data));
  };
  const save = async (client: ApiClient, id: number, profile_data: Record<string, string>) =>
    client.post(`/v1/user/profile/update/one/${id}`, { profile_data });
  /** The saved sheet, read in every possible way. */
  const saved = async (client: ApiClient, id: number): Promise<Record<string, string>[]> => {
    const one = payloadOf(savedProfileResponse, await client.get(`/v1/user/profile/one/${id}`)).profile_data;
    const texts = [one];
    for (const list of ['/v1/user/profile/all', '/v1/valor/list/all']) {
      const { data } = payloadOf(savedProfilePageResponse, await client.get(`${list}?div=100`));
      texts.push(data.find(({ profile_id }) => profile_id === id)?.profile_data ?? null);
    }
    const { body } = await client.get('/v1/user/download');
    const taken = Buffer.from(unzipSync(body as Buffer)['donnees.json'] ?? []).toString();
    const mine = profiles.parse(JSON.parse(taken)).profiles.find((profile) => profile.id === id);
    return [...texts.map((text) => sections.parse(JSON.parse(text ?? '{}'))), mine?.job_sheet ?? {}];
  };
  const expectSecret = async (id: number) => {
    for (const sheet of await saved(clients.associated, id)) expect(JSON.stringify(sheet)).not.toMatch(SECRET);
    expect(JSON.stringify(await proposed(clients.associated, id))).not.toMatch(SECRET);
    for (const sheet of await saved(clients.main, id)) expect(JSON.stringify(sheet)).toMatch(SECRET);
  };

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it('hides a proposed text of a limited function from others, once saved', async () => {
    const { profile_id } = await person();
    const texts = await proposed(clients.main, profile_id);
    expect(JSON.stringify(texts)).toMatch(SECRET);
    expect((await save(clients.main, profile_id, texts)).status).toBe(200);
    await expectSecret(profile_id);
  });

  it('hides a suggestion for a limited function without the name of that function', async () => {
    const { profile_id, valor_id } = await person();
    const { sheet } = payloadOf(jobDescriptionResponse, await clients.main.get(`/v1/job/description/${profile_id}`));
    const [purpose] = sheet.functions.find((job) => job.valor_id === valor_id)?.suggestions.purpose ?? [];
    await save(clients.main, profile_id, { purpose: `<p>${purpose}</p>`, relations: '<p>Accueil du public.</p>' });
    for (const seen of await saved(clients.associated, profile_id)) {
      expect(seen).toEqual({ relations: '<p>Accueil du public.</p>' });
    }
    for (const seen of await saved(clients.main, profile_id)) expect(seen['purpose']).toBe(`<p>${purpose}</p>`);
  });

  it('hides it when the text around it is changed, in part, or typed again', async () => {
    const changes: readonly ((text: string) => string)[] = [
      (text) => `<p>Ajout de la direction.</p>${text}<p>Fin.</p>`,
      (text) => text.replace(/<\/?(?:strong|ul|p)>/g, '').toUpperCase(),
      () => '<p>Elle est aussi secretaire, le soir.</p>',
    ];
    for (const change of changes) {
      const { profile_id } = await person();
      const { missions = '' } = await proposed(clients.main, profile_id);
      await save(clients.main, profile_id, { missions: change(missions), relations: '<p>Accueil du public.</p>' });
      for (const sheet of await saved(clients.associated, profile_id)) {
        expect(sheet).toEqual({ relations: '<p>Accueil du public.</p>' });
      }
      for (const sheet of await saved(clients.main, profile_id)) expect(Object.keys(sheet)).toHaveLength(2);
    }
  });

  it('hides it when the function is limited later, or deleted while limited', async () => {
    const { profile_id, valor_id } = await person(false);
    await save(clients.main, profile_id, await proposed(clients.main, profile_id));
    expect(JSON.stringify(await saved(clients.associated, profile_id))).toMatch(SECRET);
    await limit(clients.main, valor_id);
    await expectSecret(profile_id);

    const other = await person();
    await save(clients.main, other.profile_id, await proposed(clients.main, other.profile_id));
    expect((await clients.main.post(`/v1/valor/delete/${other.valor_id}`, {})).status).toBe(200);
    for (const sheet of await saved(clients.associated, other.profile_id)) {
      expect(JSON.stringify(sheet)).not.toMatch(SECRET);
    }
  });

  it('shows the parts without a limited function, and everything once that is shown', async () => {
    const { profile_id, valor_id } = await person();
    const texts = { missions: '<p>Entretient les locaux.</p>', activities: '<p>Tient le secrétariat.</p>' };
    await save(clients.main, profile_id, texts);
    for (const sheet of await saved(clients.associated, profile_id)) expect(sheet).toEqual(texts);
    await save(clients.main, profile_id, { missions: '<p>Secrétaire à mi-temps.</p>' });
    expect(await saved(clients.associated, profile_id)).toEqual([{}, {}, {}, {}]);
    await clients.main.post(`/v1/valor/update/visibility/${valor_id}/1`, {});
    for (const sheet of await saved(clients.associated, profile_id)) {
      expect(sheet).toEqual({ missions: '<p>Secrétaire à mi-temps.</p>' });
    }
  });

  it('loses nothing when a reader of a part saves it', async () => {
    const { profile_id } = await person();
    const missions = '<p>Secrétaire à mi-temps.</p>';
    await save(clients.main, profile_id, { missions, relations: '<p>Accueil.</p>' });
    const refused = await save(clients.associated, profile_id, { missions: '<p>Autre.</p>' });
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['profile_data.missions']]);
    expect((await save(clients.associated, profile_id, { relations: '<p>Accueil et courrier.</p>' })).status).toBe(200);
    for (const sheet of await saved(clients.main, profile_id)) {
      expect(sheet).toEqual({ missions, relations: '<p>Accueil et courrier.</p>' });
    }
    for (const sheet of await saved(clients.associated, profile_id)) {
      expect(sheet).toEqual({ relations: '<p>Accueil et courrier.</p>' });
    }
  });
});

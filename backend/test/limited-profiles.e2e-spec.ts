import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { errorOf, payloadOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { classify, create, limit, METIER, NEW_VALUATION } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { openLiveStream } from './support/live-stream.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { confirm, csv, exported, preview } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import {
  figuresResponse,
  importResponse,
  profileNameResponse,
  savedProfilePageResponse,
  savedProfileResponse,
  valuationPageResponse,
} from './support/wire-schemas.js';

const HIDDEN = 'Réservé à la direction';
const DUPLICATE = 'Ce nom est déjà existé.';

/** All its rows are limited to others, so it does not exist for an associated account. */
describe('a profile with only limited rows', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let hidden: number;
  let empty: number;
  let own: number;
  let mixed: number;

  const names = async (client: ApiClient) =>
    payloadOf(z.array(profileNameResponse), await client.get('/v1/user/profiles')).map(({ profile_id }) => profile_id);
  const page = async (client: ApiClient, path: string) => payloadOf(savedProfilePageResponse, await client.get(path));
  const rename = async (client: ApiClient, id: number, profile_name: string) =>
    client.post(`/v1/user/profile/update/one/${id}`, { profile_name });
  const withoutCorrelation = (answer: Answer) => ({
    ...errorOf(answer),
    correlation_id: '',
    status: answer.status,
    headers: [...answer.headers.keys()].sort(),
  });

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    const [first, second] = [
      await classify(clients.main, { profile_name: HIDDEN }),
      await classify(clients.main, { profile_name: 'Vu du collaborateur' }),
    ];
    hidden = first.profile_id;
    await limit(clients.main, first.valor_id);
    const archived = await classify(clients.main, { profile_id: hidden, valor_c5: METIER.secretary });
    await clients.main.post(`/v1/valor/archive/${archived.valor_id}`, {});
    await clients.main.post(`/v1/user/profile/update/one/${hidden}`, { profile_data: { missions: '<p>Secret</p>' } });
    mixed = second.profile_id;
    await limit(
      clients.main,
      (await classify(clients.main, { profile_id: mixed, valor_c5: METIER.secretary })).valor_id,
    );
    const mine = await classify(clients.associated, { profile_name: 'Du collaborateur, limité' });
    own = mine.profile_id;
    await limit(clients.main, mine.valor_id);
    const added = await clients.main.post('/v1/user/profile', { profile_name: 'Sans fonction encore' });
    empty = payloadOf(savedProfileResponse, added, 201).profile_id;
  });

  afterAll(async () => bench.close());

  it('is in no list, count or search of another associated account, whose empty and own profiles are', async () => {
    const lists = ['/v1/valor/list/all', '/v1/user/profile/all'];
    const ids = async (client: ApiClient, path: string) =>
      (await page(client, path)).data.map(({ profile_id }) => profile_id);
    // The demo has another hidden profile.
    const outOfSight = (await page(clients.main, '/v1/valor/list/all?div=100')).data.filter(
      ({ profile_id, valors }) =>
        profile_id !== own && valors.length > 0 && valors.every(({ valor_visible }) => valor_visible === 0),
    );
    expect(outOfSight.map(({ profile_id }) => profile_id)).toContain(hidden);
    for (const list of lists) {
      expect(await ids(clients.main, `${list}?div=100`)).toEqual(expect.arrayContaining([hidden, empty, own, mixed]));
      const seen = await ids(clients.associated, `${list}?div=100`);
      expect(seen).toEqual(expect.arrayContaining([empty, own, mixed]));
      expect(seen).not.toContain(hidden);
      expect((await page(clients.associated, `${list}?q=${encodeURIComponent('réservé')}`)).total).toBe(0);
      const [all, most] = [await page(clients.main, list), await page(clients.associated, list)];
      expect(most.total).toBe(all.total - outOfSight.length);
    }
    expect(await names(clients.main)).toContain(hidden);
    const named = await names(clients.associated);
    expect(named).toEqual(expect.arrayContaining([empty, own, mixed]));
    expect(named).not.toContain(hidden);
    const figures = async (client: ApiClient) =>
      payloadOf(figuresResponse, await client.get('/v1/valor/figures')).profiles;
    expect(await figures(clients.associated)).toBe((await figures(clients.main)) - outOfSight.length);
    const flat = payloadOf(valuationPageResponse, await clients.associated.get('/v1/valor/list/allvalors?div=100'));
    expect(flat.data.map(({ profile_id }) => profile_id)).not.toContain(hidden);
    expect((await exported(clients.associated)).map((line) => line['Profil'])).not.toContain(HIDDEN);
    expect((await exported(clients.main)).map((line) => line['Profil'])).toContain(HIDDEN);
  });

  it('is not found by its id by any call, and stays unchanged', async () => {
    const asked: readonly (readonly [method: string, path: string, body?: object])[] = [
      ['POST', `/v1/user/profile/update/one/${hidden}`, { profile_name: 'Autre nom' }],
      ['POST', `/v1/user/profile/update/one/${hidden}`, { profile_data: { missions: 'x' } }],
      ['POST', `/v1/user/profile/update/one/${hidden}`, { profile_name: 'Autre nom', version: 999 }],
      ['POST', `/v1/user/profile/delete/${hidden}`],
      ['GET', `/v1/job/description/${hidden}`],
      ['GET', `/v1/job/download/pdf/${hidden}`],
      ['POST', `/v1/user/profile/update/one/${hidden}`, { profile_name: '' }],
      ['POST', `/v1/user/profile/update/one/${hidden}`, { profile_name: HIDDEN }],
      ['POST', `/v1/user/profile/update/one/${hidden}`, { profile_name: 'vu du collaborateur' }],
      ['GET', `/v1/user/profile/one/${hidden}`],
      ['GET', `/v1/job/print/${hidden}`],
      ['GET', `/v1/job/versions/${hidden}`],
      ['GET', `/v1/job/interview/print/${hidden}`],
      ['GET', `/v1/job/interview/pdf/${hidden}`],
      ['POST', NEW_VALUATION, { profile_id: hidden }],
      ['POST', NEW_VALUATION, { profile_id: hidden, valor_c5: METIER.secretary, valor_c0: 30, version: 7 }],
      ['POST', NEW_VALUATION, { profile_id: hidden, valor_c5: METIER.secretary }],
    ];
    const before = (await page(clients.main, '/v1/user/profile/all?div=100')).data;
    const { valor_id } = await create(clients.associated);
    for (const [method, path, body] of [
      ...asked,
      ['POST', `/v1/valor/${valor_id}/profil`, { profile_id: hidden }],
      ['POST', `/v1/valor/duplicate/${valor_id}`, { profile_id: hidden }],
    ] as const) {
      const answer = await clients.associated.call(path, { method, body });
      // The answer is that of an id that never existed.
      const unknown = await clients.associated.call(path.replace(String(hidden), '2147483647'), {
        method,
        body: body === undefined || !('profile_id' in body) ? body : { ...body, profile_id: 2_147_483_647 },
      });
      expect(`${path} ${answer.status}`).toBe(`${path} 404`);
      expect(withoutCorrelation(answer)).toEqual(withoutCorrelation(unknown));
    }
    const after = (await page(clients.main, '/v1/user/profile/all?div=100')).data;
    expect(after.find(({ profile_id }) => profile_id === hidden)).toEqual(
      before.find(({ profile_id }) => profile_id === hidden),
    );
  });

  it('keeps its name: using it is refused like any other taken name', async () => {
    const taken = async (path: string, name: string, body: object = {}) => [
      withoutCorrelation(await clients.associated.post(path, { ...body, profile_name: name.toUpperCase() })),
      withoutCorrelation(await clients.associated.post(path, { ...body, profile_name: 'vu du Collaborateur' })),
    ];
    const { valor_id } = await create(clients.associated);
    for (const [path, body] of [
      ['/v1/user/profile', {}],
      [`/v1/user/profile/update/one/${empty}`, {}],
      [NEW_VALUATION, { valor_c5: METIER.secretary }],
      [`/v1/valor/${valor_id}/profil`, {}],
      [`/v1/valor/duplicate/${valor_id}`, {}],
    ] as const) {
      const [refused, likewise] = await taken(path, HIDDEN, body);
      expect(refused).toMatchObject({ status: 422, code: 'donnees_invalides', fields: { profile_name: DUPLICATE } });
      expect(refused).toEqual(likewise);
    }
    // The test needs as many refusals as an hour allows.
    await bench.owner.query('delete from rate_limit');
    const brought = csv(
      ['Profil', 'Fonction'],
      [
        [HIDDEN.toLowerCase(), 'Agent de service'],
        ['Tout nouveau', 'Agent de service'],
        [HIDDEN, ''],
      ],
    );
    const planned = await preview(clients.associated, brought);
    expect(planned.accepted.map(({ profile_name, profile_new }) => [profile_name, profile_new])).toEqual([
      [HIDDEN.toLowerCase(), true],
      ['Tout nouveau', true],
      [HIDDEN, false],
    ]);
    expect(planned.refused).toEqual([]);
    const written = payloadOf(importResponse, await confirm(clients.associated, brought, planned));
    expect(written).toMatchObject({ valuations: 1, refused: 0, a_voir: [2, 4] });
  });

  it('is hidden from associated accounts in live news and data downloads', async () => {
    const stream = await openLiveStream(clients.associated);
    await rename(clients.main, hidden, `${HIDDEN} seule`);
    await rename(clients.main, hidden, HIDDEN);
    await rename(clients.main, empty, 'Toujours sans fonction');
    await eventually(() => expect(stream.changes.map(({ id }) => id)).toContain(empty));
    expect(stream.changes.filter(({ aggregate, id }) => aggregate === 'profile' && id === hidden)).toEqual([]);
    stream.close();
    const taken = async (client: ApiClient) => {
      const { body } = await client.get('/v1/user/download');
      return Buffer.from(unzipSync(body as Buffer)['donnees.json'] ?? []).toString();
    };
    expect(await taken(clients.main)).toContain('Secret');
    const held = await taken(clients.associated);
    expect(held).not.toContain(HIDDEN);
    expect(held).not.toContain('Secret');
    expect(held).toContain('Toujours sans fonction');
  });

  it('hides the job sheet that an associated account had requested before', async () => {
    const jobOf = async (profileId: number) => {
      const { rows } = await bench.owner.query<{ id: number }>(
        `insert into print_job (establishment_id, account_id, kind, input, state, progress, file_name, created_at)
         select establishment_id, id, 'job-sheet', jsonb_build_object('profileId', $1::integer), 'waiting', 0, 'Fiche.pdf',
                now()
           from account where email = $2 returning id`,
        [profileId, emailOf('associated')],
      );
      return `/v1/jobs/${rows[0]?.id}`;
    };
    expect((await clients.associated.get(await jobOf(mixed))).status).toBe(202);
    expect(refusalOf(await clients.associated.get(await jobOf(hidden)))).toBe('404 introuvable');
  });

  it('reappears as soon as one of its rows is shown', async () => {
    const rows = (await page(clients.main, `/v1/user/profile/all?div=100`)).data.find(
      ({ profile_id }) => profile_id === hidden,
    );
    const [row] = rows?.valors ?? [];
    await clients.main.post(`/v1/valor/update/visibility/${row?.valor_id}/1`, {});
    expect(await names(clients.associated)).toContain(hidden);
    expect((await clients.associated.get(`/v1/job/description/${hidden}`)).status).toBe(200);
    expect((await rename(clients.associated, hidden, HIDDEN)).status).toBe(200);
    await limit(clients.main, row?.valor_id ?? 0);
    expect(refusalOf(await rename(clients.associated, hidden, 'x'))).toBe('404 introuvable');
  });

  it('is revealed by at most ten refused names an hour; further names are not checked', async () => {
    const { associated } = clients;
    const asked = async (profile_name: string) =>
      refusalOf(await associated.post('/v1/user/profile', { profile_name }));
    await bench.owner.query('delete from rate_limit');
    const answers: string[] = [];
    for (let at = 0; at < 10; at += 1) answers.push(await asked(HIDDEN));
    expect(new Set(answers)).toEqual(new Set(['422 donnees_invalides']));
    expect([await asked(HIDDEN), await asked('Un nom libre')]).toEqual(Array(2).fill('429 trop_de_tentatives'));
    const { rows } = await bench.owner.query<{ id: number }>(
      'select min(id) as id from valuation where profile_id = $1',
      [mixed],
    );
    const copy = await associated.post(`/v1/valor/duplicate/${rows[0]?.id}`, { profile_name: 'Libre aussi' });
    expect(refusalOf(copy)).toBe('429 trop_de_tentatives');
    const brought = csv(['Profil'], [['Encore libre']]);
    const planned = await preview(associated, brought);
    expect(refusalOf(await confirm(associated, brought, planned))).toBe('429 trop_de_tentatives');
    const own = await clients.main.post('/v1/user/profile', { profile_name: HIDDEN });
    expect(refusalOf(own)).toBe('422 donnees_invalides');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { classify, complete, edit, valuationOf } from './support/classification.js';
import { snapshotOf } from './support/establishment-snapshot.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import {
  jobDescriptionResponse,
  lifeOutcomeResponse,
  savedProfilePageResponse,
  valuationDetailResponse,
} from './support/wire-schemas.js';

const MOST = 500;

describe('a call on many valuations', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let establishmentId: number;
  let source: number;
  let foreign: number;

  const outcome = async (path: string, body: unknown, status = 200) =>
    payloadOf(lifeOutcomeResponse, await clients.main.post(path, body), status);
  const copies = async (count: number): Promise<number[]> => {
    const ids: number[] = [];
    while (ids.length < count) {
      const some = ids.length === 0 ? [source] : ids.slice(0, count - ids.length);
      ids.push(...(await outcome('/v1/valor/duplicate/multiple', { ids: some }, 201)).ids);
    }
    return ids;
  };
  const snapshot = async () => snapshotOf(bench.owner, establishmentId);

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    source = (await classify(clients.main)).valor_id;
    foreign = (await classify(clients.otherMain)).valor_id;
    const row = await bench.owner.query<{ id: number }>('select establishment_id as id from valuation where id = $1', [
      source,
    ]);
    establishmentId = z.int().parse(row.rows[0]?.id);
  });

  afterAll(async () => bench.close());

  it('sums amounts beyond the limit of a single one', async () => {
    const { valor_id, profile_id, profile_name, valor_affiche } = await classify(clients.main, {
      valor_garantie: 1_000_000,
    });
    const ids = [valor_id];
    while (ids.length < 32) ids.push(...(await outcome('/v1/valor/duplicate/multiple', { ids }, 201)).ids);
    const page = payloadOf(savedProfilePageResponse, await clients.main.get(`/v1/valor/list/all?q=${profile_name}`));
    const whole = payloadOf(jobDescriptionResponse, await clients.main.get(`/v1/job/description/${profile_id}`));
    for (const profile of [page.data.find((one) => one.profile_id === profile_id), whole.profile]) {
      expect(profile).toMatchObject({ profile_functions: 32, profile_remuneration_value: 32 * (valor_affiche ?? 0) });
    }
  });

  it('archives 500 in one transaction with one event each, and skips them all when it is repeated', async () => {
    const ids = await copies(MOST);
    const before = await snapshot();
    const versions = ids.map(() => 2);
    expect(await outcome('/v1/valor/archive/multiple', { ids })).toEqual({ done: MOST, skipped: 0, ids, versions });
    const after = await snapshot();
    expect(after.events - before.events).toBe(MOST);
    expect(ids.every((id) => after.rows.get(id)?.status === 4)).toBe(true);
    const { rows } = await bench.owner.query(
      'select distinct xmin::text from valuation where id = any($1::integer[])',
      [ids],
    );
    expect(rows).toHaveLength(1);
    expect(await outcome('/v1/valor/archive/multiple', { ids })).toEqual({
      done: 0,
      skipped: MOST,
      ids: [],
      versions: [],
    });
    expect(await snapshot()).toEqual(after);
  });

  it.each(['archive', 'delete', 'duplicate'])('names the foreign id of a %s and changes nothing', async (action) => {
    const ids = [...(await copies(3)), foreign, ...(await copies(2))];
    const before = await snapshot();
    const answer = await clients.main.post(`/v1/valor/${action}/multiple`, { ids });
    expect(refusalOf(answer)).toBe('404 introuvable');
    expect(errorOf(answer).fields?.['ids']).toContain(String(foreign));
    expect(await snapshot()).toEqual(before);
  });

  it.each(['archive', 'delete', 'duplicate', 'update'])(
    'refuses the %s of 501 ids, of none, and of values that are no ids',
    async (action) => {
      const tooMany = Array.from({ length: MOST + 1 }, (_, index) => index + 1);
      for (const ids of [tooMany, [], [0], ['1'], 'all', undefined]) {
        const answer = await clients.main.post(`/v1/valor/${action}/multiple`, { ids, valor_visa: 4 });
        expect([refusalOf(answer), fieldsOf(answer)]).toEqual(['422 donnees_invalides', ['ids']]);
        if (ids === tooMany) {
          expect(errorOf(answer).fields?.['ids']).toBe('Choisissez au plus 500 valorisations à la fois.');
        }
      }
    },
  );

  it.each<[string, object, string]>([
    ['an empty state', { data: {} }, 'data'],
    ['two states at once', { data: { valor_visa: 1, valor_visible: 1 } }, 'data'],
    ['an unknown status', { data: { valor_visa: 9 } }, 'data'],
    ['no state', {}, 'valor_visa'],
    ['two flat states', { valor_visa: 1, valor_visible: 1 }, 'valor_visa'],
    ['an unknown flat visibility', { valor_visible: 2 }, 'valor_visible'],
    ['a state of both forms', { data: { valor_visa: 4 }, valor_visa: 1 }, 'valor_visa'],
  ])('refuses %s by its field', async (_, asked, field) => {
    const answer = await clients.main.post('/v1/valor/update/multiple', { ids: [source], ...asked });
    expect([refusalOf(answer), fieldsOf(answer)]).toEqual(['422 donnees_invalides', [field]]);
  });

  it.each([{}, { ids: [1], valor_id: 1 }])('refuses an anniversary of %j by its field', async (body) => {
    const answer = await clients.main.post('/v1/valor/update/valorIsBirth', body);
    expect([refusalOf(answer), fieldsOf(answer)]).toEqual(['422 donnees_invalides', ['valor_id']]);
  });

  it('counts a repeated id once', async () => {
    const [id = 0] = await copies(1);
    expect(await outcome('/v1/valor/archive/multiple', { ids: [id, id] })).toMatchObject({ done: 1, skipped: 0 });
  });

  it('accepts the nested and the flat form of a requested state', async () => {
    const ids = await copies(2);
    expect(await outcome('/v1/valor/update/multiple', { ids, data: { valor_visible: 0 } })).toMatchObject({ done: 2 });
    expect(await outcome('/v1/valor/update/multiple', { ids, valor_visible: 1 })).toMatchObject({ done: 2 });
    expect(await outcome('/v1/valor/update/multiple', { ids, data: { valor_visa: 4 } })).toMatchObject({ done: 2 });
    expect(await outcome('/v1/valor/update/multiple', { ids, valor_visa: 1 })).toMatchObject({ done: 2 });
  });

  it('compares the rows with the versions that were read, when they are given', async () => {
    const ids = await copies(3);
    const hide = { ids, data: { valor_visible: 0 } };
    const { versions } = await outcome('/v1/valor/update/multiple', { ...hide, versions: [1, 1, 1] });
    expect(versions).toEqual([2, 2, 2]);
    const before = await snapshot();
    const show = { ids, data: { valor_visible: 1 } };
    const stale = await clients.main.post('/v1/valor/update/multiple', { ...show, versions: [2, 1, 2] });
    expect(refusalOf(stale)).toBe('409 version_perimee');
    expect(errorOf(stale).fields?.['ids']).toContain(String(ids[1]));
    for (const faulty of [[2, 2], [2, 2, 0], 'all']) {
      const answer = await clients.main.post('/v1/valor/update/multiple', { ...show, versions: faulty });
      expect([refusalOf(answer), fieldsOf(answer)]).toEqual(['422 donnees_invalides', ['versions']]);
    }
    expect(await snapshot()).toEqual(before);
    expect(await outcome('/v1/valor/update/multiple', { ...show, versions })).toMatchObject({ done: 3, skipped: 0 });
  });

  it('deletes all copies or none, and none once one of them has changed', async () => {
    const { ids, versions } = await outcome('/v1/valor/duplicate/multiple', { ids: await copies(3) }, 201);
    await clients.main.post(`/v1/valor/${ids[1]}/profil`, { valor_c0: 50 });
    const before = await snapshot();
    const stale = await clients.main.post('/v1/valor/delete/multiple', { ids, versions });
    expect(refusalOf(stale)).toBe('409 version_perimee');
    expect(errorOf(stale).fields?.['ids']).toContain(String(ids[1]));
    const faulty = await clients.main.post('/v1/valor/delete/multiple', { ids, versions: [1] });
    expect([refusalOf(faulty), fieldsOf(faulty)]).toEqual(['422 donnees_invalides', ['versions']]);
    expect(await snapshot()).toEqual(before);
    const others = { ids: [ids[0], ids[2]], versions: [versions[0], versions[2]] };
    expect(await outcome('/v1/valor/delete/multiple', others)).toMatchObject({ done: 2 });
  });

  it('copies a valuation for another person (only the job, in progress and marked) or whole for the same one', async () => {
    const duplicate = `/v1/valor/duplicate/${source}`;
    const terms = { valor_anciennete: '2015-09-01', valor_garantie: 2600, valor_c0: 80 };
    await clients.main.post(`/v1/valor/${source}/profil`, {
      ...terms,
      valor_data: { 1: { c: 1, reason: 'Sa prise de poste' } },
    });
    const whole = await complete(clients.main, source);
    const copyFor = async (body: object) =>
      payloadOf(valuationDetailResponse, await clients.associated.post(duplicate, body), 201);
    const copy = await copyFor({ profile_name: 'Paul Durand', version: whole.version });
    expect(copy).toMatchObject({ profile_name: 'Paul Durand', metier_title: whole.metier_title, valor_c0: 80 });
    expect(copy).toMatchObject({ valor_visa: 0, valor_copie: true, valor_affiche: null, valor_calcul: null });
    expect(copy).toMatchObject({ valor_anciennete: null, valor_garantie: null, history: [] });
    expect(JSON.stringify(copy)).not.toContain('Sa prise de poste');
    for (const same of [{}, { profile_id: whole.profile_id }, { profile_name: whole.profile_name.toUpperCase() }]) {
      expect(await copyFor(same)).toMatchObject({
        profile_id: whole.profile_id,
        valor_visa: 1,
        valor_copie: true,
        valor_affiche: whole.valor_affiche,
        valor_anciennete: '2015-09-01',
      });
    }
    expect(await edit(clients.main, copy.valor_id, { valor_c0: 60 })).toMatchObject({ valor_copie: false });
    const before = await snapshot();
    const refused = async (body: object) => {
      const answer = await clients.main.post(duplicate, body);
      return [refusalOf(answer), ...fieldsOf(answer)];
    };
    expect(await refused({ profile_name: 'paul durand' })).toEqual(['422 donnees_invalides', 'profile_name']);
    expect(await refused({ profile_name: ' ' })).toEqual(['422 donnees_invalides', 'profile_name']);
    expect(await refused({ profile_id: 1, profile_name: 'X' })).toEqual(['422 donnees_invalides', 'profile_name']);
    expect(await refused({ profile_name: 'X', version: 1 })).toEqual(['409 version_perimee']);
    const theirs = await valuationOf(clients.otherMain, foreign);
    expect(await refused({ profile_id: theirs.profile_id })).toEqual(['404 introuvable']);
    expect(await snapshot()).toEqual(before);
  });

  it('keeps a person added for a copy, once a colleague has renamed or used it', async () => {
    const added = await clients.main.post(`/v1/valor/duplicate/${source}`, { profile_name: 'Ajoutée pour une copie' });
    const { valor_id, profile_id } = payloadOf(valuationDetailResponse, added, 201);
    const takeBack = async () =>
      refusalOf(await clients.main.post(`/v1/user/profile/delete/${profile_id}`, { version: 1 }));
    expect(await takeBack()).toBe('409 profil_non_vide');
    await clients.main.post(`/v1/valor/delete/${valor_id}`, { version: 1 });
    await clients.associated.post(`/v1/user/profile/update/one/${profile_id}`, { profile_name: 'Renommée depuis' });
    expect(await takeBack()).toBe('409 version_perimee');
    expect((await clients.main.post(`/v1/user/profile/delete/${profile_id}`, { version: 2 })).status).toBe(200);
    expect(await bench.journalDifferences()).toEqual([]);
  });

  it('changes nothing when one row of a selection may not follow', async () => {
    const [open = 0] = await copies(1);
    await clients.main.post(`/v1/valor/${open}/profil`, { valor_data: { 1: { c: 3 } } });
    const [archived = 0] = await copies(1);
    await clients.main.post(`/v1/valor/archive/${archived}`, {});
    const before = await snapshot();
    const answer = await clients.main.post('/v1/valor/update/multiple', { ids: [archived, open], valor_visa: 1 });
    expect(refusalOf(answer)).toBe('409 transition_refusee');
    expect(await snapshot()).toEqual(before);
  });

  it('refuses visibility to an associated account', async () => {
    const ids = await copies(1);
    const answer = await clients.associated.post('/v1/valor/update/multiple', { ids, valor_visible: 0 });
    expect(refusalOf(answer)).toBe('403 acces_refuse');
  });
});

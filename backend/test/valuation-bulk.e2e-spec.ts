import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { classify } from './support/classification.js';
import { snapshotOf } from './support/establishment-snapshot.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { jobDescriptionResponse, lifeOutcomeResponse, savedProfilePageResponse } from './support/wire-schemas.js';

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

  it('sums amounts beyond what one of them may be', async () => {
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
    'refuses the %s of 501 ids, none, and what is no id',
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
    ['a status that there is not', { data: { valor_visa: 9 } }, 'data'],
    ['no state', {}, 'valor_visa'],
    ['two flat states', { valor_visa: 1, valor_visible: 1 }, 'valor_visa'],
    ['a flat visibility that there is not', { valor_visible: 2 }, 'valor_visible'],
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

  it('takes the nested and the flat form of an asked state', async () => {
    const ids = await copies(2);
    expect(await outcome('/v1/valor/update/multiple', { ids, data: { valor_visible: 0 } })).toMatchObject({ done: 2 });
    expect(await outcome('/v1/valor/update/multiple', { ids, valor_visible: 1 })).toMatchObject({ done: 2 });
    expect(await outcome('/v1/valor/update/multiple', { ids, data: { valor_visa: 4 } })).toMatchObject({ done: 2 });
    expect(await outcome('/v1/valor/update/multiple', { ids, valor_visa: 1 })).toMatchObject({ done: 2 });
  });

  it('holds the rows against the versions that were read, when they are given', async () => {
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

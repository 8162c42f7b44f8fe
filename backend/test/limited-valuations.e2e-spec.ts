import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { previewApi } from '../src/composition/preview.js';
import { routeTable } from '../src/platform/http/route-table.js';
import { payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import {
  METIER,
  NEW_VALUATION,
  THREE_DEGREES,
  classify,
  create,
  edit,
  limit,
  save,
  valuationOf,
  type ValuationDetail,
} from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { confirm, csv, preview } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import {
  savedProfilePageResponse,
  statusTotalsResponse,
  totalsResponse,
  valuationDetailResponse,
} from './support/wire-schemas.js';

const LIST = '/v1/valor/list/all?div=100';

/** valor_visible 0: visible to the main account and the row's author only. */
describe('a limited valuation', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let limited: ValuationDetail;
  let ownLimited: ValuationDetail;
  let open: ValuationDetail;

  const list = async (client: ApiClient, query = '') =>
    payloadOf(savedProfilePageResponse, await client.get(`${LIST}${query}`));
  const rowsOf = async (client: ApiClient, query = '') =>
    (await list(client, query)).data.flatMap(({ valors }) => valors.map(({ valor_id }) => valor_id));
  const profileOf = async (client: ApiClient, query = '') =>
    (await list(client, query)).data.find(({ profile_id }) => profile_id === limited.profile_id);

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    limited = await classify(clients.main, { profile_name: 'Poste mixte', valor_c0: 60 });
    const here = { profile_id: limited.profile_id };
    ownLimited = await classify(clients.associated, { ...here, valor_c0: 30 });
    open = await classify(clients.main, {
      ...here,
      valor_c5: METIER.secretary,
      valor_data: THREE_DEGREES,
      valor_c0: 10,
    });
    await limit(clients.main, limited.valor_id);
    await limit(clients.main, ownLimited.valor_id);
  });

  afterAll(async () => bench.close());

  it('is shown to the main account and its author, and does not exist for another associated account', async () => {
    for (const [client, row, status] of [
      [clients.main, limited, 200],
      [clients.main, ownLimited, 200],
      [clients.associated, ownLimited, 200],
      [clients.associated, open, 200],
      [clients.associated, limited, 404],
    ] as const) {
      expect((await client.get(`/v1/valor/${row.valor_id}`)).status).toBe(status);
    }
  });

  it('answers 404 to the associated account on every route that takes its id, alone or in a list', async () => {
    const id = limited.valor_id;
    const bodyFor = (path: string) => ({
      ...(/multiple$|valorIsBirth$/.test(path) ? { ids: [id] } : { valor_id: id }),
      valor_visa: 4,
      valor_c0: 50,
    });
    const { body: before } = await clients.main.get(`/v1/valor/${id}`);
    const preview = await previewApi();
    const named = routeTable(preview).filter(
      ({ path }) => path.startsWith('/v1/valor/') && /:id\b|\/multiple$|valorIsBirth$|valorpoints$/.test(path),
    );
    await preview.close();
    expect(named.length).toBeGreaterThan(20);
    for (const { method, path } of named) {
      const at = `${path.replace(':id', String(id)).replace(':val', '0')}?date=2026-11-01T00:00:00Z`;
      const answer = await clients.associated.call(at, {
        method,
        ...(method === 'POST' ? { body: bodyFor(path) } : {}),
      });
      // Only the main account may change the visibility of any row.
      const refused = path.includes('/visibility/') ? 403 : 404;
      expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} ${refused}`);
    }
    expect((await clients.main.get(`/v1/valor/${id}`)).body).toEqual(before);
  });

  it.each(['', '&visa=1', '&under=1', '&q=poste', '&key=profile_minima', '&key=profile_c0&order=desc'])(
    'is in no list of the associated account: %j',
    async (query) => {
      // The main account reads the same page first, which must not be cached for others.
      expect(await rowsOf(clients.main, query)).toContain(limited.valor_id);
      for (let read = 0; read < 3; read += 1) {
        const rows = await rowsOf(clients.associated, query);
        expect(rows).toContain(ownLimited.valor_id);
        expect(rows).not.toContain(limited.valor_id);
      }
    },
  );

  it('counts only in the totals of the main account and its author', async () => {
    expect(await profileOf(clients.main)).toMatchObject({ profile_c0: 100, profile_functions: 3, profile_category: 0 });
    const seen = await profileOf(clients.associated);
    expect(seen).toMatchObject({ profile_c0: 40, profile_functions: 2, profile_category: 0 });
    expect(seen?.profile_minima).toBe(
      Math.round(((ownLimited.valor_minima ?? 0) + (open.valor_minima ?? 0)) * 100) / 100,
    );
  });

  it('hides its profile when it is the only row', async () => {
    const alone = await classify(clients.main, { valor_data: THREE_DEGREES });
    await limit(clients.main, alone.valor_id);
    for (const filter of ['', '&visa=1']) {
      const { data, total } = await list(clients.associated, `${filter}&q=${alone.profile_name}`);
      expect(data.map(({ profile_id }) => profile_id)).not.toContain(alone.profile_id);
      expect(total).toBe(data.length);
    }
  });

  it('makes new rows of its person limited, however they arrive, unless its head decides otherwise', async () => {
    const { valor_id: first, profile_id } = await classify(clients.main, { valor_data: THREE_DEGREES });
    await limit(clients.main, first);
    const here = { profile_id, valor_c5: METIER.secretary };
    const visibilities = async (): Promise<readonly number[]> => {
      const { data } = await list(clients.main);
      return (data.find((found) => found.profile_id === profile_id)?.valors ?? []).map(
        ({ valor_visible }) => valor_visible,
      );
    };
    await create(clients.main, here);
    const elsewhere = await create(clients.main, {});
    expect(elsewhere.valor_visible).toBe(1);
    const moved = await edit(clients.main, elsewhere.valor_id, { profile_id });
    expect(moved.valor_visible).toBe(0);
    await clients.main.post(`/v1/valor/duplicate/${first}`, {});
    const copied = await clients.main.post(`/v1/valor/duplicate/${open.valor_id}`, { profile_id });
    expect(payloadOf(valuationDetailResponse, copied, 201)).toMatchObject({ profile_id, valor_visible: 0 });
    const shown = await clients.main.post(`/v1/valor/duplicate/${limited.valor_id}`, { profile_name: 'Nouveau venu' });
    expect(payloadOf(valuationDetailResponse, shown, 201).valor_visible).toBe(0);
    const { profile_name } = moved;
    const brought = csv(['Profil', 'Fonction'], [[profile_name, 'Agent de service']]);
    const planned = await preview(clients.main, brought);
    expect(planned.accepted.map(({ valor_visible }) => valor_visible)).toEqual([0]);
    expect((await confirm(clients.main, brought, planned)).status).toBe(200);
    expect(await visibilities()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await create(clients.main, { ...here, valor_visible: 1 })).valor_visible).toBe(1);
    expect((await create(clients.main, { valor_visible: 0 })).valor_visible).toBe(0);
    expect(refusalOf(await clients.associated.post(NEW_VALUATION, { profile_name: 'X', valor_visible: 1 }))).toBe(
      '403 acces_refuse',
    );
  });

  it("cannot receive another account's row from an associated one, from whom it would hide it", async () => {
    const mine = await create(clients.associated, {});
    await limit(clients.main, mine.valor_id);
    const { profile_id } = mine;
    const ofMain = await create(clients.main, {});
    const refused = await save(clients.associated, ofMain.valor_id, { profile_id });
    expect(refusalOf(refused)).toBe('403 acces_refuse');
    expect((await valuationOf(clients.associated, ofMain.valor_id)).profile_id).toBe(ofMain.profile_id);
    const another = await create(clients.associated, {});
    expect(await edit(clients.associated, another.valor_id, { profile_id })).toMatchObject({ valor_visible: 0 });
  });

  it('is left out of the counts', async () => {
    const counts = async (client: ApiClient) => ({
      tabs: payloadOf(statusTotalsResponse, await client.get('/v1/valor/list/status')).valor_dispo,
      tot: payloadOf(totalsResponse, await client.get('/v1/valor/list/tots')).tots.tot,
    });
    const before = { main: await counts(clients.main), associated: await counts(clients.associated) };
    const { valor_id } = await create(clients.main);
    await limit(clients.main, valor_id);
    const after = { main: await counts(clients.main), associated: await counts(clients.associated) };
    expect(after.main).toEqual({ tabs: before.main.tabs + 1, tot: before.main.tot + 1 });
    expect(after.associated).toEqual(before.associated);
  });
});

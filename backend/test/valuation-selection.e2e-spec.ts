import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, create } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import {
  lifeOutcomeResponse,
  savedProfilePageResponse,
  selectionResponse,
  updatePreviewResponse,
  updatesPreviewResponse,
} from './support/wire-schemas.js';

const LIST = '/v1/valor/list/selection';
const PREVIEW = '/v1/valor/update/preview/multiple';

describe('a selection of valuations', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let foreign: number;
  /** Rows that await an update in the demo establishment. */
  let awaiting: number[];

  const preview = async (ids: readonly number[], client: ApiClient = clients.main) =>
    payloadOf(updatesPreviewResponse, await client.post(PREVIEW, { ids }));
  const selection = async (ids: readonly number[], client: ApiClient = clients.main) =>
    payloadOf(selectionResponse, await client.post(LIST, { ids }));

  const idsOf = (rows: readonly { readonly valor_id: number }[]) => new Set(rows.map(({ valor_id }) => valor_id));

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    foreign = (await classify(clients.otherMain)).valor_id;
    const page = payloadOf(savedProfilePageResponse, await clients.main.get('/v1/valor/list/all?visa=3'));
    awaiting = page.data.flatMap(({ valors }) => valors.map(({ valor_id }) => valor_id));
  });

  afterAll(async () => bench.close());

  it('is shown as it is, without what the viewer may not see', async () => {
    const limited = (await classify(clients.main)).valor_id;
    await clients.main.post(`/v1/valor/update/visibility/${limited}/0`, {});
    const ids = [...awaiting, limited, foreign, 999_999];
    expect(idsOf(await selection(ids))).toEqual(new Set([...awaiting, limited]));
    expect(idsOf(await selection(ids, clients.associated))).not.toContain(limited);
    expect(await selection([foreign])).toEqual([]);
    expect(refusalOf(await clients.associated.post(PREVIEW, { ids: [limited] }))).toBe('404 introuvable');
  });

  it('has the amounts of the single preview, which the update then gives', async () => {
    expect(awaiting.length).toBeGreaterThan(1);
    const { rows } = await preview(awaiting);
    expect(idsOf(rows)).toEqual(new Set(awaiting));
    for (const row of rows) {
      const single = await clients.main.get(`/v1/valor/update/${row.valor_id}/preview`);
      const { current, next } = payloadOf(updatePreviewResponse, single);
      expect([row.current?.valor_affiche, row.next?.valor_affiche]).toEqual([
        current.valor_affiche,
        next.valor_affiche,
      ]);
    }
    const done = await clients.main.post('/v1/valor/update/multiple', { ids: awaiting, data: { valor_visa: 1 } });
    expect(payloadOf(lifeOutcomeResponse, done).done).toBe(awaiting.length);
    for (const { valor_id, valor_affiche, valor_affiche_unite, sous_smic } of await selection(awaiting)) {
      const row = rows.find((one) => one.valor_id === valor_id);
      expect(row?.next).toMatchObject({ valor_affiche, valor_affiche_unite, sous_smic });
    }
  });

  it('names the reason of each row that cannot be updated, and still shows the others', async () => {
    const [upToDate, open] = [await classify(clients.main), await create(clients.main)];
    const incomplete = await classify(clients.main);
    // The state that a new grid leaves when it no longer knows a row's answer.
    await bench.owner.query(`update valuation set status = 3, answers = '{}' where id = $1`, [incomplete.valor_id]);
    const { rows } = await preview([upToDate.valor_id, open.valor_id, incomplete.valor_id]);
    const said = new Map(rows.map(({ valor_id, next, refusal }) => [valor_id, [next, refusal?.code]]));
    expect(said.get(upToDate.valor_id)).toEqual([null, 'transition_refusee']);
    expect(said.get(open.valor_id)).toEqual([null, 'transition_refusee']);
    expect(said.get(incomplete.valor_id)).toEqual([null, 'criteres_manquants']);
    expect(rows.find(({ valor_id }) => valor_id === incomplete.valor_id)?.refusal?.message).toContain('Autonomie');
    expect(rows.find(({ valor_id }) => valor_id === open.valor_id)?.current).toBeNull();
    // Nothing was written.
    expect((await selection([upToDate.valor_id])).map(({ version }) => version)).toEqual([upToDate.version]);
  });

  it('names the foreign id of a preview', async () => {
    const answer = await clients.main.post(PREVIEW, { ids: [...awaiting, foreign] });
    expect(refusalOf(answer)).toBe('404 introuvable');
    expect(errorOf(answer).fields?.['ids']).toContain(String(foreign));
  });

  it.each([LIST, PREVIEW])('accepts 1 to 500 ids: %s', async (path) => {
    const tooMany = Array.from({ length: 501 }, (_, index) => index + 1);
    for (const ids of [tooMany, [], ['1'], undefined]) {
      const answer = await clients.main.post(path, { ids });
      expect([refusalOf(answer), fieldsOf(answer)]).toEqual(['422 donnees_invalides', ['ids']]);
    }
  });
});

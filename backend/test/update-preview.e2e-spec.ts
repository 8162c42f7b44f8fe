/** The preview of 'Appliquer l'ancienneté du jour' shows what the command then stores. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { explained, readGrid, readStep, shippedGrids } from '@valorisation/rules';
import fc from 'fast-check';
import { z } from 'zod';
import { errorOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, create, edit, limit } from './support/classification.js';
import { snapshotOf } from './support/establishment-snapshot.js';
import { FormerClock } from './support/former-clock.js';
import { emailOf, signIn, signInAll, type Role, type RoleClients } from './support/role-clients.js';
import { anyRow } from './support/any-row.js';
import { scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import {
  lifeOutcomeResponse,
  savedProfilePageResponse,
  selectionResponse,
  updatePreviewResponse,
  updatesPreviewResponse,
  valuationDetailResponse,
} from './support/wire-schemas.js';

type TraceStep = NonNullable<z.infer<typeof valuationDetailResponse>['trace']>[number];

const APPLY = '/v1/valor/update/valorIsBirth';
const PREVIEW_MANY = `${APPLY}/preview/multiple`;
const ROWS = scaled({ part: 16, all: 40 });
const SEED = 7520;

/** Without the steps of the amount due, which belong to the day of reading. */
function ofAmount(trace: readonly TraceStep[]): readonly TraceStep[] {
  return trace.filter(({ rule }) => !['branch-floor', 'minimum-wage', 'due', 'minimum-check'].includes(rule));
}

const shipped = shippedGrids.find(({ status }) => status === 'in_force');
if (shipped === undefined) throw new Error('No grid in force is shipped');
const gridInForce = readGrid(shipped.document);

describe("the preview of today's seniority", () => {
  let bench: TestBench;
  let clients: RoleClients;
  /** The same head, two years ago. */
  let former: ApiClient;
  let establishmentId: number;

  const preview = async (id: number, client: ApiClient = clients.main) => client.get(`${APPLY}/${id}/preview`);
  const previewed = async (id: number) => payloadOf(updatePreviewResponse, await preview(id));
  const previewedMany = async (ids: readonly number[]) =>
    payloadOf(updatesPreviewResponse, await clients.main.post(PREVIEW_MANY, { ids })).rows;
  const detail = async (id: number) =>
    payloadOf(
      z.object({ valors: z.tuple([valuationDetailResponse]) }).loose(),
      await clients.main.get(`/v1/valor/${id}`),
    ).valors[0];
  const awaiting = async () => {
    const page = payloadOf(savedProfilePageResponse, await clients.main.get('/v1/valor/list/all?visa=3'));
    const ids = page.data.flatMap(({ valors }) => valors.map(({ valor_id }) => valor_id));
    expect(ids.length).toBeGreaterThan(0);
    return Promise.all(ids.map(detail));
  };
  const snapshot = async () => snapshotOf(bench.owner, establishmentId);
  const randomRows = async (count: number, seed: number) => {
    const rows = [];
    for (const input of fc.sample(anyRow, { numRuns: count, seed })) rows.push(await classify(former, input));
    return rows;
  };

  beforeAll(async () => {
    bench = await openTestBench();
    former = await signIn(await bench.startApi({ clock: new FormerClock() }), emailOf('main'));
    clients = await signInAll(await bench.startApi());
    const row = await bench.owner.query<{ id: number }>('select establishment_id as id from valuation where id = $1', [
      (await classify(former)).valor_id,
    ]);
    establishmentId = z.int().parse(row.rows[0]?.id);
  });

  afterAll(async () => bench.close());

  it('shows for random rows what the command then stores, to the cent, and the steps that differ', async () => {
    // Rows that await an update stay on their former grid.
    const rows = [...(await randomRows(ROWS, SEED)), ...(await awaiting())];
    let raised = 0;
    for (const row of rows) {
      const { version, current, next, difference, steps } = await previewed(row.valor_id);
      expect(current).toMatchObject({
        valor_affiche: row.valor_affiche,
        valor_affiche_unite: row.valor_affiche_unite,
        indice: row.indice,
        valor_calcul: row.valor_calcul,
        valor_birthday: row.valor_birthday,
        grid_id: row.grid_id,
      });
      expect(ofAmount(current.trace)).toEqual(ofAmount(row.trace ?? []));
      const done = await clients.main.post(APPLY, { valor_id: row.valor_id, version });
      expect(payloadOf(lifeOutcomeResponse, done)).toMatchObject({ done: 1, skipped: 0, ids: [row.valor_id] });
      const now = await detail(row.valor_id);
      expect(next).toMatchObject({
        valor_affiche: now.valor_affiche,
        valor_affiche_unite: now.valor_affiche_unite,
        valor_a_verser: now.valor_a_verser,
        valor_a_verser_source: now.valor_a_verser_source,
        sous_smic: now.sous_smic,
        indice: now.indice,
        valor_calcul: now.valor_calcul,
        valor_birthday: now.valor_birthday,
        grid_id: now.grid_id,
        trace: now.trace,
      });
      expect([now.grid_id, now.valor_visa]).toEqual([row.grid_id, row.valor_visa]);
      expect(Math.round(100 * ((now.valor_affiche ?? 0) - (row.valor_affiche ?? 0)))).toBe(
        Math.round(100 * difference),
      );
      const isRaised = current.taux !== next.taux;
      expect(steps.some(({ rule }) => rule === 'seniority')).toBe(isRaised);
      raised += isRaised ? 1 : 0;
    }
    expect(raised).toBeGreaterThan(ROWS / 3);
  });

  it('shows for a selection the values of the single previews, which one command then stores', async () => {
    const ids = (await randomRows(12, SEED + 1)).map(({ valor_id }) => valor_id);
    const rows = await previewedMany(ids);
    expect(new Set(rows.map(({ valor_id }) => valor_id))).toEqual(new Set(ids));
    for (const { valor_id, version, current, next } of rows) {
      const single = await previewed(valor_id);
      expect(single).toMatchObject({ version, current, next });
    }
    const done = await clients.main.post(APPLY, { ids });
    expect(payloadOf(lifeOutcomeResponse, done)).toMatchObject({ done: ids.length, skipped: 0 });
    for (const now of payloadOf(selectionResponse, await clients.main.post('/v1/valor/list/selection', { ids }))) {
      const { valor_affiche, valor_affiche_unite, sous_smic, valor_calcul, valor_birthday } = now;
      expect(rows.find(({ valor_id }) => valor_id === now.valor_id)?.next).toMatchObject({
        valor_affiche,
        valor_affiche_unite,
        sous_smic,
        valor_calcul,
        valor_birthday,
      });
    }
  });

  it('explains each step in the words of the rules, which lists leave out', async () => {
    const job = await classify(clients.main, { valor_anciennete: '2018-09-01', valor_conges: 1, valor_c0: 80 });
    const { trace } = await detail(job.valor_id);
    const steps = (trace ?? []).flatMap((step) => readStep(step) ?? []);
    expect(steps).toHaveLength(trace?.length ?? 0);
    const words = explained(steps, gridInForce).map(({ label, detail: said, explanation }) => [
      label,
      said,
      explanation,
    ]);
    expect(trace?.map(({ libelle, detail: said, explication }) => [libelle, said, explication])).toEqual(words);
    expect(words.map(([label]) => label)).toEqual(
      expect.arrayContaining(['Congés', 'Mois à 80\u00a0%', 'Indice réel']),
    );
    const listed = await clients.main.get('/v1/valor/list/all');
    expect(JSON.stringify(listed.body)).not.toMatch(/"(?:trace|libelle|explication)"/);
  });

  it('writes nothing', async () => {
    const { valor_id } = await classify(former, { valor_anciennete: '2020-09-01' });
    const before = await snapshot();
    await previewed(valor_id);
    await previewedMany([valor_id]);
    expect(await snapshot()).toEqual(before);
  });

  it('refuses what the command refuses: archived, without an amount, of today already', async () => {
    const archived = (await classify(former)).valor_id;
    await clients.main.post(`/v1/valor/archive/${archived}`, {});
    const open = (await create(former)).valor_id;
    const ofToday = (await classify(clients.main)).valor_id;
    const ids = [archived, open, ofToday];
    const said: string[] = [];
    for (const id of ids) {
      const refused = refusalOf(await preview(id));
      expect(refused).toBe(refusalOf(await clients.main.post(APPLY, { valor_id: id })));
      const [row] = await previewedMany([id]);
      expect([row?.next, row?.refusal]).toEqual([
        null,
        { code: refused.replace('409 ', ''), message: errorOf(await preview(id)).message },
      ]);
      said.push(refused);
    }
    expect(said).toEqual(['409 transition_refusee', expect.stringMatching(/^409 /), '409 anciennete_appliquee']);
    // Beside them, the others are shown.
    const possible = (await classify(former)).valor_id;
    const rows = await previewedMany([...ids, possible]);
    expect(rows.filter(({ next }) => next !== null).map(({ valor_id }) => valor_id)).toEqual([possible]);
  });

  it.each<[Role, string]>([
    ['anonymous', '401 session_absente'],
    ['pending', '403 compte_non_active'],
    ['otherMain', '404 introuvable'],
    ['staff', '403 acces_refuse'],
    ['admin', '403 acces_refuse'],
  ])('is refused to others: %s', async (role, refusal) => {
    const { valor_id } = await classify(former);
    expect(refusalOf(await preview(valor_id, clients[role]))).toBe(refusal);
    expect(refusalOf(await clients[role].post(PREVIEW_MANY, { ids: [valor_id] }))).toBe(refusal);
  });

  it('shows an associated account what it may see, and 404 for a limited row', async () => {
    const { valor_id } = await classify(former);
    expect((await preview(valor_id, clients.associated)).status).toBe(200);
    await limit(clients.main, valor_id);
    expect(refusalOf(await preview(valor_id, clients.associated))).toBe('404 introuvable');
    expect(refusalOf(await clients.associated.post(PREVIEW_MANY, { ids: [valor_id] }))).toBe('404 introuvable');
  });

  it('has a version, by which the command detects a change in between', async () => {
    const { valor_id } = await classify(former, { valor_anciennete: '2020-09-01' });
    const shown = await previewed(valor_id);
    await edit(clients.main, valor_id, { valor_c0: 50 });
    const body = { valor_id, version: shown.version };
    expect(refusalOf(await clients.main.post(APPLY, body))).toBe('409 version_perimee');
    const renewed = await previewed(valor_id);
    expect(renewed.version).toBeGreaterThan(shown.version);
    expect(renewed.next.valor_affiche).toBeLessThan(shown.next.valor_affiche);
    expect((await clients.main.post(APPLY, { valor_id, version: renewed.version })).status).toBe(200);
    expect((await detail(valor_id)).valor_affiche).toBe(renewed.next.valor_affiche);
  });
});

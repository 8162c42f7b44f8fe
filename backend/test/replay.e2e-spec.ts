import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RULES_VERSION } from '@valorisation/rules';
import { readPdf } from './render/render-support.js';
import { payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, create, edit, limit, METIER, THREE_DEGREES } from './support/classification.js';
import { putInForce, scheduleVersion } from './support/grid-versions.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { replayResponse, valuationDetailResponse } from './support/wire-schemas.js';
import { itFurther } from './support/scale.js';

const TERMS = { valor_c5: METIER.secretaryAccountant, valor_data: THREE_DEGREES, valor_conges: 1, valor_c0: 80 };
const OLDER = RULES_VERSION - 1;

describe('recomputing a past amount', () => {
  let bench: TestBench;
  let clients: RoleClients;

  const byReference = async (reference: string, client: ApiClient = clients.main) =>
    client.get(`/v1/valor/replay/${encodeURIComponent(reference)}`);
  const replayed = async (reference: string) => payloadOf(replayResponse, await byReference(reference));
  const ofEntry = async (id: number, entry: number, client: ApiClient = clients.main) =>
    client.get(`/v1/valor/${id}/history/${entry}/replay`);

  /** The reference that is printed on the result now. */
  async function printedReference(id: number): Promise<string> {
    const { status, body } = await clients.main.get(`/v1/valor/download/pdf/${id}`);
    if (status !== 200 || !Buffer.isBuffer(body)) throw new Error(JSON.stringify(body));
    const reference = /VAL-\d+-\d+-G\d+/.exec((await readPdf(body)).text)?.[0];
    if (reference === undefined) throw new Error('No reference is printed');
    return reference;
  }

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    await bench.startWorker();
  });

  afterAll(async () => bench.close());

  it('gives the same cents from its PDF, on its own grid, after three newer ones and any change of the row', async () => {
    const then = await classify(clients.main, TERMS);
    const reference = await printedReference(then.valor_id);
    for (const pointValue of ['21.10', '21.35', '21.80']) {
      await putInForce(bench, await scheduleVersion(bench.owner, { pointValue, effectiveOn: '2026-01-01' }));
    }
    const now = payloadOf(valuationDetailResponse, await clients.main.post(`/v1/valor/update/${then.valor_id}`, {}));
    expect(now.valor_affiche).toBeGreaterThan(then.valor_affiche ?? 0);
    await edit(clients.main, then.valor_id, { valor_c0: 50 });

    const replay = await replayed(reference);
    expect(replay).toMatchObject({ reference, verdict: 'same', etape_differente: null, regles: RULES_VERSION });
    expect(replay.grid_effective_on).toBe('2024-09-01');
    expect(replay.valorisation).toMatchObject({
      valor_c0: 80,
      valor_affiche: then.valor_affiche,
      grid_id: then.grid_id,
    });
    expect(replay.etapes.find(({ etape }) => etape === 'displayed')).toMatchObject({
      enregistre: then.valor_affiche,
      recalcule: then.valor_affiche,
    });
    expect(replay.trace.find(({ rule }) => rule === 'displayed')?.value).toBe(then.valor_affiche);
    expect(replay.constat).toContain('le même montant, au centime près');
    expect(payloadOf(replayResponse, await ofEntry(then.valor_id, then.version))).toEqual(replay);
    expect((await replayed(reference.toLowerCase().replaceAll('-', ' – '))).reference).toBe(reference);
  });

  it("of older rules states today's amount and the step that differs", async () => {
    const { valor_id, version, grid_id } = await classify(clients.main, TERMS);
    // As a former release recorded it: another formula gave its month.
    await bench.owner.query(
      `update domain_event
          set payload = jsonb_set(payload, '{result}', (payload -> 'result') ||
                jsonb_build_object('rulesVersion', $2::integer, 'fullTimeMonthCents', 200000, 'minimumCents', 160000,
                                   'displayedCents', 160000))
        where aggregate_type = 'valuation' and aggregate_id = $1 and type = 'valuation.completed'`,
      [valor_id, OLDER],
    );
    const replay = await replayed(`VAL-${valor_id}-${version}-G${grid_id}`);
    expect(replay).toMatchObject({ verdict: 'other-rules', etape_differente: 'full-time-month', regles: OLDER });
    const words = replay.constat.replaceAll('\u00a0', ' ');
    expect(words).toContain(`Ce montant de 1 600,00 € a été calculé par la version ${OLDER} des règles.`);
    expect(words).toMatch(/il serait de 1 \d{3},\d\d €\. L’étape qui diffère : « Mois à temps plein »\.$/);
  });

  it('is refused to accounts that may not see the valuation, and 404 for a wrong reference', async () => {
    const { valor_id, version, grid_id } = await classify(clients.main, TERMS);
    const reference = `VAL-${valor_id}-${version}-G${grid_id}`;
    expect((await byReference(reference, clients.associated)).status).toBe(200);
    await limit(clients.main, valor_id);
    for (const client of [clients.associated, clients.otherMain]) {
      expect(refusalOf(await byReference(reference, client))).toBe('404 introuvable');
      expect(refusalOf(await ofEntry(valor_id, version, client))).toBe('404 introuvable');
    }
    const unknown = [
      `VAL-${valor_id}-99-G${grid_id}`,
      `VAL-${valor_id}-${version}-G1`,
      'VAL-2147483647-1-G1',
      'VAL-1',
      '18',
    ];
    for (const typed of unknown) expect(refusalOf(await byReference(typed))).toBe('404 introuvable');
    expect(refusalOf(await ofEntry(valor_id, 99))).toBe('404 introuvable');
  });

  it('is refused for an entry without an amount', async () => {
    const { valor_id, version } = await create(clients.main, TERMS);
    expect(refusalOf(await ofEntry(valor_id, version))).toBe('409 classement_non_calcule');
  });

  itFurther('is blocked for a caller who tries references in turn', async () => {
    for (let turn = 0; turn < 120; turn += 1) await byReference('VAL-1-1-G1', clients.otherMain);
    expect(refusalOf(await byReference('VAL-1-1-G1', clients.otherMain))).toBe('429 trop_de_tentatives');
  });
});

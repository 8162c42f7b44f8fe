import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gridProofCalls } from '@valorisation/contract';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { SECOND_ADMIN } from './support/grid-publications.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

const PASSWORD = { user_password: DEMO_PASSWORD };
const proofOf = wired(gridProofCalls.of.answer);
const idRow = z.object({ id: z.int() });

describe('the cloned cases of a draft', () => {
  let bench: TestBench;
  let author: ApiClient;
  let prover: ApiClient;

  const read = async (id: number) => payloadOf(proofOf, await prover.get(`/admin/grids/${id}/proof`));
  const signAll = async (id: number, cases: readonly unknown[], body: object) =>
    prover.post(`/admin/grids/${id}/cases/sign`, { cases, ...body });
  const takeOver = async (id: number, cases: readonly object[], client = prover) =>
    client.post(`/admin/grids/${id}/cases/take-over`, { cases, source: 'Avenant de 2027' });

  /** The body that repeats a shown case with a change. */
  const correct = async (one: z.infer<typeof proofOf>['cases'][number] | undefined, change: object, client = prover) =>
    client.post(`/admin/grid-cases/${one?.id}/correct`, { ...one, ...change });

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi();
    [author, prover] = await Promise.all([signIn(url, emailOf('admin')), signIn(url, SECOND_ADMIN)]);
  });

  afterAll(async () => bench.close());

  it('are taken over with expected results before any result is shown, all or none, and signed at once', async () => {
    const prepared = await author.post('/admin/grids/amounts', {
      title: 'Négociation de 2027',
      effective_on: '2027-01-01',
      point_value: 21,
      branch_floor: 1053,
    });
    const { id } = idRow.parse(prepared.body);
    const before = await read(id);
    expect(before).toMatchObject({ signed: 0, open: false });
    for (const { state, difference, computed } of before.cases) {
      expect({ state, difference, computed }).toEqual({ state: 'to-take-over', difference: null, computed: null });
    }
    const ids = before.cases.map((one) => one.id);
    expect(refusalOf(await signAll(id, ids, PASSWORD))).toBe('409 cas_faux');
    const [first, second, third] = [
      { id: ids[0], expected_index: 1030, expected_amount: 1802.5 },
      { id: ids[1], expected_index: 1095.15, expected_amount: 1533.21 },
      { id: ids[2], expected_index: 1407, expected_amount: 27.71 },
    ];
    expect(refusalOf(await takeOver(id, [first], author))).toBe('409 grille_dernier_auteur');
    expect(refusalOf(await takeOver(id, [first, { ...second, id: 1 }]))).toBe('404 introuvable');
    expect(fieldsOf(await takeOver(id, [first, first]))).toEqual(['cases']);
    expect((await read(id)).cases.map(({ state }) => state)).toEqual(before.cases.map(({ state }) => state));

    const after = payloadOf(proofOf, await takeOver(id, [first, second, third]));
    expect(after.cases).toMatchObject([
      { state: 'to-sign', typed: { by: 'Hélène Brossard' }, source: 'Avenant de 2027', computed: { amount: 1802.5 } },
      { state: 'to-sign' },
      { state: 'off', difference: 'amount', computed: { index: 1407 } },
    ]);
    // The draft's result was shown, so no expected result may be typed any more.
    expect(refusalOf(await takeOver(id, [third]))).toBe('409 cas_deja_repris');
    expect(refusalOf(await signAll(id, ids, PASSWORD))).toBe('409 cas_faux');
    expect((await read(id)).signed).toBe(0);
    expect(payloadOf(proofOf, await signAll(id, ids.slice(0, 2), PASSWORD)).signed).toBe(2);

    const [signed, , off] = after.cases;
    const corrected = payloadOf(proofOf, await correct(off, { expected_amount: off?.computed?.amount }));
    expect(corrected.cases[2]).toMatchObject({ id: off?.id, state: 'to-sign', source: 'Avenant de 2027' });
    expect(refusalOf(await correct(signed, {}, author))).toBe('409 grille_dernier_auteur');
    expect(fieldsOf(await correct(signed, { hourly: true }))).toEqual(['hourly']);
    expect(corrected.signed).toBe(2);
    const unsigned = payloadOf(proofOf, await correct(signed, { source: 'Avenant, article 2' }));
    expect([unsigned.signed, unsigned.cases.length, unsigned.cases[0]?.signed]).toEqual([1, 3, null]);
    const { rows } = await bench.owner.query(
      `select payload #>> '{before,expected,amount,cents}' as cents from domain_event where type = 'grid.case-corrected'`,
    );
    expect(rows).toEqual([{ cents: '2771' }, { cents: '180250' }]);
    await prover.post(`/admin/grid-cases/${off?.id}/withdraw`, { reason: 'Double' });
    expect(refusalOf(await correct(off, {}))).toBe('409 cas_retire');
  });
});

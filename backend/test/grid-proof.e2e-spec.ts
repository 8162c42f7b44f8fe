import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dashboardCalls, gridProofCalls } from '@valorisation/contract';
import { generateSync } from 'otplib';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf, type Answer } from './support/api-client.js';
import { changeSetting } from './support/change-setting.js';
import { emailOf, signIn, signInAll, type RoleClients } from './support/role-clients.js';
import { SetClock } from './support/set-clock.js';
import { ANOTHER_CHANGE, CLEANER, ONE_HUNDREDTH_MORE } from './support/grid-cases.js';
import { SECOND_ADMIN } from './support/grid-publications.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

const PASSWORD = { user_password: DEMO_PASSWORD };
const proofOf = wired(gridProofCalls.of.answer);
const referenceOf = wired(gridProofCalls.reference.answer);
const idRow = z.object({ id: z.int() });

describe('the proof of a grid version', () => {
  const clock = new SetClock();
  let bench: TestBench;
  let as: RoleClients;
  let prover: ApiClient;
  let author: number;

  const accountOf = async (email: string) =>
    idRow.parse((await bench.owner.query('select id from account where email = $1', [email])).rows[0]).id;
  /** A clone of the grid in force, last changed by the first admin. */
  const draft = async () => {
    const { rows } = await bench.owner.query(
      `insert into grid_version (status, effective_on, confirmed, document, created_at, based_on, created_by, updated_by)
       select 'draft', '2027-01-01', false, document, now(), id, $1, $1 from grid_version where status = 'in_force'
       returning id`,
      [author],
    );
    return idRow.parse(rows[0]).id;
  };
  const read = async (id: number, client = prover) => payloadOf(proofOf, await client.get(`/admin/grids/${id}/proof`));
  const type = async (id: number, more: object = {}, client = prover) =>
    client.post(`/admin/grids/${id}/cases`, { ...CLEANER, ...more });
  const signAll = async (id: number, cases: readonly unknown[], body: object, client = prover) =>
    client.post(`/admin/grids/${id}/cases/sign`, { cases, ...body });
  const sign = async (id: number, caseId: number | undefined, body: object = PASSWORD, client = prover) =>
    signAll(id, [caseId], body, client);
  const typed = async (id: number, more: object = {}) => {
    const { cases } = payloadOf(proofOf, await type(id, more));
    return cases.at(-1)?.id;
  };
  /** With the required number of signed cases. */
  const proven = async () => {
    const id = await draft();
    const cases: (number | undefined)[] = [];
    for (const title of ['Un', 'Deux', 'Trois']) cases.push(await typed(id, { title }));
    payloadOf(proofOf, await signAll(id, cases, PASSWORD));
    return id;
  };
  const putInForce = async (...words: readonly string[]): Promise<{ code: number; output: string }> => {
    const { code, line } = await bench.gridCommand(...words);
    return { code, output: line.replaceAll('\u00a0', ' ') };
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi({ clock });
    as = await signInAll(url);
    prover = await signIn(url, SECOND_ADMIN);
    author = await accountOf(emailOf('admin'));
  });

  afterAll(async () => bench.close());

  it('can be read and given by staff only', async () => {
    const id = await draft();
    const calls = (client: ApiClient): Promise<Answer>[] => [
      client.get(`/admin/grids/${id}/proof`),
      client.get(`/admin/grids/${id}/reference`),
      type(id, {}, client),
      sign(id, 1, {}, client),
      client.post(`/admin/grids/${id}/cases/take-over`, {}),
      client.post('/admin/grid-cases/1/correct', CLEANER),
      client.post('/admin/grid-cases/1/withdraw', { reason: 'Essai' }),
    ];
    for (const client of [as.main, as.associated, as.otherMain]) {
      for (const answer of await Promise.all(calls(client))) expect(refusalOf(answer)).toBe('403 acces_refuse');
    }
    for (const answer of await Promise.all(calls(as.anonymous))) expect(answer.status).toBe(401);
    expect((await read(id, as.staff)).cases).toEqual([]);
    for (const answer of [
      await type(999_999),
      await sign(999_999, 1),
      await sign(id, 999_999),
      await prover.get('/admin/grids/999999/proof'),
    ]) {
      expect(refusalOf(answer)).toBe('404 introuvable');
    }
  });

  it('comes with the shipped versions, which give what the agreement publishes', async () => {
    const { needed, signed, open, draft: isDraft, cases } = await read(2);
    expect({ needed, signed, open, isDraft }).toEqual({ needed: 3, signed: 3, open: true, isDraft: false });
    for (const { expected_index, expected_amount, expected_unit, computed } of cases) {
      expect(computed).toMatchObject({ index: expected_index, amount: expected_amount, unit: expected_unit });
    }
    expect(refusalOf(await type(2))).toBe('409 grille_pas_brouillon');
    expect(refusalOf(await sign(2, cases[0]?.id))).toBe('409 grille_pas_brouillon');
  });

  it("is typed by a person other than the draft's last editor, with the pickers of that draft", async () => {
    const id = await draft();
    expect(payloadOf(referenceOf, await prover.get(`/admin/grids/${id}/reference`)).grid).toMatchObject({
      grid_id: id,
    });
    expect(refusalOf(await type(id, {}, as.admin))).toBe('409 grille_dernier_auteur');
    expect((await read(id, as.admin)).last_author).toBe(true);
    const caseId = await typed(id);
    expect(refusalOf(await sign(id, caseId, undefined, as.admin))).toBe('409 grille_dernier_auteur');
    expect(refusalOf(await as.admin.post(`/admin/grid-cases/${caseId}/withdraw`, { reason: 'Essai' }))).toBe(
      '409 grille_dernier_auteur',
    );
    expect((await read(id)).cases).toMatchObject([
      { id: caseId, state: 'to-sign', difference: null, typed: { by: 'Hélène Brossard' }, signed: null },
    ]);
  });

  it("shows the draft's result only after the expected result is stored, and beside it", async () => {
    const id = await draft();
    expect(fieldsOf(await type(id, { expected_index: undefined }))).toEqual(['expected_index']);
    const refused = await type(id, { degrees: { 1: 9, 2: 2 }, hourly: true });
    expect(fieldsOf(refused).toSorted()).toEqual(['hourly']);
    expect(JSON.stringify(refused.body)).not.toMatch(/computed|1030/);
    expect(fieldsOf(await type(id, { degrees: { 1: 9, 2: 2, 3: 2 } }))).toEqual(['degrees.1']);
    expect(fieldsOf(await type(id, { degrees: { 1: 2, 2: 2 } }))).toEqual(['degrees.3']);
    expect(fieldsOf(await type(id, { function_id: 999 }))).toEqual(['function_id']);
    expect((await read(id)).cases).toEqual([]);
    const { cases } = payloadOf(proofOf, await type(id, { expected_index: 1031 }));
    expect(cases).toMatchObject([{ state: 'off', difference: 'index', computed: { index: 1030, amount: 1785.33 } }]);
    expect(refusalOf(await sign(id, cases[0]?.id))).toBe('409 cas_faux');
    const withdraw = `/admin/grid-cases/${cases[0]?.id}/withdraw`;
    expect(fieldsOf(await prover.post(withdraw, { reason: ' ' }))).toEqual(['reason']);
    const after = payloadOf(proofOf, await prover.post(withdraw, { reason: 'Indice mal recopié' }));
    expect(after.cases).toMatchObject([
      { state: 'withdrawn', withdrawn: { by: 'Hélène Brossard', reason: 'Indice mal recopié' } },
    ]);
    expect(refusalOf(await prover.post(withdraw, { reason: 'Encore' }))).toBe('409 cas_retire');
    expect(refusalOf(await sign(id, cases[0]?.id))).toBe('409 cas_retire');
  });

  it('is signed with the password again, and guesses are slowed down', async () => {
    const id = await draft();
    const caseId = await typed(id);
    const staff = await signIn(as.staff.baseUrl, emailOf('staff'));
    expect(fieldsOf(await sign(id, caseId, {}, staff))).toEqual(['user_password']);
    let last = '';
    for (let attempt = 0; attempt < 21 && !last.startsWith('429'); attempt += 1) {
      last = refusalOf(await sign(id, caseId, { user_password: 'faux' }, staff));
    }
    expect(last).toBe('429 trop_de_tentatives');
    expect((await read(id)).cases).toMatchObject([{ state: 'to-sign' }]);
    const { cases, signed } = payloadOf(proofOf, await sign(id, caseId));
    expect(cases).toMatchObject([{ state: 'signed', signed: { by: 'Hélène Brossard' } }]);
    expect(signed).toBe(1);
    expect(refusalOf(await sign(id, caseId))).toBe('409 cas_deja_signe');
  });

  it('needs new signatures once anything in the draft has changed', async () => {
    const id = await proven();
    expect(await read(id)).toMatchObject({ signed: 3, open: true });
    await bench.owner.query(ANOTHER_CHANGE, [id, author]);
    const { signed, open, cases } = await read(id);
    expect({ signed, open }).toEqual({ signed: 0, open: false });
    expect(cases.map(({ state }) => state)).toEqual(['to-resign', 'to-resign', 'to-resign']);
    expect(payloadOf(proofOf, await sign(id, cases[0]?.id)).signed).toBe(1);
  });

  it('fails as soon as a degree that it uses is worth a hundredth more, even for the operator', async () => {
    const id = await proven();
    await bench.owner.query(ONE_HUNDREDTH_MORE, [id, author]);
    const { open, cases } = await read(id);
    expect(open).toBe(false);
    expect(cases).toMatchObject([{ state: 'off', difference: 'index', computed: { index: 1030.01 } }, {}, {}]);
    const { code, output } = await putInForce(String(id));
    expect(code).toBe(1);
    expect(output).toMatch(
      /^La version \d+ de la grille n’est pas mise en vigueur\. .*ses cas attendent.*Un ; Deux ; Trois/,
    );
    expect((await read(id)).draft).toBe(true);
  });

  it('requires as many signed cases as the setting says', async () => {
    const id = await proven();
    await changeSetting(bench.owner, 'proof_signed_cases', 4);
    expect(await read(id)).toMatchObject({ needed: 4, signed: 3, open: false });
    expect((await putInForce(String(id))).output).toContain('3 cas signés sur 4 demandés');
    await changeSetting(bench.owner, 'proof_signed_cases', 3);
    expect(await read(id)).toMatchObject({ needed: 3, open: true });
  });

  it('can be skipped by the operator only, with a reason: the journal records it and staff are informed', async () => {
    const id = await draft();
    const dashboardFigures = async () =>
      wired(dashboardCalls.figures.answer).parse((await as.staff.get('/admin/dashboard')).body);
    expect((await dashboardFigures()).grid_unproven).toBeNull();
    expect((await putInForce(String(id), '--force', '--reason', 'Avenant signé hier')).code).toBe(0);
    expect((await dashboardFigures()).grid_unproven).toBe('Avenant signé hier');
    const { rows } = await bench.owner.query(
      `select type, payload from domain_event where aggregate_type = 'grid' and aggregate_id = $1 order by aggregate_version`,
      [id],
    );
    expect(rows).toEqual([
      { type: 'grid.forced', payload: { reason: 'Avenant signé hier' } },
      { type: 'grid.put-in-force', payload: { previousGridId: 2 } },
    ]);
    expect((await read(id)).unproven_reason).toBe('Avenant signé hier');
    // A proven version follows it and needs no force.
    expect((await putInForce('2', '--force', '--reason', 'Inutile')).code).toBe(0);
    expect((await dashboardFigures()).grid_unproven).toBeNull();
  });

  it('is signed with a code of the authenticator where the account has one, each code once, with few guesses', async () => {
    const prepared = await prover.post('/v1/user/totp/prepare', { user_password: DEMO_PASSWORD });
    const { secret } = payloadOf(wired(z.object({ secret: z.string(), uri: z.string() })), prepared);
    const code = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
    const confirmed = await prover.post('/v1/user/totp/confirm', { code: code() });
    expect(confirmed.status).toBe(200);
    const id = await draft();
    const [first, second] = [await typed(id), await typed(id, { title: 'Un autre' })];
    expect(fieldsOf(await sign(id, first))).toEqual(['code']);
    const used = code();
    expect(fieldsOf(await sign(id, first, { code: used }))).toEqual(['code']);
    clock.pass(30);
    const third = await typed(id, { title: 'Un troisième' });
    expect(payloadOf(proofOf, await signAll(id, [first, third], { code: code() })).signed).toBe(2);
    expect(fieldsOf(await sign(id, second, { code: code() }))).toEqual(['code']);
    let last = '';
    for (let attempt = 0; attempt < 6 && !last.startsWith('429'); attempt += 1) {
      last = refusalOf(await sign(id, second, { code: '000000' }));
    }
    expect(last).toBe('429 trop_de_tentatives');
    expect(errorOf(await sign(id, second, { code: '000000' })).code).toBe('trop_de_tentatives');
  });
});

/** The titles of "autre" functions: staff see groups and propose a function, each head answers row by row. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freeFunction, functionProposal } from '@valorisation/contract';
import { z } from 'zod';
import { errorOf, payloadOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { aProfileName, complete, create, METIER, valuationOf, type Input } from './support/classification.js';
import { anEstablishment, typeTitle } from './support/free-titles.js';
import { mailsOf } from './support/member-records.js';
import { eventually } from './support/eventually.js';
import { withKills } from './support/kills.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, SHORT_LOCK, type TestBench } from './support/test-bench.js';
import { untilWaiting } from './support/waiting-statements.js';
import { proposalOutcomeResponse, proposedRowsResponse } from './support/wire-schemas.js';

const GROUPS = '/admin/free-functions';
const PROPOSALS = '/admin/function-proposals';
const OWN = '/v1/proposals';
const NC = { nc: true };
const EVERY_ANSWER = { 1: { c: 2 }, 2: { c: 2 }, 3: { c: 2 }, 4: NC, 5: NC, 6: NC };

describe('functions named by heads', () => {
  let bench: TestBench;
  let as: RoleClients;
  let group: z.output<typeof freeFunction>;
  let proposal: z.output<typeof functionProposal>;
  /**
   * In the first establishment: a row with its amount and an archived one. In the second: a row with missing answers
   * and another one.
   */
  let computed: number;
  let archived: number;
  let unanswered: number;
  let other: number;

  const typed = async (client: ApiClient, title: string, input: Input = {}) => {
    const free = { valor_c5: METIER.other, valor_other_metier: title, valor_cat: 1, profile_name: aProfileName() };
    return (await create(client, { ...free, ...input })).valor_id;
  };
  const groups = async () => z.array(freeFunction).parse((await as.staff.get(GROUPS)).body);
  const proposed = ({ body }: Answer) => functionProposal.parse(body);
  const propose = async (id: number, function_id: number) => as.staff.post(`${GROUPS}/${id}/propose`, { function_id });
  const figures = async () => proposed(await as.staff.get(`${PROPOSALS}/${proposal.id}`));
  const rows = async (client: ApiClient) => payloadOf(proposedRowsResponse, await client.get(OWN));
  const rowOf = async (client: ApiClient, valuation: number) => {
    const found = (await rows(client)).find(({ current }) => current.valor_id === valuation);
    if (found === undefined) throw new Error(`Nothing is proposed for ${valuation}`);
    return found;
  };
  const answer = async (client: ApiClient, id: number, said: 'accept' | 'refuse', body: object = {}) =>
    client.post(`${OWN}/${id}/${said}`, body);
  const outcome = (given: Answer) => payloadOf(proposalOutcomeResponse, given);
  const events = async (type: string) => {
    const { rows: found } = await bench.owner.query<{ email: string; payload: object }>(
      `select a.email, e.payload from domain_event e join account a on a.id = e.actor_id where e.type = $1 order by position`,
      [type],
    );
    return found;
  };
  const mailsTo = async (recipient: string) =>
    (await mailsOf(bench.owner, recipient)).filter(({ kind }) => kind === 'function-proposed').map(({ data }) => data);

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
    computed = await typed(as.main, 'Agent d’hygiène', { valor_data: EVERY_ANSWER });
    await complete(as.main, computed);
    archived = await typed(as.main, 'Agente d’hygiène');
    unanswered = await typed(as.otherMain, 'agent hygiene', { valor_data: { 1: { c: 2 } } });
    other = await typed(as.otherMain, 'Agent d’hygiène', { valor_data: EVERY_ANSWER });
    await typeTitle(bench.owner, 3, { title: 'Agent d’hygiène', category: 1 });
    await typeTitle(bench.owner, 3, { title: 'Gardien du rucher de M. Lenoir' });
  });

  afterAll(async () => bench.close());

  it('are shown to staff in groups of three establishments or more, and each reading is recorded in the journal', async () => {
    const shown = await groups();
    expect(shown).toHaveLength(1);
    [group] = shown as [typeof group];
    expect(group).toMatchObject({
      title: 'Agent d’hygiène',
      valuations: 5,
      establishments: 3,
      category: 1,
      in_category: 5,
    });
    expect(group).toMatchObject({ proposal_id: null, function_title: null });
    const hidden = await as.staff.get(`${GROUPS}/hidden`);
    expect(hidden.body).toMatchObject({ titles: expect.any(Number), valuations: expect.any(Number) });
    const file = (await as.staff.get(`${GROUPS}/export`)).body;
    expect(String(file)).toContain('Agent d’hygiène');
    for (const seen of [JSON.stringify([shown, hidden.body]), String(file)]) expect(seen).not.toContain('rucher');
    const read = await events('free-functions.read');
    // The number of hidden groups reveals no title, so opening the page leaves one line.
    expect(read).toEqual([1, 2].map(() => ({ email: emailOf('staff'), payload: {} })));
  });

  it('cannot be matched with a function that the grid lacks, nor for a hidden title', async () => {
    expect(refusalOf(await propose(group.id, 99_999))).toBe('422 donnees_invalides');
    expect(refusalOf(await propose(group.id, METIER.other))).toBe('422 donnees_invalides');
    expect(refusalOf(await propose(1, METIER.serviceAgent))).toBe('404 introuvable');
    expect(await rows(as.main)).toEqual([]);
  });

  it('are proposed a function once, and repeating the proposal returns the same one', async () => {
    proposal = proposed(await propose(group.id, METIER.serviceAgent));
    expect(proposal).toMatchObject({ title: 'Agent d’hygiène', establishments: 3, open: 5, accepted: 0, refused: 0 });
    expect(proposed(await propose(group.id, METIER.serviceAgent)).id).toBe(proposal.id);
    expect(refusalOf(await propose(group.id, METIER.secretary))).toBe('409 proposition_ouverte');
    expect(await events('function.proposed')).toEqual([
      { email: emailOf('staff'), payload: { groupId: group.id, functionId: METIER.serviceAgent, rows: 5 } },
    ]);
    expect((await groups())[0]).toMatchObject({ proposal_id: proposal.id, function_title: proposal.function_title });
  });

  const teller = withKills ? 'a worker that goes on where a killed one was' : 'the worker';
  it(`are announced to each head by one mail, by ${teller}`, async () => {
    const heads = [emailOf('main'), emailOf('otherMain'), 'direction3@titres.example'];
    for (const head of heads) expect(await mailsTo(head)).toEqual([]);
    if (withKills) await loseWorkerOnItsWay();
    await bench.startWorker({ ...SHORT_LOCK });
    await eventually(async () => {
      for (const head of heads) expect(await mailsTo(head)).toMatchObject([{ functionTitle: proposal.function_title }]);
      const { rowCount } = await bench.owner.query('select from proposed_row where told_at is null');
      expect(rowCount).toBe(0);
    });
    expect(await mailsTo(emailOf('associated'))).toEqual([]);
  });

  /** The worker is killed while it waits for the second head. */
  const loseWorkerOnItsWay = async () => {
    const holder = await bench.owner.connect();
    await holder.query('begin');
    const held =
      'select from establishment where id = (select establishment_id from account where email = $1) for update';
    await holder.query(held, [emailOf('otherMain')]);
    const first = await bench.spawnWorker(SHORT_LOCK);
    await untilWaiting(bench.owner, 1);
    await first.kill();
    await holder.query('rollback');
    holder.release();
  };

  it('show their head the amounts before and after, for the own rows only, without changing them', async () => {
    const { current, next, refusal } = await rowOf(as.main, computed);
    expect(current).toMatchObject({ valor_cat: 1, indice: 1090, valor_visa: 1 });
    expect(next).toMatchObject({ valor_cat: 0, indice: 1030, valor_visa: 1, metier_title: proposal.function_title });
    expect(refusal).toBeNull();
    expect((await valuationOf(as.main, computed)).indice).toBe(1090);
    const foreign = await rowOf(as.otherMain, unanswered);
    expect((await rows(as.main)).map(({ current: row }) => row.valor_id)).toEqual([computed, archived]);
    for (const said of ['accept', 'refuse'] as const) {
      expect(refusalOf(await answer(as.main, foreign.id, said))).toBe('404 introuvable');
      expect(refusalOf(await answer(as.associated, foreign.id, said))).toBe('403 acces_refuse');
      expect(refusalOf(await answer(as.staff, foreign.id, said))).toBe('403 acces_refuse');
    }
    expect(payloadOf(z.object({ open: z.int() }), await as.main.get(`${OWN}/count`))).toEqual({ open: 2 });
  });

  it('take the function by an edit and a completion; a repeat is the same, a contrary answer comes too late', async () => {
    const { id, current, next } = await rowOf(as.main, computed);
    expect(refusalOf(await answer(as.main, id, 'accept', { version: current.version - 1 }))).toBe(
      '409 version_perimee',
    );
    const given = { id, state: 'accepted', completed: true };
    expect(outcome(await answer(as.main, id, 'accept', { version: current.version }))).toEqual(given);
    const row = await valuationOf(as.main, computed);
    expect(row).toMatchObject({ valor_c5: METIER.serviceAgent, valor_visa: 1, indice: 1030, valor_other_metier: '' });
    expect([row.valor_affiche, row.version]).toEqual([next?.valor_affiche, current.version + 2]);
    expect(outcome(await answer(as.main, id, 'accept', { version: current.version }))).toEqual(given);
    expect(refusalOf(await answer(as.main, id, 'refuse'))).toBe('409 proposition_close');
    expect((await valuationOf(as.main, computed)).version).toBe(row.version);
  });

  it('are put in progress when the function needs further answers, which is announced', async () => {
    const { id, next, refusal } = await rowOf(as.otherMain, unanswered);
    expect(next).toMatchObject({ valor_visa: 0, valor_affiche: null, metier_title: proposal.function_title });
    expect(refusal).toMatchObject({
      code: 'criteres_manquants',
      message: expect.stringContaining('Il reste des critères'),
    });
    expect(outcome(await answer(as.otherMain, id, 'accept'))).toEqual({ id, state: 'accepted', completed: false });
    expect(await valuationOf(as.otherMain, unanswered)).toMatchObject({ valor_c5: METIER.serviceAgent, valor_visa: 0 });
  });

  it('stay unchanged while archived, and the head reads why', async () => {
    await as.main.post(`/v1/valor/archive/${archived}`, {});
    const { id, next, refusal } = await rowOf(as.main, archived);
    expect([next, refusal?.code]).toEqual([null, 'transition_refusee']);
    const refused = await answer(as.main, id, 'accept');
    expect(refusalOf(refused)).toBe('409 transition_refusee');
    expect(errorOf(refused).message).toBe(refusal?.message);
    expect((await rowOf(as.main, archived)).id).toBe(id);
  });

  it('stay unchanged when the head refuses; staff see numbers', async () => {
    const { id } = await rowOf(as.otherMain, other);
    const before = await valuationOf(as.otherMain, other);
    for (let times = 0; times < 2; times += 1) {
      expect(outcome(await answer(as.otherMain, id, 'refuse'))).toEqual({ id, state: 'refused', completed: false });
    }
    expect(refusalOf(await answer(as.otherMain, id, 'accept'))).toBe('409 proposition_close');
    expect(await valuationOf(as.otherMain, other)).toEqual(before);
    expect(await figures()).toMatchObject({ establishments: 3, open: 2, accepted: 2, refused: 1 });
    expect(await rows(as.otherMain)).toEqual([]);
  });

  it('are not included when typed later, nor after the proposal is withdrawn', async () => {
    const later = await typed(as.main, 'Agent d’hygiène');
    expect((await rows(as.main)).map(({ current }) => current.valor_id)).toEqual([archived]);
    const { id } = await rowOf(as.main, archived);
    for (let times = 0; times < 2; times += 1) {
      const withdrawn = proposed(await as.staff.post(`${PROPOSALS}/${proposal.id}/withdraw`));
      expect([withdrawn.withdrawn_at !== null, withdrawn.open]).toEqual([true, 2]);
    }
    expect(await events('function.proposal-withdrawn')).toHaveLength(1);
    expect(refusalOf(await as.staff.post(`${PROPOSALS}/999999/withdraw`))).toBe('404 introuvable');
    expect(await rows(as.main)).toEqual([]);
    for (const said of ['accept', 'refuse'] as const) {
      expect(refusalOf(await answer(as.main, id, said))).toBe('409 proposition_close');
    }
    // The new proposal covers the present rows, except those whose head has refused it.
    const again = proposed(await propose(group.id, METIER.serviceAgent));
    expect([again.id === proposal.id, again.open]).toEqual([false, 2]);
    expect((await rows(as.main)).map(({ current }) => current.valor_id)).toEqual([later]);
    expect(await rows(as.otherMain)).toEqual([]);
  });

  it('leave a journal that rebuilds the rows', async () => {
    // The rows that the test has written directly.
    const { owner } = bench;
    const written = await anEstablishment(owner, 3);
    for (const table of ['valuation', 'profile']) {
      await owner.query(`delete from ${table} where establishment_id = $1`, [written]);
    }
    expect(await bench.journalDifferences()).toEqual([]);
  });
});

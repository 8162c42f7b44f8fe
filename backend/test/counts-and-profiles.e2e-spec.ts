import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Clock } from '../src/platform/clock/clock.js';
import { errorOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, create, limit, METIER } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import {
  profileNameResponse,
  profilePageResponse,
  savedProfileResponse,
  statusTotalsResponse,
  toDoResponse,
  totalsResponse,
} from './support/wire-schemas.js';

const REQUIRED = 'Veuillez saisir le nom de la personne';
const DUPLICATE = 'Ce nom est déjà existé.';
const ACCENTS = { acute: 'Rémi Noël', plain: 'Remi Noel' };

/** A clock that stands where the test puts it. */
class StillClock extends Clock {
  constructor(private readonly instant: () => Date) {
    super();
  }

  now(): Date {
    return this.instant();
  }
}

describe('the counts of valuations', () => {
  let bench: TestBench;
  let main: ApiClient;
  let now = new Date();

  const tabs = async () => payloadOf(statusTotalsResponse, await main.get('/v1/valor/list/status'));
  const totals = async () => payloadOf(totalsResponse, await main.get('/v1/valor/list/tots'));

  beforeAll(async () => {
    bench = await openTestBench();
    const clock = new StillClock(() => now);
    main = await signIn(await bench.startApi({ clock }), emailOf('main'));
  });

  afterAll(async () => bench.close());

  it('give the tabs: every status, archived included, then three of them', async () => {
    const { rows } = await bench.owner.query<{ status: number; count: number }>(
      `select v.status, count(*)::integer as count
         from valuation v join account a on a.establishment_id = v.establishment_id and a.email = $1 group by v.status`,
      [emailOf('main')],
    );
    const count = (status: number) => rows.find((row) => row.status === status)?.count ?? 0;
    expect(rows.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(await tabs()).toEqual({
      valor_dispo: rows.reduce((total, row) => total + row.count, 0),
      valor_pending: count(0),
      valor_needupdate: count(3),
      valor_toresume: count(2),
    });
  });

  it('include a new valuation at once', async () => {
    const before = { tabs: await tabs(), tots: (await totals()).tots };
    await create(main, { valor_c5: METIER.secretary });
    expect(await tabs()).toEqual({
      ...before.tabs,
      valor_dispo: before.tabs.valor_dispo + 1,
      valor_pending: before.tabs.valor_pending + 1,
    });
    expect((await totals()).tots).toEqual({ tot: before.tots.tot + 1, tot_month: before.tots.tot_month + 1 });
  });

  it('give what waits for a person, each as its list shows it to the viewer', async () => {
    await main.post('/v1/user/profile', { profile_name: 'Sans fonction' });
    const hidden = await create(main, { valor_c5: METIER.secretary });
    await limit(main, hidden.valor_id);
    await bench.owner.query(
      `update valuation set next_change_on = '2020-01-01', index_points = 100000 where status in (1, 4)`,
    );
    const { valor_id } = await classify(main);
    await main.post(`/v1/pay/${valor_id}`, { verse_base: 1000, verse_unite: 'mois' });
    const associated = await signIn(main.baseUrl, emailOf('associated'));
    await bench.owner.query('update account set sees_pay = true where email = $1', [emailOf('associated')]);
    const filters = {
      awaiting: 'visa=3',
      redo: 'visa=2',
      anniversaries: 'anniversaire=1',
      under_minimum: 'under=1',
      unfinished: 'visa=0',
      sous_le_du: 'sous=1',
    };
    const seen = await Promise.all(
      [main, associated].map(async (client) => {
        const listed = await Promise.all(
          Object.entries(filters).map(async ([name, query]) => {
            const answer = await client.get(`/v1/valor/list/all?div=100&leger=1&${query}`);
            const { data: people } = payloadOf(profilePageResponse, answer);
            return [name, name === 'sous_le_du' ? people.length : people.flatMap(({ valors }) => valors).length];
          }),
        );
        const { people, ...counts } = payloadOf(toDoResponse, await client.get('/v1/valor/list/todo'));
        expect(counts).toEqual(Object.fromEntries(listed));
        const all = payloadOf(profilePageResponse, await client.get('/v1/valor/list/all?div=100&leger=1')).data;
        expect(all.some(({ valors }) => valors.length === 0)).toBe(true);
        const folded = all.filter(({ valors: rows }) => rows.length > 0 && rows.every((row) => row.valor_visa === 4));
        expect(folded).toHaveLength(1);
        expect(people).toBe(all.length - 1);
        return counts;
      }),
    );
    for (const count of Object.values(seen[0] ?? {})) expect(count).toBeGreaterThan(0);
    expect(seen[1]?.unfinished).toBeLessThan(seen[0]?.unfinished ?? 0);
  });

  it('leave archived rows out of the totals, and start the month at midnight in Paris', async () => {
    // 22:30 UTC on 30 June is 00:30 on 1 July in Paris.
    await bench.owner.query(`update valuation set created_at = '2026-06-30T22:30:00Z'`);
    await bench.owner.query(
      `update valuation set created_at = '2026-06-30T21:59:59Z' where id = (select max(id) from valuation)`,
    );
    now = new Date('2026-07-15T10:00:00Z');
    await bench.owner.query('update session set expires_at = $1', ['2027-01-01T00:00:00Z']);
    const { valor_dispo } = await tabs();
    const archived = 1;
    expect(await totals()).toEqual({ tots: { tot: valor_dispo - archived, tot_month: valor_dispo - archived - 1 } });
    now = new Date('2026-06-30T21:59:59Z');
    expect((await totals()).tots.tot_month).toBe(valor_dispo - archived);
  });
});

describe('profiles', () => {
  let bench: TestBench;
  let main: ApiClient;
  let otherMain: ApiClient;

  const add = async (profile_name?: unknown, client = main) => client.post('/v1/user/profile', { profile_name });
  const all = async () => payloadOf(z.array(profileNameResponse), await main.get('/v1/user/profiles'));

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi();
    main = await signIn(url, emailOf('main'));
    otherMain = await signIn(url, emailOf('otherMain'));
  });

  afterAll(async () => bench.close());

  it('are listed in French order', async () => {
    const names = (await all()).map(({ profile_name }) => profile_name);
    expect(names).toHaveLength(14);
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
  });

  it('are added with their name, extra spaces removed', async () => {
    const added = payloadOf(savedProfileResponse, await add('  Anne   Martin '), 201);
    expect(added).toMatchObject({ profile_name: 'Anne Martin', version: 1, valors: [], profile_data: null });
    expect(await all()).toContainEqual({ profile_id: added.profile_id, profile_name: 'Anne Martin' });
  });

  it.each([undefined, '', '   ', '\t\n'])('need a name: %j is refused with the text of the form', async (name) => {
    const answer = await add(name);
    expect(refusalOf(answer)).toBe('422 donnees_invalides');
    expect(errorOf(answer).fields).toEqual({ profile_name: REQUIRED });
  });

  it('have names that are unique in the establishment, whatever the case', async () => {
    payloadOf(savedProfileResponse, await add(ACCENTS.acute), 201);
    for (const taken of [ACCENTS.acute, 'RÉMI NOËL', ' rémi  noël ', 'renoir agathe']) {
      const answer = await add(taken);
      expect(refusalOf(answer)).toBe('422 donnees_invalides');
      expect(errorOf(answer).fields).toEqual({ profile_name: DUPLICATE });
    }
  });

  it('may differ by accents alone', async () => {
    expect((await add(ACCENTS.plain)).status).toBe(201);
    expect((await add('Rémi Noel')).status).toBe(201);
  });

  it('may have the name of another establishment’s profile', async () => {
    expect((await add('Renoir Agathe', otherMain)).status).toBe(201);
    expect((await add('Aubry Pauline')).status).toBe(201);
  });

  it('are added once when two people choose the same name at the same time', async () => {
    const answers = await Promise.all(['Léa Prigent', 'LÉA PRIGENT', 'léa prigent'].map(async (name) => add(name)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });

  it.each([
    ['a name that is no text', 12],
    ['a name of 151 signs', 'a'.repeat(151)],
    ['a name with a null sign', 'a\u0000b'],
  ])('refuse %s by name', async (_, name) => {
    const answer = await add(name);
    expect(refusalOf(answer)).toBe('422 donnees_invalides');
    expect(Object.keys(errorOf(answer).fields ?? {})).toEqual(['profile_name']);
  });
});

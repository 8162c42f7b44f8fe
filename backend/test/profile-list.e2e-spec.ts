import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { errorOf, fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, create, limit, METIER } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { savedProfilePageResponse, savedProfileResponse } from './support/wire-schemas.js';

type Page = z.infer<typeof savedProfilePageResponse>;
type Profile = Page['data'][number];

const LIST = '/v1/valor/list/all';
const BY_NAME = new Intl.Collator('fr');
const sum = (values: readonly number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;

describe('the list of profiles', () => {
  let bench: TestBench;
  let main: ApiClient;

  const list = async (query: Record<string, string | number> = {}): Promise<Page> => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return payloadOf(savedProfilePageResponse, await main.get(`${LIST}?${search}`));
  };
  const everyPage = async (query: Record<string, string | number>): Promise<Profile[]> => {
    const { lastPage } = await list(query);
    const pages: Profile[] = [];
    for (let p = 1; p <= lastPage; p += 1) pages.push(...(await list({ ...query, p })).data);
    return pages;
  };
  const names = (profiles: readonly Profile[]) => profiles.map(({ profile_name }) => profile_name);

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
    await main.post('/v1/user/profile', { profile_name: 'zoé sans fonction' });
    await classify(main, { profile_name: 'Agent sous le minimum' });
  });

  afterAll(async () => bench.close());

  it('shows every profile once, empty ones included, in French order', async () => {
    const { data, ...page } = await list();
    expect(page).toEqual({ total: 16, page: 1, lastPage: 1, perPage: 20 });
    expect(names(data)).toEqual(names(data).toSorted(BY_NAME.compare));
    expect(names(data)).toEqual(expect.arrayContaining(['Tanguy Élise', 'Œuvrard Hélène', 'zoé sans fonction']));
    expect(data.at(-1)).toMatchObject({ valors: [], profile_minima: 0, profile_c0: 0, profile_category: null });
  });

  it('adds up the computed rows that are not archived', async () => {
    for (const profile of (await list()).data) {
      const active = profile.valors.filter(({ valor_visa }) => valor_visa !== 4);
      const monthly = active.filter(({ valor_remuneration }) => valor_remuneration === 0);
      expect(profile.profile_functions).toBe(active.length);
      expect(profile.profile_minima).toBe(sum(monthly.map(({ valor_minima }) => valor_minima ?? 0)));
      expect(profile.profile_remuneration_value).toBe(
        sum(active.map((row) => (row.valor_affiche_unite === 'mois' ? (row.valor_affiche ?? 0) : 0))),
      );
      expect(profile.sous_smic).toBe(active.some(({ sous_smic }) => sous_smic === true));
      expect(profile.isBirth).toBe(active.some(({ isBirth }) => isBirth));
    }
    const { data } = await list({ q: 'Élise' });
    expect(data[0]).toMatchObject({ profile_c0: 100, profile_functions: 2 });
  });

  it.each([1, 3, 7, 16, 100])('comes in pages of %i that hold each profile once', async (div) => {
    const first = await list({ div });
    expect(first).toMatchObject({ total: 16, perPage: div, lastPage: Math.ceil(16 / div) });
    expect(names(await everyPage({ div }))).toEqual(names((await list({ div: 100 })).data));
  });

  it('answers its last page beyond its end, for every filter', async () => {
    for (const query of [
      { div: 7 },
      { div: 100 },
      { div: 3, key: 'profile_minima', order: 'desc' },
      { div: 2, visa: 0 },
    ]) {
      const { lastPage } = await list(query);
      const last = await list({ ...query, p: lastPage });
      expect(last.data.length).toBeGreaterThan(0);
      for (const p of [lastPage + 1, 99, 1_000_000]) expect(await list({ ...query, p })).toEqual(last);
    }
    expect(await list({ q: 'nobody at all', p: 99 })).toEqual({
      data: [],
      total: 0,
      page: 1,
      lastPage: 1,
      perPage: 20,
    });
  });

  it.each(['profile_name', 'profile_minima', 'profile_c0'] as const)(
    'sorts by %s both ways, over pages',
    async (key) => {
      const compare = (a: Profile, b: Profile) =>
        key === 'profile_name' ? BY_NAME.compare(a.profile_name, b.profile_name) : a[key] - b[key];
      const all = (await list({ div: 100 })).data.toSorted((a, b) => a.profile_id - b.profile_id);
      const asc = await everyPage({ key, order: 'asc', div: 5 });
      const desc = await everyPage({ key, order: 'desc', div: 5 });
      expect(names(asc)).toEqual(names(all.toSorted(compare)));
      expect(names(desc)).toEqual(names(all.toSorted((a, b) => compare(b, a))));
    },
  );

  it('sorts by the amount due to the person, with persons without a monthly amount last', async () => {
    const isPaid = ({ valors }: Profile) =>
      valors.some((row) => row.valor_visa < 4 && row.valor_remuneration === 0 && row.indice !== null);
    const all = (await list({ div: 100 })).data.toSorted((a, b) => a.profile_id - b.profile_id);
    const paid = all.filter(isPaid).toSorted((a, b) => a.profile_a_verser - b.profile_a_verser);
    expect(new Set(paid.map(({ profile_a_verser }) => profile_a_verser)).size).toBeGreaterThan(3);
    const query = { key: 'profile_a_verser', order: 'asc', div: 5 };
    const last = all.filter((profile) => !isPaid(profile));
    expect(names(await everyPage(query))).toEqual(names([...paid, ...last]));
  });

  it.each([
    ['key=valor_minima', 'key'],
    ['key=profile_name;drop table profile', 'key'],
    ['order=up', 'order'],
    ['order=DESC', 'order'],
    ['p=0', 'p'],
    ['p=1.5', 'p'],
    ['p=x', 'p'],
    ['div=0', 'div'],
    ['div=101', 'div'],
    ['visa=5', 'visa'],
    ['visa=-2', 'visa'],
    ['under=oui', 'under'],
    ['anniversaire=oui', 'anniversaire'],
    [`q=${'a'.repeat(151)}`, 'q'],
  ])('refuses %s by name', async (query, field) => {
    const answer = await main.get(`${LIST}?${query}`);
    expect(refusalOf(answer)).toBe('422 donnees_invalides');
    expect(fieldsOf(answer)).toEqual([field]);
    expect(errorOf(answer).fields?.[field]).toMatch(/^(Ce tri|Cette valeur)/);
  });

  it.each([0, 1, 2, 3, 4])(
    'shows, for the status %i, its rows under the full totals of their profiles',
    async (visa) => {
      const full = new Map((await list({ div: 100 })).data.map((profile) => [profile.profile_id, profile]));
      const { data, total } = await list({ visa, div: 100 });
      expect(total).toBe(data.length);
      expect(data.length).toBeGreaterThan(0);
      for (const { valors, ...profile } of data) {
        const whole = full.get(profile.profile_id);
        expect(valors).toEqual(whole?.valors.filter(({ valor_visa }) => valor_visa === visa));
        expect({ ...profile, valors: whole?.valors }).toEqual(whole);
      }
      const holding = [...full.values()].filter(({ valors }) => valors.some(({ valor_visa }) => valor_visa === visa));
      expect(names(data)).toEqual(names(holding));
    },
  );

  it('takes visa -1 for every status', async () => {
    expect((await list({ visa: -1 })).total).toBe(16);
  });

  it('shows with under=1 the active rows below the minimum, and only those', async () => {
    await create(main, { profile_name: 'Sans montant', valor_c5: METIER.receptionist });
    const everything = (await list({ div: 100 })).data.flatMap(({ valors }) => valors);
    const below = everything.filter(({ sous_smic, valor_visa }) => sous_smic === true && valor_visa !== 4);
    const { data } = await list({ under: 1, div: 100 });
    expect(data.flatMap(({ valors }) => valors)).toEqual(below);
    expect(names(data)).toContain('Agent sous le minimum');
    expect(names(data)).not.toContain('Sans montant');
  });

  it('shows with anniversaire=1 the active rows whose seniority has reached a step, and only those', async () => {
    const everything = (await list({ div: 100 })).data.flatMap(({ valors }) => valors);
    const reached = everything.filter(({ isBirth }) => isBirth);
    expect(reached).not.toEqual([]);
    expect((await list({ anniversaire: 1, div: 100 })).data.flatMap(({ valors }) => valors)).toEqual(reached);
  });

  it('combines its filters', async () => {
    const { data } = await list({ under: 1, visa: 1, q: 'agent', key: 'profile_minima', order: 'desc', div: 2 });
    expect(names(data)).toEqual(['Agent sous le minimum']);
  });

  describe('as plain profiles', () => {
    const ALL = '/v1/user/profile/all';
    const whole = async (query = '', client = main) =>
      payloadOf(savedProfilePageResponse, await client.get(ALL + query));

    it('are those of the dashboard, with their saved job sheets', async () => {
      const [profile] = (await list({ q: 'Élise' })).data;
      const profile_data = { missions: '<p>Accueil</p>', activities: '', relations: '', competences: '' };
      const saved = payloadOf(
        savedProfileResponse,
        await main.post(`/v1/user/profile/update/one/${profile?.profile_id}`, { profile_data }),
      );
      expect(saved).toMatchObject({ profile_id: profile?.profile_id, profile_status: 1, valors: profile?.valors });
      expect(JSON.parse(saved.profile_data ?? '')).toEqual(profile_data);
      const dashboard = await list({ div: 100 });
      const { data, ...page } = await whole('?div=100');
      expect({ ...page, data }).toEqual(dashboard);
      expect(data.filter(({ profile_data: sheet }) => sheet !== null)).toEqual([saved]);
    });

    it('are searched, sorted and paged like them, whatever their status', async () => {
      const query = { q: 'a', key: 'profile_minima', order: 'desc', div: 2, p: 2 };
      const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      const { data, ...page } = await whole(`?${asked}`);
      const dashboard = await list(query);
      expect({ ...page, names: names(data) }).toEqual({
        total: dashboard.total,
        page: 2,
        lastPage: dashboard.lastPage,
        perPage: 2,
        names: names(dashboard.data),
      });
      expect(await whole('?visa=4&under=1')).toEqual(await whole());
      expect(fieldsOf(await main.get(`${ALL}?key=valor_minima`))).toEqual(['key']);
    });

    it('hide from an associated account a profile whose rows are all limited to others', async () => {
      const hidden = await classify(main, { profile_name: 'Fonction masquée' });
      await limit(main, hidden.valor_id);
      const associated = await signIn(main.baseUrl, emailOf('associated'));
      const { data } = await whole('?q=masquee', associated);
      expect(data).toEqual([]);
    });

    it('are cached until the establishment changes', async () => {
      const etag = (await main.get(ALL)).headers.get('etag') ?? '';
      expect((await main.get(ALL, { 'if-none-match': etag })).status).toBe(304);
      await main.post('/v1/user/profile', { profile_name: 'Encore un profil' });
      expect((await main.get(ALL, { 'if-none-match': etag })).status).toBe(200);
    });
  });
});

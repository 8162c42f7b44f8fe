/** The search of the dashboard: words of names, functions and categories, over all pages. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { savedProfilePageResponse } from './support/wire-schemas.js';

type Page = z.infer<typeof savedProfilePageResponse>;

describe('the search for people', () => {
  let bench: TestBench;
  let main: ApiClient;

  const list = async (query: Record<string, string | number>, client = main): Promise<Page> => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return payloadOf(savedProfilePageResponse, await client.get(`/v1/valor/list/all?${search}`));
  };
  const names = ({ data }: Page): string[] => data.map(({ profile_name }) => profile_name);

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
    await main.post('/v1/user/profile', { profile_name: 'zoé sans fonction' });
  });

  afterAll(async () => bench.close());

  it.each([
    ['elise', ['Tanguy Élise']],
    ['ÉLISE', ['Tanguy Élise']],
    ['quemener', ['Quéméner Denis']],
    ['tiénne', ['Étienne Camille']],
    ['oeuvrard', ['Œuvrard Hélène']],
    ['  marchand ', ['Marchand Louise']],
    ['le g', ['Le Goff Bastien']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'", []],
    ['tanguy  elise', ['Tanguy Élise']],
    ['Le-Goff, Bastien', ['Le Goff Bastien']],
    ['lo', ['Marchand Louise']],
    ['zoe', ['zoé sans fonction']],
    ['surveillant', ['Tanguy Élise']],
    ['surveil rousseau', []],
    ['secrétaire comptable', ['Renoir Agathe']],
    ['agathe comptable', ['Renoir Agathe']],
    ['tanguy conducteur', []],
    ['mediation', ['Fournier Nadia']],
    ['cadre hel', ['Œuvrard Hélène']],
    ['de', ['Quéméner Denis']],
    ['infirmière', ['Simon Jeanne']],
    ['veilleuse de nuit', ['Tanguy Élise']],
  ])('finds %j over all pages, whatever the order of words, case and accents', async (q, expected) => {
    const found = await list({ q, div: 1 });
    expect(found.total).toBe(expected.length);
    expect(names(found)).toEqual(expected);
  });

  it('finds people by a category, and of those found by a function shows only the rows with it', async () => {
    const executives = ['Kerbrat Gaël', 'Le Goff Bastien', 'Œuvrard Hélène', 'Simon Jeanne'];
    expect(names(await list({ q: 'cadre' }))).toEqual(executives);
    expect(names(await list({ q: 'cadre', visa: 0 }))).toEqual(['Simon Jeanne']);
    const [whole] = (await list({ q: 'tanguy' })).data;
    const [found] = (await list({ q: 'tanguy veilleur' })).data;
    expect(whole?.valors.map(({ valor_c5 }) => valor_c5)).toEqual([17, 12]);
    expect(found).toEqual({ ...whole, valors: whole?.valors.filter(({ valor_c5 }) => valor_c5 === 12) });
  });

  it('does not find people by a function that is limited to others', async () => {
    const associated = await signIn(main.baseUrl, emailOf('associated'));
    const q = 'responsable comptable';
    expect(names(await list({ q }))).toEqual(['Œuvrard Hélène']);
    expect(names(await list({ q }, associated))).toEqual([]);
  });
});

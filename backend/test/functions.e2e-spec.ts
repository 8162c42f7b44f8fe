/** Functions found by the words that people use, and their other names as staff edit them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { functionCalls, functionName } from '@valorisation/contract';
import { shippedFunctionNames } from '@valorisation/rules';
import { z } from 'zod';
import { installDatabase } from '../src/install/install-database.js';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { putInForce } from './support/grid-versions.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { profilePageResponse, wired } from './support/wire-schemas.js';

const NAMES = '/admin/function-names';
const OLDER_GRID = 1;
const HANDICAP = 21;
const answered = { search: wired(functionCalls.search.answer), names: wired(functionCalls.names.answer) };

describe('the functions of the grid', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let anybody: ApiClient;

  const search = async (typed: string, client = anybody) =>
    payloadOf(answered.search, await client.get(`/v1/functions?q=${encodeURIComponent(typed)}`));
  const first = async (typed: string) => (await search(typed))[0];
  const add = async (name: string, function_id = HANDICAP) => clients.staff.post(NAMES, { name, function_id });
  const added = async (name: string) => {
    const { status, body } = await add(name);
    expect(status).toBe(201);
    return z.parse(functionName, body);
  };
  const change = async (id: number, body: object) => clients.staff.call(`${NAMES}/${id}`, { method: 'PUT', body });
  const shipped = async (name: string) => {
    const filter = encodeURIComponent(JSON.stringify({ origin: 'shipped', q: name }));
    const { body } = await clients.staff.get(`${NAMES}?filter=${filter}`);
    const found = z
      .array(functionName)
      .parse(body)
      .find((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} is not shipped`);
    return found;
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi();
    clients = await signInAll(url);
    anybody = clients.anonymous;
  });

  afterAll(async () => bench.close());

  it('are links with their amounts on the page of the estimate, for a form without a script', async () => {
    const page = await (await fetch(new URL('/estimation?q=infirmi%C3%A8re', anybody.baseUrl))).text();
    const [, withoutScript = ''] = /<noscript>([^]*)<\/noscript>/.exec(page) ?? [];
    const [, link = ''] = /<li>([^]*?)<\/li>/.exec(withoutScript) ?? [];
    expect(link).toMatch(/^<a href="\/estimation\?valor_c5=25">Infirmier<\/a>/);
    expect(link).toMatch(/<strong>2.140,67.€<\/strong>/);
  });

  it('are found by anybody with the words of a school, the best first and “autre fonction” last', async () => {
    const found = await search('Infirmière scolaire');
    expect(found[0]).toEqual({
      metier_id: 25,
      metier_title: 'Infirmier',
      found_by: 'infirmier scolaire',
      confident: true,
    });
    expect(found.at(-1)).toMatchObject({ metier_id: 0, found_by: null, confident: false });
    expect(found.length).toBeLessThanOrEqual(10);
    const none = await search('avocat');
    expect(none.filter(({ confident }) => confident)).toEqual([]);
  });

  it('are not searched without words, or with a whole text', async () => {
    for (const path of ['/v1/functions', '/v1/functions?q=', `/v1/functions?q=${'a'.repeat(121)}`]) {
      const refused = await anybody.get(path);
      expect(refusalOf(refused)).toBe('422 donnees_invalides');
      expect(fieldsOf(refused)).toEqual(['q']);
    }
  });

  it('are found by a name as soon as staff add it, and no longer once they remove it', async () => {
    expect((await first('zootechnie relationnelle'))?.confident).not.toBe(true);
    const name = await added('zootechnie relationnelle');
    expect(name).toMatchObject({ function_title: 'Chargé de mission inclusion et handicap', origin: 'staff' });
    expect(await first('zootechnies relationnelles')).toMatchObject({
      metier_id: HANDICAP,
      found_by: 'zootechnie relationnelle',
      confident: true,
    });
    expect((await change(name.id, { state: 'removed', version: name.version })).status).toBe(200);
    expect((await first('zootechnie relationnelle'))?.metier_id).not.toBe(HANDICAP);
  });

  it('find the people of the function in an establishment’s list, as soon as the names change', async () => {
    const list = async (query: string) =>
      payloadOf(profilePageResponse, await clients.main.get(`/v1/valor/list/all?div=100&leger=1&${query}`)).data;
    const [person] = await list('');
    const functionId = person?.valors[0]?.valor_c5 ?? 0;
    const found = async () => (await list('q=xylophoniste')).map(({ profile_name: name }) => name);
    expect(await found()).toEqual([]);
    expect((await add('xylophoniste', functionId)).status).toBe(201);
    expect(await found()).toContain(person?.profile_name);
  });

  it('have each name once, and only if they are in the grid', async () => {
    await added('référente accueil adapté');
    for (const same of ['référente accueil adapté', 'Referente  accueil adapte']) {
      expect(fieldsOf(await add(same))).toEqual(['name']);
    }
    expect(errorOf(await add('dompteuse', 999)).fields).toEqual({
      function_id: 'Cette fonction ne figure pas dans la grille.',
    });
    expect(fieldsOf(await add('  '))).toEqual(['name']);
    expect(refusalOf(await clients.main.get(NAMES))).toBe('403 acces_refuse');
  });

  it('keep the text of a shipped name, and the decision of staff when the next release is installed', async () => {
    const name = await shipped('veilleur de nuit');
    expect((await change(name.id, { name: 'veille', state: 'removed' })).body).toMatchObject({
      name: 'veilleur de nuit',
      state: 'removed',
    });
    await bench.owner.query(
      `begin; set local app.scope = 'staff'; delete from function_name where name = 'CIP'; commit`,
    );
    await installDatabase(bench.databaseUrl, { demo: false });
    expect(await shipped('veilleur de nuit')).toMatchObject({ id: name.id, state: 'removed' });
    expect(await shipped('CIP')).toMatchObject({ state: 'used' });
  });

  it('have all their names for a search without the server, in an answer that clients keep', async () => {
    const { headers, ...answer } = await anybody.get('/v1/functions/names');
    const given = payloadOf(answered.names, { headers, ...answer });
    expect(given.map(({ metier_id }) => metier_id)).toEqual(
      [...new Set(shippedFunctionNames.map(({ functionId }) => functionId))].sort((one, other) => one - other),
    );
    expect(given.find(({ metier_id }) => metier_id === 25)?.noms).toContain('infirmerie');
    const again = await anybody.get('/v1/functions/names', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    await added('interlocutrice inclusion');
    expect((await anybody.get('/v1/functions/names')).headers.get('etag')).not.toBe(headers.get('etag'));
  });

  it('give staff a file of all names', async () => {
    const { body, headers } = await clients.staff.get(`${NAMES}/export`);
    expect(headers.get('content-disposition')).toContain('autres-noms-des-fonctions');
    expect(String(body)).toContain('Infirmier;infirmerie;livré avec l’outil;utilisé');
  });

  it('are found by the same names in another version of the grid', async () => {
    const name = await added('pilote des parcours inclusifs');
    await putInForce(bench, OLDER_GRID);
    expect(await first('pilote des parcours inclusifs')).toMatchObject({ metier_id: HANDICAP, found_by: name.name });
    expect(await first('infirmerie')).toMatchObject({ metier_id: 25, confident: true });
  });
});

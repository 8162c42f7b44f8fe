/** The one search of staff over their records. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dashboardCalls, type FoundRecord } from '@valorisation/contract';
import { z } from 'zod';
import { refusalOf } from './support/api-client.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

describe('the search over the records of staff', () => {
  let bench: TestBench;
  let as: RoleClients;

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
  });

  afterAll(async () => bench.close());

  async function find(words: string): Promise<readonly FoundRecord[]> {
    const { body } = await as.staff.get(`/admin/search?q=${encodeURIComponent(words)}`);
    return z.parse(dashboardCalls.search.answer, body);
  }

  const of = (found: readonly FoundRecord[], resource: string) => found.filter((each) => each.resource === resource);

  it('finds a school and its people whatever accents and capitals are typed, in any order of the words', async () => {
    const name = 'Lycée agricole privé des Trois Rivières';
    for (const words of ['rivieres TROIS', 'rivières trois', 'lycee agricole prive des trois rivieres']) {
      const found = await find(words);
      expect(of(found, 'establishments')).toMatchObject([{ title: name, detail: '77500000300019' }]);
      expect(of(found, 'accounts')).toContainEqual(
        expect.objectContaining({ detail: `${name}, direction@demo.example`, state: 'active' }),
      );
    }
    expect(of(await find('775 000 003 00019'), 'establishments')).toMatchObject([{ title: name }]);
    expect(of(await find('rivieres inconnues'), 'establishments')).toEqual([]);
  });

  it('finds the lists of staff by the same words', async () => {
    const { body } = await as.staff.get('/admin/establishments?filter={"q":"RIVIERES+trois"}'.replace('+', '%20'));
    expect(body).toMatchObject([{ company_name: 'Lycée agricole privé des Trois Rivières' }]);
  });

  it('finds texts within contents, and shows them without their tags', async () => {
    const made = await as.staff.post('/admin/articles', {
      title: 'Revue des postes',
      body: '<p>Avant <strong>la réunion</strong> de Sétubal, relisez les classements de chaque fonction.</p>',
    });
    expect(made.status).toBe(201);
    const [article] = of(await find('setubal'), 'articles');
    expect(article).toMatchObject({ title: 'Revue des postes', state: 'draft' });
    expect(article?.detail).toBe('Avant la réunion de Sétubal, relisez les classements de chaque fonction.');
    expect(of(await find('strong'), 'articles')).toEqual([]);
    const [page] = of(await find('employeur peut verser davantage'), 'pages');
    expect(page).toMatchObject({ title: 'FAQ', state: 'published' });
    expect(page?.detail).toContain('davantage');
  });

  it('finds a mail by a word of its subject, without the texts that people typed', async () => {
    const { rows } = await bench.owner.query<{ id: number }>(
      `insert into mail (message_key, kind, recipient, data, state, version, attempts, created_at)
         values (gen_random_uuid(), 'password-reset', 'direction@demo.example', '{"secret": "Confidence"}', 'sent', 1, 1, now())
         returning id`,
    );
    const [mail] = of(await find('CHOISIR nouveau mot'), 'mails');
    expect(mail).toEqual({
      resource: 'mails',
      id: rows[0]?.id,
      title: 'password-reset',
      detail: 'Choisir un nouveau mot de passe, direction@demo.example',
      state: 'sent',
    });
    expect(of(await find('confidence'), 'mails')).toEqual([]);
  });

  it('puts titles that begin with the words first, and answers at most five of each resource', async () => {
    const titles = [
      'Rubrique 1',
      'Rubrique 2',
      'La rubrique',
      'Sousrubrique',
      ...[3, 4, 5].map((n) => `Rubrique ${n}`),
    ];
    for (const title of titles) await as.staff.post('/admin/themes', { title });
    const found = of(await find('rubrique '), 'themes').map(({ title }) => title);
    expect(found).toEqual([5, 4, 3, 2, 1].map((n) => `Rubrique ${n}`));
    await as.staff.post('/admin/themes', { title: 'Ancien thème' });
    await as.staff.post('/admin/themes', { title: 'Thème' });
    await as.staff.post('/admin/themes', { title: 'Antithème' });
    const ranked = of(await find('thème'), 'themes').map(({ title }) => title);
    expect(ranked).toEqual(['Thème', 'Ancien thème', 'Antithème']);
  });

  it('refuses members, and words too short or too long', async () => {
    expect(await find('%%')).toEqual([]);
    for (const query of ['', '?q=', '?q=a', `?q=${'a'.repeat(101)}`]) {
      expect(refusalOf(await as.staff.get(`/admin/search${query}`))).toBe('422 donnees_invalides');
    }
    expect(refusalOf(await as.main.get('/admin/search?q=rubrique'))).toBe('403 acces_refuse');
  });
});

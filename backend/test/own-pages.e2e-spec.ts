/** Pages that staff create: their sections, their addresses, and where their earlier addresses lead. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffPage, type PageBody } from '@valorisation/contract';
import { ApiClient, errorOf, fieldsOf, refusalOf } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const HOSTILE =
  '<h2>Un</h2><p onclick="a()">Deux <a href="javascript:1">lien</a> <a href="#/faq">FAQ</a></p><script>mauvais()</script><iframe src="https://a.example"></iframe>';

describe('a page that staff create', () => {
  let bench: TestBench;
  let staff: ApiClient;
  let visitor: ApiClient;

  const create = async (values: object) => staff.post('/admin/pages', values);
  const made = async (title: string, sections: PageBody['sections'] = [], name = '') =>
    staffPage.parse((await create({ title, name, body: { sections } })).body);
  const published = async (title: string, sections: PageBody['sections'] = [], name = '') => {
    const page = await made(title, sections, name);
    await staff.post(`/admin/pages/${page.id}/publish`, {});
    return page;
  };
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, visitor.baseUrl), { redirect: 'manual' });
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi();
    visitor = new ApiClient(url);
    staff = await signIn(url, emailOf('staff'));
  });

  afterAll(async () => bench.close());

  it('is read at its own address once it is public, and then stands in the site map and its list', async () => {
    const { id, name } = await made('Les congés payés', [{ title: 'Combien de semaines', paragraphs: ['Cinq.'] }]);
    expect(name).toBe('les-conges-payes');
    expect((await read('/les-conges-payes')).status).toBe(404);
    await staff.post(`/admin/pages/${id}/publish`, {});
    const { status, text } = await read('/les-conges-payes');
    expect([status, text.match(/<h[12][^>]*>[^<]*/g)?.map((one) => one.replace(/<[^>]*>/, ''))]).toEqual([
      200,
      ['Les congés payés', 'Combien de semaines'],
    ]);
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/les-conges-payes"/);
    expect((await read('/sitemap.xml')).text).toContain('/les-conges-payes<');
    expect((await read('/plan-du-site')).text).toContain('href="/les-conges-payes"');
  });

  it('shows its sections cleaned, and no hidden one, also in the preview', async () => {
    const sections: PageBody['sections'] = [
      { title: 'Visible', text: HOSTILE, picture: { src: '/media/a.webp', alt: 'Une "salle"', width: 10, height: 10 } },
      { title: 'Cachée', hidden: true, paragraphs: ['À venir'] },
      { cards: [{ title: '<b>Carte</b>', text: '<script>1</script>', links: [{ label: 'FAQ', href: '#/faq' }] }] },
      { documents: [1, 999_999], news: 2, estimate: true, contact: true, table: 'categories' },
    ];
    const { id, body } = await published('Les sections', sections, 'sections');
    expect(body.sections[0]?.text).toBe('<h2>Un</h2><p>Deux lien <a href="#/faq">FAQ</a></p>');
    await bench.owner.query(
      `begin; select set_config('app.scope', 'staff', true);
       update content_page set body = jsonb_set(body, '{sections,0,text}', to_jsonb('${HOSTILE}'::text)) where id = ${id}; commit`,
    );
    const preview = await staff.post(`/admin/pages/${id}/preview`, { content: { body: { sections } } });
    const shown = (preview.body as { readonly html: string }).html;
    for (const text of [(await read('/sections')).text, shown]) {
      expect(text).toContain('<h2>Un</h2><p>Deux lien <a href="/faq">FAQ</a></p>');
      expect(text).toContain('&lt;script&gt;1&lt;/script&gt;');
      expect(text).toMatch(/href="\/v1\/user\/docs\/download\/1" download/);
      expect(text).toContain('action="./estimation"');
      expect(text).not.toMatch(/mauvais|onclick|javascript:|<iframe|Cachée|À venir/);
    }
    const { body: answer } = await visitor.get('/v1/user/pages/sections');
    expect(JSON.stringify(answer)).not.toMatch(/mauvais|À venir/);
    const link = { label: 'x', href: 'javascript:alert(1)' };
    const refused = await create({
      title: 'X',
      body: { sections: [{ cards: [{ title: '', text: '', links: [link] }] }] },
    });
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['body']]);
  });

  it('leads from its earlier addresses to the new one, also while another text is scheduled', async () => {
    const { id } = await published('Le temps de travail', [], 'horaires');
    const change = async (name: string) => staff.call(`/admin/pages/${id}`, { method: 'PUT', body: { name } });
    await change('temps');
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await staff.post(`/admin/pages/${id}/publish`, { opens_at: soon, content: { title: 'Plus tard' } });
    expect((await change('temps-de-travail')).body).toMatchObject({ former_names: ['horaires', 'temps'] });
    for (const old of ['/horaires', '/temps']) {
      expect(await read(old)).toMatchObject({ status: 301, location: '/temps-de-travail' });
    }
    const { status, text } = await read('/temps-de-travail');
    expect([status, text.includes('Le temps de travail')]).toEqual([200, true]);
    // An address that another page takes shows that page.
    const { id: taken } = await published('Les horaires', [], 'horaires');
    expect((await read('/horaires')).text).toContain('Les horaires');
    await staff.post(`/admin/pages/${taken}/archive`, {});
    expect((await read('/horaires')).location).toBe('/temps-de-travail');
  });

  it('is where addresses of a former site lead that staff give to it, like the product’s own pages', async () => {
    const { id } = await made('Les salaires', [], 'salaires');
    const lead = async (page: number, former_names: readonly string[]) =>
      staff.call(`/admin/pages/${page}`, { method: 'PUT', body: { former_names } });
    await lead(id, ['grille-2019']);
    expect((await read('/grille-2019')).status).toBe(404);
    await staff.post(`/admin/pages/${id}/publish`, {});
    expect(await read('/grille-2019')).toMatchObject({ status: 301, location: '/salaires' });
    await lead(id, []);
    const [ccn] = (await staff.get('/admin/pages?filter={"name":"ccn"}')).body as [{ readonly id: number }];
    await lead(ccn.id, ['grille-2019']);
    expect(await read('/grille-2019')).toMatchObject({ status: 301, location: '/convention-collective' });
    expect(fieldsOf(await lead(id, ['faq']))).toEqual(['former_names']);
  });

  it('never leaves a link that the public had to an error when it is withdrawn', async () => {
    const { id } = await published('Une page de passage', [], 'passage');
    await staff.post(`/admin/pages/${id}/archive`, {});
    expect(await read('/passage')).toMatchObject({ status: 301, location: '/plan-du-site' });
    const { body } = await visitor.get('/v1/user/moved?path=/passage');
    expect(body).toMatchObject({ payload: { path: '/plan-du-site' } });
    const article = { title: 'Retirée', type: 'actualite', body: '<p>Un</p>' };
    const { id: articleId } = (await staff.post('/admin/articles', article)).body as { readonly id: number };
    expect((await read(`/actualites/${articleId}-x`)).status).toBe(404);
    await staff.post(`/admin/articles/${articleId}/publish`, {});
    await staff.post(`/admin/articles/${articleId}/unpublish`, {});
    expect(await read(`/actualites/${articleId}-retiree`)).toMatchObject({ status: 301, location: '/actualites' });
    const [{ id: cgu }] = (await staff.get('/admin/pages?filter={"name":"cgu"}')).body as [{ readonly id: number }];
    await staff.post(`/admin/pages/${cgu}/archive`, {});
    expect(await read('/cgu')).toMatchObject({ status: 301, location: '/plan-du-site' });
    await staff.post(`/admin/pages/${cgu}/publish`, {});
    expect((await read('/jamais-ecrite')).status).toBe(404);
  });

  it.each([
    ['faq', /écran de l’outil/],
    ['admin', /celle d’une page ou d’un écran de l’outil/],
    ['Deux Mots', /s’écrit en minuscules/],
    ['a/b', /s’écrit en minuscules/],
    ['ccn', /déjà prise/],
  ])('is refused at an address that it cannot have: %s', async (name, why) => {
    const refused = await create({ title: 'Une page', name });
    expect(errorOf(refused)['fields']).toMatchObject({ name: expect.stringMatching(why) });
  });

  it('has a fixed place when the product ships it', async () => {
    const [faq] = (await staff.get('/admin/pages?filter={"name":"faq"}')).body as [{ readonly id: number }];
    const asIs = { ...staffPage.parse((await staff.get(`/admin/pages/${faq.id}`)).body) };
    const put = async (body: object) => staff.call(`/admin/pages/${faq.id}`, { method: 'PUT', body });
    expect((await put({ ...asIs })).status).toBe(200);
    expect(errorOf(await put({ name: 'questions' }))['fields']).toMatchObject({
      name: expect.stringContaining('ne change pas'),
    });
  });

  it('is also the home page, which is always public and never withdrawn', async () => {
    const [{ id }] = (await staff.get('/admin/pages?filter={"name":"home"}')).body as [{ readonly id: number }];
    const path = `/admin/pages/${id}`;
    expect((await read('/')).text).toContain('Pour votre établissement');
    for (const act of ['archive', 'unpublish']) {
      expect(refusalOf(await staff.post(`${path}/${act}`, {}))).toBe('409 accueil_public');
    }
    const sections: PageBody['sections'] = [
      { estimate: true, list: ['Gratuit'] },
      { title: 'Une rubrique', paragraphs: ['Le point vaut {{grid.valeur_point}}.'] },
    ];
    await staff.post(`${path}/publish`, { content: { title: 'Bienvenue', body: { sections } } });
    const { text } = await read('/');
    expect(text.match(/<h[12][^>]*>[^<]*/g)?.map((one) => one.replace(/<[^>]*>/, ''))).toEqual([
      'Bienvenue',
      'Une rubrique',
    ]);
    expect(text).toContain('Le point vaut 20,80\u00a0€.');
    await staff.post(`${path}/restore`, { from: 0 });
    expect((await read('/')).text).toContain('Pour votre établissement');
  });
});

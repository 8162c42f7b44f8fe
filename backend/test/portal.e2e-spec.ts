import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { signInAll } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const DOCUMENTS = [
  '/',
  '/convention-collective',
  '/faq',
  '/presentation-de-outils',
  '/aide-pratique',
  '/comprendre-mon-classement',
  '/pack-pedagogique',
  '/actualites',
  '/actualites?q=classement&type=dossier',
  '/documents',
  '/web-serie',
  '/videos',
  '/videos/1',
  '/gestion-compte',
  '/plan-du-site',
  '/evolutions',
  '/regles-ouvertes',
  '/estimation',
  '/estimation?valor_c5=43&valor_c0=80',
  '/cgu',
  '/mention_legale',
  '/politique-de-confidentialite',
  '/accessibilite',
];
const FOR_THE_TOOL = ['/contact', '/annuaire', '/login', '/signup', '/dashboard'];
function canonicalOf(text: string): string {
  const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
  return new URL(address).pathname;
}

/** The console must have been built (npm test does). */
describe('a public page at its own address', () => {
  let bench: TestBench;
  let anyone: ApiClient;

  const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await anyone.get(path, headers);
    return { ...answer, text: String(answer.body) };
  };

  beforeAll(async () => {
    bench = await openTestBench();
    anyone = new ApiClient(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it.each(DOCUMENTS)('is a document that needs neither scripts nor inline styles: %s', async (path) => {
    const { status, headers, text } = await read(path);
    const isEstimate = path.startsWith('/estimation');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    // A range of numbers, since a page is long.
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect({
      headings: count(/<h1/g),
      titles: count(/<title>[^<]+ · Valorisation des emplois<\/title>/g),
      descriptions: count(/<meta name="description" content="[^"]{20,}"/g),
      canonical: canonicalOf(text),
      inPlace: text.match(/<[a-z][^>]* (style|on[a-z]+)="[^"]*"/g),
      waiting: count(/aria-busy="true"/g),
      withoutScript: count(/<noscript>/g),
    }).toEqual({
      headings: 1,
      titles: 1,
      descriptions: 1,
      canonical: path.split('?')[0],
      inPlace: null,
      waiting: 0,
      withoutScript: path === '/' || isEstimate ? 1 : 0,
    });
    const scripts =
      text
        .replace(/-[\w-]+(?=\.js)/g, '')
        .replace(/<template[\s\S]*?<\/template>/, '')
        .match(/<script[^>]*>/g) ?? [];
    const ofHome = ['type="application/ld+json"', 'src="./boot.js"', 'type="module" src="/assets/home.js"'];
    const taken = [
      '<script type="module" src="/assets/estimate.js">',
      '<script id="estimation-donnees" type="application/json">',
    ];
    expect(scripts).toEqual(isEstimate ? taken : path === '/' ? ofHome.map((of) => `<script ${of}>`) : []);
    const [style = ''] = /assets\/portal-[\w-]+\.css/.exec(text) ?? [];
    expect((await read(`/${style}`)).headers.get('cache-control')).toContain('immutable');
  });

  it.each(FOR_THE_TOOL)('belongs to the tool where a form is filled in: %s', async (path) => {
    const { status, text } = await read(path);
    expect([status, text.includes('<base href="./" />')]).toEqual([200, true]);
    const [, withoutScript = ''] = /<noscript>([^]*)<\/noscript>/.exec(text) ?? [];
    expect(withoutScript.match(/(?<=href=")[^"]+/g)).toEqual(['./', './plan-du-site']);
  });

  it.each([
    ['/faq/', '/faq'],
    ['/FAQ?q=conges', '/faq?q=conges'],
    ['/Plan-du-site//', '/plan-du-site'],
    ['/Actualites/12-Abc/', '/actualites/12-abc'],
    ['/Estimation/?fonction=12', '/estimation?fonction=12'],
  ])('is the redirect target for another spelling of its address: %s', async (asked, proper) => {
    const { status, headers } = await fetch(new URL(asked, anyone.baseUrl), { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, proper]);
  });

  it.each(['/nimporte/quoi/', '//example.org/', '/V1/user', '/reset/pass/ABC/'])(
    'is not served for another address: %s',
    async (path) => {
      const { status } = await fetch(anyone.baseUrl + path, { redirect: 'manual' });
      expect(status).toBe(404);
    },
  );

  it('describes an article to programs, and is linked by words', async () => {
    const { text: list } = await read('/actualites');
    const [, address = ''] = /href="(\/actualites\/\d+-[a-z0-9-]+)"/.exec(list) ?? [];
    const { text } = await read(address);
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      mainEntityOfPage: expect.stringMatching(`^http://[^/]+${address}$`),
    });
    expect(text.includes('<meta property="og:type" content="article"/>')).toBe(true);
    for (const path of ['/actualites.xml', '/sitemap.xml']) {
      expect((await read(path)).text.includes(`${address}<`)).toBe(true);
    }
    const addresses = (await read('/sitemap.xml')).text.match(/(?<=<loc>)[^<]+/g)?.map((one) => new URL(one).pathname);
    expect(addresses).toEqual(expect.arrayContaining(['/annuaire', '/estimation', '/videos/1']));
    expect(addresses).not.toContain('/login');
    expect((await read('/robots.txt')).text).toMatch(/^Sitemap: http:\/\/[^/]+\/sitemap\.xml$/m);
  });

  it('describes a document to programs, and is linked by words from the list and the site map', async () => {
    const { text: list } = await read('/documents');
    const [, address = ''] = /href="(\/documents\/\d+-[a-z0-9-]+)"/.exec(list) ?? [];
    const { status, text } = await read(address);
    expect([status, canonicalOf(text)]).toEqual([200, address]);
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'DigitalDocument', name: expect.any(String) });
    expect(text).toMatch(/href="\/v1\/user\/docs\/download\/\d+" download/);
    expect((await read('/sitemap.xml')).text.includes(`${address}<`)).toBe(true);
  });

  it('is an estimate that a reader without scripts requests from the server', async () => {
    const form = (text: string) => /<noscript>([^]*)<\/noscript>/.exec(text)?.[1] ?? '';
    const { text: empty } = await read('/estimation');
    expect(form(empty).match(/(?<= name=")[^"]+/g)).toEqual([
      'valor_c5',
      'valor_c0',
      'valor_anciennete',
      'valor_conges',
      'departement',
    ]);
    expect(form(empty).match(/<option value="\d+"/g)?.length).toBeGreaterThan(70);
    const { text } = await read('/estimation?valor_c5=43&valor_c0=50&valor_anciennete=&valor_conges=0&departement=976');
    const said = text.replace(/<script[^]*?<\/script>|<[^>]+>/g, '').replace(/\s/g, ' ');
    expect(said).toContain('912,60 €');
    expect(said).toContain('le montant applicable à Mayotte n’est pas renseigné');
  });

  it('announces a maintenance as long as it lasts, and uses one name for the sign-in', async () => {
    await bench.owner.query(`insert into process_heartbeat values ('worker', now() + interval '1 hour')`);
    const { admin } = await signInAll(anyone.baseUrl);
    const switched = async (on: boolean) => {
      const [{ id }] = (await admin.get('/admin/settings?filter={"key":"maintenance"}')).body as [{ id: number }];
      await admin.call(`/admin/settings/${id}`, { method: 'PUT', body: { value: { on, message: '' } } });
    };
    const header = async (path: string) => (await read(path)).text.split('<main')[0] ?? '';
    expect(await header('/faq')).not.toMatch(/maintenance/i);
    for (const path of ['/', '/faq', '/documents', '/estimation'])
      expect(await header(path)).toContain('>Connexion</a>');
    await switched(true);
    expect(await header('/faq')).toMatch(/maintenance/i);
    await switched(false);
    expect(await header('/faq')).not.toMatch(/maintenance/i);
  });

  it('has a tag, and is compressed for readers who accept that', async () => {
    const { headers } = await read('/faq', { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    const tag = headers.get('etag') ?? '';
    expect((await read('/faq', { 'if-none-match': tag })).status).toBe(304);
  });

  it('is served from memory with everything in its first answer, in the encoding of its reader', async () => {
    const answerOf = async (accepts: string, more = {}): Promise<Readonly<Record<string, unknown>>> => {
      const { headers, status, text } = await read('/cgu?lecture=premiere', {
        'accept-encoding': accepts,
        ...more,
      });
      const { date, ...others } = Object.fromEntries(headers);
      return { status, length: text.length, date: date !== undefined, ...others };
    };
    const one = { 'x-correlation-id': 'one-and-the-same' };
    for (const accepts of ['gzip', 'identity', 'br']) {
      const first = await answerOf(accepts, one);
      expect(await answerOf(accepts, one)).toEqual(first);
      expect(first).toMatchObject({ status: 200, 'content-security-policy': expect.any(String) });
    }
    const { etag, ...first } = await answerOf('gzip');
    expect(first['x-correlation-id']).not.toBe((await answerOf('gzip'))['x-correlation-id']);
    const unchanged = await answerOf('gzip', { 'if-none-match': etag });
    expect([unchanged.status, unchanged.length, unchanged['vary']]).toEqual([304, 0, 'accept-encoding']);
  });

  it.each(['/actualites/999999', '/actualites/12abc', '/documents/999999', '/videos/999999'])(
    'reports what does not exist: %s',
    async (path) => {
      const { status, text } = await read(path);
      expect([status, text.includes('<meta name="robots" content="noindex"/>')]).toEqual([404, true]);
    },
  );

  it('sends a reader to the tool, which says what is wrong, while its parts cannot be loaded', async () => {
    await bench.owner.query('alter view public_article rename to public_article_away');
    try {
      const answer = await fetch(new URL('/actualites?q=point', anyone.baseUrl), { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/#/actualites?q=point']);
    } finally {
      await bench.owner.query('alter view public_article_away rename to public_article');
    }
    await bench.owner.query('alter table content_revision rename to content_revision_away');
    try {
      await eventually(async () => {
        const answer = await fetch(new URL('/faq', anyone.baseUrl), { redirect: 'manual' });
        expect([answer.status, answer.headers.get('location')]).toEqual([302, '/#/faq']);
      });
      const home = await read('/');
      expect([home.status, home.text.includes('<div id="root"></div>')]).toEqual([200, true]);
    } finally {
      await bench.owner.query('alter table content_revision_away rename to content_revision');
    }
  });

  it('is rendered a limited number of times for one network, while kept pages are still served', async () => {
    await read('/faq');
    expect((await read('/faq?mot=1')).status).toBe(200);
    await bench.owner.query('update rate_limit set points = 100000');
    const refused = await read('/faq?mot=2');
    expect([refused.status, refused.headers.get('retry-after') !== null]).toEqual([429, true]);
    expect((await read('/faq')).status).toBe(200);
    await bench.owner.query('delete from rate_limit');
  });
});

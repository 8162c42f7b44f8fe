/** What the public reads: pages, news, documents and videos. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentCalls as calls, PORTAL_TEXT } from '@valorisation/contract';
import type { z } from 'zod';
import { projectPath } from '../src/platform/config/paths.js';
import { HOSTILE_RICH_TEXTS } from './fixtures/hostile-rich-texts.js';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

const HOUR_S = 3600;

describe('the content of the portal', () => {
  let bench: TestBench;
  let anybody: ApiClient;
  const clock = new SetClock();

  const read = async <Schema extends z.core.$ZodType>(answer: Schema, path: string) =>
    payloadOf(wired(answer), await anybody.get(path));
  const articles = async (query = '') => read(calls.articles.answer, `/v1/user/articles?div=100&${query}`);
  const titles = async (query = '') => (await articles(query)).data.map(({ title }) => title);
  /** Staff's tables bind their owner as well. */
  const write = async (statement: string) => {
    await bench.owner.query(`begin; set local app.scope = 'staff'; ${statement}; commit`);
  };
  const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR_S * 1000).toISOString();

  beforeAll(async () => {
    bench = await openTestBench();
    anybody = new ApiClient(await bench.startApi({ clock }));
  });

  afterAll(async () => bench.close());

  it.each([
    'ccn',
    'faq',
    'outils',
    'help',
    'comprendre',
    'pack_pedagogique',
    'manange_account',
    'cgu',
    'mention_legale',
    'politique_de_confidentialite',
    'accessibilite',
  ])('answers the page %s, which the product ships', async (name) => {
    const page = await read(calls.page.answer, `/v1/user/page/${name}`);
    expect(page.page_name).toBe(name);
    expect(page.page_data.sections).not.toHaveLength(0);
  });

  it('says in French what does not exist', async () => {
    const missing = ['page/rien', 'articles/999999', 'themes/999999', 'videos/999999', 'docs/download/999999'];
    for (const path of missing) {
      const refused = await anybody.get(`/v1/user/${path}`);
      expect(refusalOf(refused)).toBe('404 introuvable');
      expect(errorOf(refused).message).toMatch(/^(Cette|Cet|Ce) \p{L}+ n’existe pas ou n’est plus/u);
    }
    expect(refusalOf(await anybody.get('/v1/user/articles/abc'))).toBe('404 introuvable');
    expect(fieldsOf(await anybody.get('/v1/user/articles?article_type=secret&div=0'))).toEqual(['div', 'article_type']);
  });

  it('pages the news, newest first, by theme, by type or without the shown article', async () => {
    const all = await articles();
    expect(all.total).toBeGreaterThanOrEqual(8);
    const dates = all.data.map(({ open_date }) => open_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = await read(calls.articles.answer, '/v1/user/articles?div=4&p=2');
    expect(second.data.map(({ id }) => id)).toEqual(all.data.slice(4, 8).map(({ id }) => id));
    const [first] = all.data;
    const beside = await articles(`theme_id=${first?.theme_id}&article_id=${first?.id}`);
    expect(beside.data.map(({ theme_id }) => theme_id)).toEqual(beside.data.map(() => first?.theme_id));
    expect(beside.data.map(({ id }) => id)).not.toContain(first?.id);
    expect((await articles('article_type=outil')).data.map(({ type }) => type)).toEqual(['outil', 'outil']);
    const one = await read(calls.article.answer, `/v1/user/articles/${first?.id}`);
    expect(one).toEqual(first);
    expect(refusalOf(await anybody.get(`/v1/user/articles/${first?.id}?type=outil`))).toBe('404 introuvable');
  });

  it('finds French words by their stems, with and without accents', async () => {
    const expected = ['L’ancienneté\u00a0: quelle date retenir'];
    for (const word of ['anciennetes contrats suspendu', 'Ancienneté contrat suspendu', '"contrat a-t-il"']) {
      expect(await titles(`word=${encodeURIComponent(word)}`)).toEqual(expected);
    }
    expect(await titles('word=xylophone')).toEqual([]);
    expect(await titles(`word=${encodeURIComponent(`'"(&|!:* --`)}`)).toEqual([]);
  });

  it('counts exactly the readable records of its themes', async () => {
    const { data } = await read(calls.themes.answer, '/v1/user/themes');
    const { total } = await articles();
    expect(data.reduce((sum, theme) => sum + theme.articles, 0)).toBe(total);
    const [theme] = data;
    expect(await read(calls.theme.answer, `/v1/user/themes/${theme?.theme_id}`)).toEqual(theme);
    const tool = await read(calls.themes.answer, '/v1/user/themes?type=outil&word=outils');
    expect(tool.data.map(({ theme_title, articles: count }) => [theme_title, count])).toEqual([
      ['Outil de valorisation', 2],
    ]);
  });

  it('never shows, counts or finds a draft, a closed or an archived record', async () => {
    const { rows } = await bench.owner.query<{ id: number; title: string }>(
      `select id, title from content_article where state = 'draft' or closes_at < now()`,
    );
    expect(rows).toHaveLength(2);
    const all = await titles();
    for (const { id, title } of rows) {
      expect(refusalOf(await anybody.get(`/v1/user/articles/${id}`))).toBe('404 introuvable');
      expect(all).not.toContain(title);
      expect(await titles(`word=${encodeURIComponent(`"${title}"`)}`)).toEqual([]);
    }
    await write(`update content_page set state = 'archived' where name = 'accessibilite'`);
    expect(refusalOf(await anybody.get('/v1/user/page/accessibilite'))).toBe('404 introuvable');
    await write(`update content_page set state = 'published' where name = 'accessibilite'`);
  });

  it('shows scheduled content from its minute on, until its end', async () => {
    await write(`insert into content_article (state, opens_at, closes_at, type, title, summary, body)
      values ('scheduled', '${inHours(1)}', '${inHours(3)}', 'actualite', 'Annonce programmée', 'Résumé', '<p>Texte</p>')`);
    const seen: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      seen.push((await titles('word=programmees')).length);
      clock.pass(HOUR_S);
    }
    expect(seen).toEqual([0, 1, 1, 0]);
  });

  it('answers more than a hundred hostile texts with their words and allowed elements only', async () => {
    // What the database cannot hold is refused when it is saved.
    const hostile = HOSTILE_RICH_TEXTS.filter((html) => !/\0|\p{Surrogate}/u.test(html));
    expect(hostile.length).toBeGreaterThan(100);
    await write(`insert into content_article (state, opens_at, type, title, summary, body)
      select 'published', '2019-01-01', 'dossier', 'Hostile', 'Résumé', body
        from json_array_elements_text('${JSON.stringify(hostile).replaceAll("'", "''")}') as body`);
    const elements = Object.keys(PORTAL_TEXT).join('|');
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(hostile.length / 100); page += 1) {
      const { data } = await articles(`word=hostile&p=${page}`);
      seen.push(...data.map(({ content }) => content));
    }
    expect(seen).toHaveLength(hostile.length);
    for (const content of seen) {
      expect(content).not.toMatch(new RegExp(`<(?!/?(?:${elements})(?: [^<>]*)?>)`));
      expect(content.replace(/="[^"]*"/g, '=""')).not.toMatch(/<[^<>]*\s(?:on\w+|style|id)=/i);
      expect(content).not.toMatch(/(?:href|src)="(?:javascript|data|http):|src="(?!\/[^/])/i);
    }
    await write(`delete from content_article where title = 'Hostile'`);
  });

  it('fills in the live amounts of a text from the grid in force, and evaluates nothing', async () => {
    await write(`insert into content_article (state, opens_at, type, title, summary, body) values ('published',
      '2020-01-01', 'actualite', 'Montants du jour', 'Le point vaut {{grid.valeur_point}}.',
      '<p>Smic {{smic.mensuel}}, {{constructor.name}}</p>')`);
    const one = async () => (await articles('word=montants+du+jour')).data[0];
    const { summary, content } = (await one()) ?? {};
    expect(summary).toBe('Le point vaut 20,80\u00a0€.');
    expect(content).toBe('<p>Smic 1\u00a0867,02\u00a0€, (montant non disponible)</p>');
    const inForce = async (id: number) =>
      write(`update grid_version set status = 'past' where status = 'in_force';
        update grid_version set status = 'in_force' where id = ${id}`);
    await inForce(1);
    expect((await one())?.summary).toBe('Le point vaut 20,59\u00a0€.');
    await inForce(2);
  });

  it('serves each document as it was written, under its name and type', async () => {
    const { data } = await read(calls.documents.answer, '/v1/user/docs');
    expect(data.length).toBeGreaterThanOrEqual(6);
    for (const { doc_id, doc_filetype, doc_size, file } of data) {
      // The second time, it comes from the file store.
      for (let time = 0; time < 2; time += 1) {
        const { status, headers, body } = await anybody.get(`/v1/user/docs/download/${doc_id}`, {
          'accept-encoding': 'identity',
        });
        const written = await readFile(projectPath('backend', 'content', 'files', file));
        expect([
          status,
          createHash('sha256')
            .update(body as Buffer)
            .digest('hex'),
        ]).toEqual([200, createHash('sha256').update(written).digest('hex')]);
        expect([Number(headers.get('content-length')), doc_size]).toEqual([written.length, written.length]);
        expect(headers.get('content-type')).toContain(doc_filetype === 'pdf' ? 'application/pdf' : 'text/csv');
        expect(headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="${file}"`));
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      }
    }
    const found = await read(calls.documents.answer, '/v1/user/docs?word=entretiens&doc_type=modele');
    expect(found.data.map(({ title }) => title)).toEqual(['Trame d’entretien']);
  });

  it('shows the first page of each shipped PDF, and of nothing that is not public', async () => {
    const { data } = await read(calls.documents.answer, '/v1/user/docs');
    for (const { doc_filetype, doc_id, img } of data) {
      // For a new PDF without a picture, npm run previews draws it.
      expect([doc_id, img === null]).toEqual([doc_id, doc_filetype !== 'pdf']);
      const { status, headers, body } = await anybody.get(img ?? `/v1/user/docs/preview/${doc_id}`);
      expect(status).toBe(img === null ? 404 : 200);
      if (img === null) continue;
      expect(headers.get('content-type')).toBe('image/webp');
      expect((body as Buffer).subarray(8, 12).toString('latin1')).toBe('WEBP');
    }
    const id = data.find(({ img }) => img !== null)?.doc_id;
    await write(`update content_document set state = 'archived' where id = ${id}`);
    expect(refusalOf(await anybody.get(`/v1/user/docs/preview/${id}`))).toBe('404 introuvable');
    await write(`update content_document set state = 'published' where id = ${id}`);
  });

  it('answers the episodes by series, five a page, and each video', async () => {
    const { data, perPage } = await read(calls.webSeries.answer, '/v1/user/webserie');
    expect(perPage).toBe(5);
    expect(data.map(({ series_title, episode }) => `${series_title} ${episode}`)).toEqual([
      'Comprendre la classification 1',
      'Comprendre la classification 2',
      'Comprendre la classification 3',
      'L’outil en main 1',
      'L’outil en main 2',
    ]);
    expect((await read(calls.videos.answer, '/v1/user/videos?div=2')).total).toBe(5);
    expect(await read(calls.video.answer, `/v1/user/videos/${data[0]?.video_id}`)).toEqual(data[0]);
  });

  it('may be cached by anyone, who revalidates it before each use', async () => {
    for (const path of ['page/faq', 'articles', 'docs', 'themes', 'videos', 'webserie']) {
      const { headers } = await anybody.get(`/v1/user/${path}`);
      expect(headers.get('cache-control')).toBe('public, no-cache');
    }
  });
});

/** The cover of an article: shown wherever the article is named, described, harmless, and never a broken picture. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffArticle, staffMedia, type SectionPicture } from '@valorisation/contract';
import { fieldsOf, refusalOf } from './support/api-client.js';
import { picture } from './support/media-files.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const ALT = 'La "grange" & l’école';
const ESCAPED = 'La &quot;grange&quot; &amp; l’école';

describe('the cover of an article', () => {
  let bench: TestBench;
  let as: RoleClients;
  let count = 0;

  const text = async (path: string) => String((await as.anonymous.get(path)).body);
  const upload = async () => {
    const form = new FormData();
    count += 1;
    form.append('file', new Blob([await (await picture(600 + count, 400)).png().toBuffer()]), 'grange.png');
    const { id, src } = staffMedia.parse((await as.staff.post('/admin/media', form)).body);
    return { id, cover: { src: src ?? '', alt: ALT, width: 600, height: 400 } };
  };
  const write = async (title: string, cover: SectionPicture | null = null) =>
    staffArticle.parse(
      (await as.staff.post('/admin/articles', { title, type: 'actualite', body: '<p>Un texte.</p>', cover })).body,
    );
  const publish = async (id: number, content: object = {}) =>
    as.staff.post(`/admin/articles/${id}/publish`, { content });
  const remove = async (id: number) => as.staff.call(`/admin/media/${id}`, { method: 'DELETE' });

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it('stands with its description in the article and its link card, and small in lists, the home page and the feed', async () => {
    const { cover } = await upload();
    const { id } = await write('La grange rouvre', cover);
    await publish(id);
    const article = await text(`/actualites/${id}-la-grange-rouvre`);
    expect(article).toContain(`<img src="${cover.src}" width="600" height="400" alt="${ESCAPED}"`);
    expect(article).toMatch(new RegExp(`og:image" content="https?://[^"]+${cover.src}`));
    expect(article).toContain(`og:image:alt" content="${ESCAPED}"`);
    for (const list of ['/actualites', '/']) expect(await text(list)).toContain(`src="${cover.src}" alt=""`);
    expect(await text('/actualites.xml')).toMatch(
      new RegExp(`<media:content url="https?://[^"]+${cover.src}" .*<media:description>${ESCAPED}<`),
    );
    // A text without a cover of its own keeps the card of the site.
    const { id: other } = await write('Sans image');
    await publish(other);
    expect(await text(`/actualites/${other}-x`)).not.toContain('og:image');
  });

  it('is refused when it is no picture of the product, and left out when such a one is stored', async () => {
    const { cover } = await upload();
    const wrong = [
      { ...cover, src: 'https://ailleurs.example/a.png' },
      { ...cover, src: 'javascript:mauvais()' },
      { ...cover, alt: '<script>mauvais()</script>' },
      { ...cover, width: 0 },
      { ...cover, src: `/media/${'0'.repeat(64)}.webp` },
    ];
    const { id } = await write('Un article', cover);
    for (const one of wrong) {
      const refused = await publish(id, { cover: one });
      expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['cover']]);
    }
    await publish(id);
    const stored = JSON.stringify({ ...cover, src: 'https://ailleurs.example/a.png', alt: '"><script>mauvais()' });
    await bench.owner.query(
      `begin; select set_config('app.scope', 'staff', true);
       update content_article set cover = '${stored}' where id = ${id}; commit`,
    );
    const preview = await as.staff.post(`/admin/articles/${id}/preview`, { content: {} });
    const { html } = preview.body as { readonly html: string };
    const shown = [await text(`/actualites/${id}-x`), await text('/actualites'), await text('/actualites.xml'), html];
    for (const one of shown) {
      expect(one).toContain('Un article');
      expect(one).not.toMatch(/ailleurs|mauvais/);
    }
  });

  it('keeps its file while any version names it, and cannot name a file that was deleted meanwhile', async () => {
    const [used, gone] = [await upload(), await upload()];
    const { id } = await write('Deux images', used.cover);
    await publish(id);
    await publish(id, { cover: null });
    expect(refusalOf(await remove(used.id))).toBe('409 encore_utilise');
    await as.staff.post(`/admin/articles/${id}/restore`, { from: 1 });
    expect(await text(`/actualites/${id}-x`)).toContain(used.cover.src);
    await as.staff.post(`/admin/articles/${id}/draft`, { base_version: 1, content: { cover: gone.cover } });
    expect((await remove(gone.id)).status).toBe(200);
    expect(fieldsOf(await publish(id, { cover: gone.cover }))).toEqual(['cover']);
  });
});

/** What every list of staff offers beside its rows, and what staff may do in the lists of content and of media. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffArticle, staffMedia } from '@valorisation/contract';
import { z } from 'zod';
import { errorOf, fieldsOf, refusalOf } from './support/api-client.js';
import { picture } from './support/media-files.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const MEDIA = '/admin/media';

describe('the lists of staff', () => {
  let bench: TestBench;
  let as: RoleClients;

  const put = async (path: string, body: object) => as.staff.call(path, { method: 'PUT', body });
  const remove = async (path: string) => as.staff.call(`/admin/${path}`, { method: 'DELETE' });
  const write = async (article: object) =>
    staffArticle.parse((await as.staff.post('/admin/articles', { theme: null, type: 'actualite', ...article })).body);

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it('count the rows of several views in one call, and refuse an unknown filter', async () => {
    const counts = async (list: string, views: object[], client = as.staff) =>
      client.get(`/admin/${list}/counts?views=${encodeURIComponent(JSON.stringify(views))}`);
    const { body } = await as.staff.get('/admin/accounts?filter={"kind":"staff"}');
    const all = Number((await as.staff.get('/admin/accounts')).headers.get('content-range')?.split('/')[1]);
    const staff = z.array(z.unknown()).parse(body).length;
    const views = [{}, { kind: 'staff' }, { kind: 'staff', q: 'absent' }];
    expect((await counts('accounts', views)).body).toEqual({ counts: [all, staff, 0] });
    expect((await counts('jobs', [{ queue: 'grid', state: 'failed' }])).body).toEqual({ counts: [0] });
    expect(refusalOf(await counts('accounts', [{ secret: 1 }]))).toBe('422 donnees_invalides');
    expect(refusalOf(await counts('accounts', [{}], as.main))).toBe('403 acces_refuse');
  });

  it('delete content as long as the public has never read it and nothing leads to it', async () => {
    const { id } = await write({ title: 'Brouillon', summary: '', body: '<p>Essai</p>' });
    const link = `<p><a href="/actualites/${id}-brouillon">Lire</a></p>`;
    const other = await write({ title: 'Renvoi', summary: '', body: link });
    expect(refusalOf(await remove(`articles/${id}`))).toBe('409 encore_utilise');
    await put(`/admin/articles/${other.id}`, { body: '<p>Sans lien</p>' });
    expect((await remove(`articles/${id}`)).status).toBe(200);
    expect((await as.staff.get(`/admin/articles/${id}`)).status).toBe(404);

    await as.staff.post(`/admin/articles/${other.id}/publish`, {});
    await as.staff.post(`/admin/articles/${other.id}/unpublish`, {});
    const refused = await remove(`articles/${other.id}`);
    expect(refusalOf(refused)).toBe('409 contenu_deja_public');
    expect(errorOf(refused).message).toContain('archivez-le');
    expect(refusalOf(await remove('pages/1'))).toBe('409 contenu_deja_public');
    const { rows } = await bench.owner.query(
      `select from content_version where kind = 'articles' and record_id = ${id}`,
    );
    expect(rows).toEqual([]);
  });

  it('keep words and the visible point of a picture, and find files by a word', async () => {
    const form = new FormData();
    const bytes = await (await picture(300, 200)).png().toBuffer();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'récolte.png');
    const { id } = staffMedia.parse((await as.staff.post(MEDIA, form)).body);
    const changed = await put(`${MEDIA}/${id}`, { tags: ['verger', ' élèves '], focus_x: 30, focus_y: 80 });
    expect(changed.body).toMatchObject({ tags: ['verger', 'élèves'], focus_x: 30, focus_y: 80 });
    const found = async (filter: object) => {
      const { body } = await as.staff.get(`${MEDIA}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      return z
        .array(staffMedia)
        .parse(body)
        .map((media) => media.id);
    };
    expect(await found({ tags: ['élèves', 'absent'] })).toEqual([id]);
    expect(await found({ tags: ['absent'] })).toEqual([]);
    expect(await found({ q: 'ELEVES' })).toEqual([id]);
    expect((await as.staff.get(`${MEDIA}/tags`)).body).toEqual({ tags: ['élèves', 'verger'] });
    expect(fieldsOf(await put(`${MEDIA}/${id}`, { focus_x: 101 }))).toEqual(['focus_x']);
    expect(fieldsOf(await put(`${MEDIA}/${id}`, { tags: [' '] }))).toEqual(['tags']);
    expect(refusalOf(await as.main.get(`${MEDIA}/tags`))).toBe('403 acces_refuse');
  });
});

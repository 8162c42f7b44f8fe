/** Writing content that is not public yet: working copies, the preview, acts on many records. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  contentEditingCalls as calls,
  contentPublicationCalls as publication,
  contentVersionCalls as versionCalls,
  staffArticle,
  staffPage,
} from '@valorisation/contract';
import { z } from 'zod';
import { ApiClient, errorOf, fieldsOf, refusalOf } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { itFurther } from './support/scale.js';

describe('content while staff write it', () => {
  let bench: TestBench;
  let staff: ApiClient;
  let admin: ApiClient;
  let visitor: ApiClient;

  const write = async (title: string) =>
    staffArticle.parse(
      (
        await staff.post('/admin/articles', {
          theme: null,
          type: 'actualite',
          title,
          summary: 'Résumé',
          body: '<p>Un</p>',
        })
      ).body,
    );
  const copies = async (client: ApiClient, path: string) =>
    z.parse(calls.workingCopies.answer, (await client.get(`/admin/${path}/draft`)).body);
  const keep = async (client: ApiClient, path: string, base_version: number, content: object) =>
    client.post(`/admin/${path}/draft`, { base_version, content });

  const versions = async (path: string) =>
    z.parse(versionCalls.versions.answer, (await staff.get(`/admin/${path}/versions`)).body);

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi();
    visitor = new ApiClient(url);
    [staff, admin] = await Promise.all([signIn(url, emailOf('staff')), signIn(url, emailOf('admin'))]);
  });

  afterAll(async () => bench.close());

  it("keeps each writer's working copy apart from the record, and tells the others who is writing", async () => {
    const { id, version } = await write('Relire');
    const path = `articles/${id}`;
    await staff.post(`/admin/${path}/publish`, {});
    const typed = { title: '', body: '<p>Deux</p>', state: 'archived' };
    const kept = z.parse(calls.keepWorkingCopy.answer, (await keep(staff, path, version + 1, typed)).body);
    expect(kept.mine).toMatchObject({ content: { title: '', body: '<p>Deux</p>' }, base_version: 2 });
    expect(kept.mine?.content).not.toHaveProperty('state');
    expect((await copies(admin, path)).others.map(({ name }) => name)).toEqual(['Sophie Garnier']);
    expect((await copies(admin, path)).mine).toBeNull();
    const { body } = await visitor.get(`/v1/user/articles/${id}`);
    expect(body).toMatchObject({ payload: { title: 'Relire', content: '<p>Un</p>' } });

    const unnamed = await staff.post(`/admin/${path}/publish`, { content: typed });
    expect([refusalOf(unnamed), fieldsOf(unnamed)]).toEqual(['422 donnees_invalides', ['title']]);
    await staff.post(`/admin/${path}/publish`, { version: 2, content: { ...typed, title: 'Relu' } });
    expect((await visitor.get(`/v1/user/articles/${id}`)).body).toMatchObject({
      payload: { title: 'Relu', content: '<p>Deux</p>' },
    });
    expect((await copies(staff, path)).mine).toBeNull();

    await keep(admin, path, 2, { title: 'Autre' });
    const stale = await admin.post(`/admin/${path}/publish`, { version: 2, content: { title: 'Autre' } });
    expect([refusalOf(stale), errorOf(stale)['version']]).toEqual(['409 version_perimee', 3]);
    expect((await copies(admin, path)).mine).toMatchObject({ content: { title: 'Autre' } });
    await admin.post(`/admin/${path}/draft/discard`, {});
    expect((await copies(admin, path)).mine).toBeNull();
    expect(refusalOf(await keep(staff, 'articles/999999', 1, {}))).toBe('404 introuvable');
  });

  it('stores no forbidden markup in an article, whichever call writes it', async () => {
    const hostile = '<p onclick="a()">Un<script>1</script> <a href="javascript:1">lien</a></p>';
    const clean = { body: '<p>Un lien</p>' };
    const made = staffArticle.parse((await staff.post('/admin/articles', { title: 'Propre', body: hostile })).body);
    expect(made).toMatchObject(clean);
    const path = `articles/${made.id}`;
    const changed = { title: 'Plus propre', body: hostile };
    expect((await staff.call(`/admin/${path}`, { method: 'PUT', body: changed })).body).toMatchObject(clean);
    await keep(staff, path, 2, changed);
    expect((await copies(staff, path)).mine?.content).toMatchObject(clean);
    await staff.post(`/admin/${path}/publish`, { content: { title: 'Publié', body: `${hostile}<p>Deux</p>` } });
    expect((await staff.get(`/admin/${path}`)).body).toMatchObject({ body: '<p>Un lien</p><p>Deux</p>' });
  });

  it('is previewed as visitors will see it, for staff only', async () => {
    const { id } = await write('Aperçu');
    const shown = await staff.post(`/admin/articles/${id}/preview`, {
      content: { title: 'Le point', body: '<p>Il vaut {{grid.valeur_point}}.</p><script>1</script>' },
    });
    const { html } = z.parse(calls.preview.answer, shown.body);
    expect(html).toContain('<h1');
    expect(html).toContain('Le point');
    expect(html).toContain('<p>Il vaut 20,80\u00a0€.</p></div>');
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect((await visitor.get(`/v1/user/articles/${id}`)).status).toBe(404);
    expect((await visitor.get(`/actualites/${id}-apercu`)).status).toBe(404);

    const [page] = z.array(staffPage).parse((await staff.get('/admin/pages?filter={"name":"cgu"}')).body);
    const sections = [{ title: 'Une rubrique', list: ['Un point'] }];
    const preview = await staff.post(`/admin/pages/${page?.id}/preview`, { content: { body: { sections } } });
    expect(z.parse(calls.preview.answer, preview.body).html).toContain('<li>Un point</li>');
    const wrong = await staff.post(`/admin/pages/${page?.id}/preview`, { content: { body: {} } });
    expect(fieldsOf(wrong)).toEqual(['body']);
    const ofDocument = await staff.post('/admin/documents/1/preview', { content: { title: 'Le tableau à venir' } });
    expect(z.parse(calls.preview.answer, ofDocument.body).html).toContain('Le tableau à venir</h1>');
    const ofTheme = await staff.post('/admin/themes/1/preview', { content: { title: 'Un thème à venir' } });
    expect(z.parse(calls.preview.answer, ofTheme.body).html).toContain('Un thème à venir');
    const ofSeries = await staff.post('/admin/webseries/1/preview', { content: { title: 'Une série à venir' } });
    expect(z.parse(calls.preview.answer, ofSeries.body).html).toContain('Une série à venir');
    expect(refusalOf(await staff.post('/admin/themes/999999/preview', { content: {} }))).toBe('404 introuvable');
  });

  it('is published, archived and unpublished in bulk, each record with its event', async () => {
    const ids = [(await write('Un')).id, (await write('Deux')).id];
    const outcome = async (act: string, asked: readonly number[]) =>
      z.parse(publication.publishMany.answer, (await staff.post(`/admin/articles/${act}`, { ids: asked })).body);
    expect(await outcome('publish', ids.slice(0, 1))).toEqual({ done: ids.slice(0, 1), left: [] });
    const left = [{ id: ids[0], code: 'contenu_publie', message: 'Ce contenu est déjà publié.' }];
    expect(await outcome('publish', ids)).toEqual({ done: ids.slice(1), left });
    expect((await visitor.get(`/v1/user/articles/${ids[1]}`)).status).toBe(200);
    expect(await outcome('archive', [...ids, 999_999])).toMatchObject({ done: ids, left: [{ code: 'introuvable' }] });
    expect(fieldsOf(await staff.post('/admin/articles/archive', { ids: [] }))).toEqual(['ids']);
    const back = await staff.post(`/admin/articles/${ids[0]}/unpublish`, {});
    expect(z.parse(publication.publish.answer, back.body)).toMatchObject({ state: 'draft', version: 4 });
    expect(refusalOf(await staff.post(`/admin/articles/${ids[0]}/unpublish`, {}))).toBe('409 contenu_brouillon');
    const { rows } = await bench.owner.query<{ type: string }>(
      `select type from domain_event where aggregate_type = 'articles' and aggregate_id = $1 order by aggregate_version`,
      [ids[0]],
    );
    expect(rows.map(({ type }) => type)).toEqual([
      'record.created',
      'content.published',
      'content.archived',
      'content.unpublished',
    ]);
  });

  itFurther('keeps what the public reads when a schedule is cancelled, and makes the rest drafts again', async () => {
    const { id, version } = await write('Actuel');
    const path = `/admin/articles/${id}`;
    await staff.post(`${path}/publish`, { version });
    const opens_at = new Date(Date.now() + 86_400_000).toISOString();
    await staff.post(`${path}/publish`, { opens_at, content: { title: 'Futur', body: '<p>Deux</p>' } });
    expect(staffArticle.parse((await staff.get(path)).body)).toMatchObject({ title: 'Futur', state: 'scheduled' });

    const stale = await staff.post(`${path}/unschedule`, { version: 2 });
    expect(refusalOf(stale)).toBe('409 version_perimee');
    const given = z.parse(publication.unschedule.answer, (await staff.post(`${path}/unschedule`, { version: 3 })).body);
    expect(given).toMatchObject({ state: 'published', version: 4 });
    expect(staffArticle.parse((await staff.get(path)).body)).toMatchObject({
      title: 'Actuel',
      body: '<p>Un</p>',
      has_standing: false,
    });
    expect((await visitor.get(`/v1/user/articles/${id}`)).body).toMatchObject({ payload: { title: 'Actuel' } });
    expect((await versions(`articles/${id}`))[0]).toMatchObject({ id: 3, state: 'scheduled' });
    expect(refusalOf(await staff.post(`${path}/unschedule`, {}))).toBe('409 contenu_non_programme');

    const fresh = await write('Jamais paru');
    await staff.post(`/admin/articles/${fresh.id}/publish`, { opens_at });
    const draft = await staff.post(`/admin/articles/${fresh.id}/unschedule`, {});
    expect(z.parse(publication.unschedule.answer, draft.body)).toMatchObject({ state: 'draft' });
  });

  it("lists its live amounts with today's values", async () => {
    const amounts = z.parse(calls.liveAmounts.answer, (await staff.get('/admin/live-amounts')).body);
    expect(amounts[0]).toEqual({ id: 'grid.valeur_point', label: 'Valeur annuelle du point', value: '20,80\u00a0€' });
  });

  it('keeps what each version said, who wrote it and when, and restores it as a new one', async () => {
    const { id, version } = await write('Un');
    await staff.call(`/admin/articles/${id}`, { method: 'PUT', body: { title: 'Deux', version } });
    await staff.post(`/admin/articles/${id}/publish`, {});
    await staff.call(`/admin/articles/${id}`, { method: 'PUT', body: { title: 'Trois', body: '<p>Trois</p>' } });
    const kept = await versions(`articles/${id}`);
    expect(kept.map((one) => [one.id, one.state, one.written_by])).toEqual([
      [3, 'published', 'Sophie Garnier'],
      [2, 'draft', 'Sophie Garnier'],
      [1, 'draft', 'Sophie Garnier'],
    ]);
    const first = z.parse(versionCalls.version.answer, (await staff.get(`/admin/articles/${id}/versions/1`)).body);
    expect(first.content).toMatchObject({ title: 'Un', summary: 'Résumé', body: '<p>Un</p>' });
    const late = await staff.post(`/admin/articles/${id}/restore`, { from: 1, version: 2 });
    expect([refusalOf(late), errorOf(late)['version']]).toEqual(['409 version_perimee', 4]);
    const restored = await staff.post(`/admin/articles/${id}/restore`, { from: 1, version: 4 });
    expect(z.parse(versionCalls.restore.answer, restored.body)).toMatchObject({ state: 'published', version: 5 });
    const { body } = await staff.get(`/admin/articles/${id}`);
    expect(staffArticle.parse(body)).toMatchObject({ title: 'Un', body: '<p>Un</p>', state: 'published' });
    expect((await versions(`articles/${id}`)).map((one) => one.id)).toEqual([4, 3, 2, 1]);
    const { rows } = await bench.owner.query<{ type: string; payload: unknown }>(
      `select type, payload from domain_event where aggregate_type = 'articles' and aggregate_id = $1
        order by aggregate_version desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ type: 'content.restored', payload: { from: 1 } }]);
    expect(refusalOf(await staff.post(`/admin/articles/${id}/restore`, { from: 99 }))).toBe('404 introuvable');
    expect(refusalOf(await staff.get('/admin/articles/999999/versions'))).toBe('404 introuvable');
    expect(refusalOf(await staff.get('/admin/settings/1/versions'))).toBe('404 introuvable');
  });

  it('publishes no article without a text, alone or among many', async () => {
    const { id } = await write('Un');
    const words = 'Écrivez le texte avant de publier';
    for (const body of ['', '<p></p>', '<p>&nbsp;</p>']) {
      const refused = await staff.post(`/admin/articles/${id}/publish`, { content: { body } });
      expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['body']]);
    }
    await staff.call(`/admin/articles/${id}`, { method: 'PUT', body: { body: '', version: 1 } });
    const many = await staff.post('/admin/articles/publish', { ids: [id] });
    expect(many.body).toMatchObject({ done: [], left: [{ id, message: expect.stringContaining(words) }] });
    expect((await visitor.get(`/v1/user/articles/${id}`)).status).toBe(404);
    await staff.post(`/admin/articles/${id}/publish`, { content: { body: '<p>Un</p>' } });
    expect((await visitor.get(`/v1/user/articles/${id}`)).status).toBe(200);
    const emptied = await staff.call(`/admin/articles/${id}`, {
      method: 'PUT',
      body: { title: 'Deux', body: '<p></p>' },
    });
    expect([refusalOf(emptied), fieldsOf(emptied)]).toEqual(['422 donnees_invalides', ['body']]);
    expect((await visitor.get(`/v1/user/articles/${id}`)).body).toMatchObject({ payload: { title: 'Un' } });
  });

  it('publishes nothing with an unknown theme', async () => {
    const { id } = await write('Sans thème');
    const refused = await staff.post(`/admin/articles/${id}/publish`, { content: { theme: 999_999 } });
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['theme']]);
  });
});

/** The menus around every public page, as staff write them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffArticle, staffMenus, staffPage, statusCalls } from '@valorisation/contract';
import { z } from 'zod';
import { fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

describe('the menus of the portal', () => {
  let bench: TestBench;
  let as: RoleClients;

  const only = async () => {
    const [found] = z.array(staffMenus).parse((await as.staff.get('/admin/menus')).body);
    if (found === undefined) throw new Error('No menus');
    return found;
  };
  const publish = async (content: object, client = as.staff) =>
    client.post(`/admin/menus/${(await only()).id}/publish`, { content });
  const shown = async () =>
    payloadOf(wired(statusCalls.now.answer), await as.anonymous.get('/v1/status')).menus.header.map(
      ({ label }) => label,
    );
  const text = async (path: string) => String((await as.anonymous.get(path)).body);

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
    await bench.owner.query(`insert into process_heartbeat values ('worker', now() + interval '1 hour')`);
  });

  afterAll(async () => bench.close());

  it('are changed by staff only, and shown in the new order on every page once they are published', async () => {
    expect(refusalOf(await publish({ header: [] }, as.main))).toBe('403 acces_refuse');
    const { id, header } = await only();
    const turned = header.toReversed().concat({ label: 'Légifrance', href: 'https://www.legifrance.gouv.fr/' });
    const { html } = z
      .object({ html: z.string() })
      .parse((await as.staff.post(`/admin/menus/${id}/preview`, { content: { header: turned } })).body);
    expect(html).toContain('href="https://www.legifrance.gouv.fr/"');
    expect(await text('/faq')).not.toContain('Légifrance');
    expect((await publish({ header: turned })).status).toBe(200);
    expect(await shown()).toEqual([
      'Actualités',
      "Présentation de l'outil",
      'FAQ',
      'Convention collective',
      'Légifrance',
    ]);
    expect(await text('/faq')).toContain('href="https://www.legifrance.gouv.fr/"');
  });

  it('never lead to a draft or to what was withdrawn, and do as soon as it is public', async () => {
    const { id, title } = staffArticle.parse(
      (await as.staff.post('/admin/articles', { theme: null, type: 'actualite', title: 'Prime', body: '<p>Oui.</p>' }))
        .body,
    );
    const link = { label: title, href: `#/actualites/${id}-prime` };
    expect((await publish({ header: [link, { label: 'FAQ', href: '#/faq?q=comptes' }] })).status).toBe(200);
    expect(await shown()).toEqual(['FAQ']);
    expect(await text('/plan-du-site')).not.toContain(`/actualites/${id}-prime`);
    await as.staff.post(`/admin/articles/${id}/publish`, {});
    expect(await shown()).toEqual(['Prime', 'FAQ']);
    await as.staff.post(`/admin/articles/${id}/archive`, {});
    const [faq] = z.array(staffPage).parse((await as.staff.get('/admin/pages?filter={"name":"faq"}')).body);
    await as.staff.post(`/admin/pages/${faq?.id}/unpublish`, {});
    expect(await shown()).toEqual([]);
    // The address of this page is not its name.
    await publish({ header: [{ label: 'Aide', href: '#/aide-pratique' }] });
    expect(await shown()).toEqual(['Aide']);
    const [help] = z.array(staffPage).parse((await as.staff.get('/admin/pages?filter={"name":"help"}')).body);
    await as.staff.post(`/admin/pages/${help?.id}/unpublish`, {});
    expect(await shown()).toEqual([]);
  });

  it('refuse links that lead nowhere or run a script, too many of them, and a legal line without its links', async () => {
    const link = { label: 'x', href: '#/faq' };
    for (const href of [
      'javascript:alert(1)',
      'http://x.example',
      '//x.example',
      '#/faq" onclick="x',
      'data:text/html,x',
    ]) {
      expect(fieldsOf(await publish({ header: [{ label: 'x', href }] }))).toEqual(['header']);
    }
    expect(fieldsOf(await publish({ header: [{ ...link, label: ' ' }] }))).toEqual(['header']);
    expect(fieldsOf(await publish({ header: Array.from({ length: 7 }, () => link) }))).toEqual(['header']);
    const { id, legal } = await only();
    expect(fieldsOf(await publish({ legal: legal.slice(1) }))).toEqual(['legal']);
    const put = await as.staff.call(`/admin/menus/${id}`, { method: 'PUT', body: { legal: [] } });
    expect(fieldsOf(put)).toEqual(['legal']);
    expect((await publish({ legal: legal.toReversed() })).status).toBe(200);
  });

  it('show hostile words as words, and come back as they were shipped', async () => {
    const elements = (page: string) => page.match(/<[a-z/][^<>]*>/g)?.length;
    await publish({ header: [{ label: 'Documents', href: '#/documents' }] });
    const expected = elements(await text('/documents'));
    await publish({ header: [{ label: '"><img src=x onerror=alert(1)>', href: '#/documents' }] });
    expect(elements(await text('/documents'))).toBe(expected);
    const { id } = await only();
    expect((await as.staff.post(`/admin/menus/${id}/restore`, { from: 0 })).status).toBe(200);
    expect((await only()).header.map(({ label }) => label)).toContain('FAQ');
  });
});

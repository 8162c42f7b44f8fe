/** The employer body's identity: drafted, published and taken back by staff, and read by everything that names it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentVersionCalls, mailPreviewCalls, staffIdentity, staffMedia, statusCalls } from '@valorisation/contract';
import sharp from 'sharp';
import { z } from 'zod';
import { fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

const NAMES = { title: 'Fédération des fermes <écoles>', site_name: 'Emplois & fermes', short_name: 'FDF' };

describe('the identity of the employer body', () => {
  let bench: TestBench;
  let as: RoleClients;

  const only = async () => {
    const [found] = z.array(staffIdentity).parse((await as.staff.get('/admin/identity')).body);
    if (found === undefined) throw new Error('No identity');
    return found;
  };
  const publish = async (content: object, client = as.staff) =>
    client.post(`/admin/identity/${(await only()).id}/publish`, { content });
  const shown = async () => payloadOf(wired(statusCalls.now.answer), await as.anonymous.get('/v1/status'));
  const text = async (path: string) => String((await as.anonymous.get(path)).body);
  const mailWith = async (identity: object) =>
    payloadOf(wired(mailPreviewCalls.preview.answer), await as.staff.post('/admin/mail-preview', { identity }));

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
    await bench.owner.query(`insert into process_heartbeat values ('worker', now() + interval '1 hour')`);
  });

  afterAll(async () => bench.close());

  it('is one record, which staff change and nobody adds or deletes', async () => {
    const { id } = await only();
    expect(refusalOf(await as.main.get('/admin/identity'))).toBe('403 acces_refuse');
    expect(refusalOf(await publish(NAMES, as.main))).toBe('403 acces_refuse');
    expect(refusalOf(await as.staff.post('/admin/identity', NAMES))).toBe('405 methode_refusee');
    expect(refusalOf(await as.staff.call(`/admin/identity/${id}`, { method: 'DELETE' }))).toBe('405 methode_refusee');
  });

  it('is not public while it is a draft, and can be seen in a preview of the site and of a mail', async () => {
    const { id, version } = await only();
    await as.staff.post(`/admin/identity/${id}/draft`, { base_version: version, content: NAMES });
    expect((await shown()).identity.site_name).toBe('Valorisation des emplois');
    const { html } = z
      .object({ html: z.string() })
      .parse((await as.staff.post(`/admin/identity/${id}/preview`, { content: NAMES })).body);
    expect(html).toContain('Emplois &amp; fermes');
    expect(html).toContain('Fédération des fermes &lt;écoles&gt;');
    expect(await text('/faq')).not.toContain('Emplois &amp; fermes');
    const mail = await mailWith({ ...NAMES, act_color: '#245580', mail_footer: 'Service <b>\nOuvert le matin' });
    expect(mail.text).toContain('L’équipe Emplois & fermes');
    expect(mail.text).toContain('Service <b>\nOuvert le matin\n12 rue des Semailles, 75000 Paris');
    expect(mail.html).toContain('bgcolor="#245580"');
    expect(mail.html).not.toContain('#1f7a4d');
  });

  it('stands, once published, in pages, link cards, the feed and mails', async () => {
    const form = new FormData();
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#245580' } });
    form.append('file', new Blob([await picture.png().toBuffer()]), 'logo.png');
    const { id: logo, src } = staffMedia.parse((await as.staff.post('/admin/media', form)).body);
    const contact = {
      phone: '01 23 45 67 89',
      contact_email: 'emplois@fermes.example',
      website: 'https://fermes.example/',
      postal: ' 3 rue du Pré \n\n35000 Rennes',
    };
    const texts = { not_found_title: 'Perdu ?', maintenance_text: 'De retour à midi.' };
    const links = [{ label: 'Mastodon', href: 'https://social.example/@fermes' }];
    const whole = { ...NAMES, ...contact, ...texts, links, media_id: logo, act_color: '#245580' };
    // What the public writes goes to this mailbox.
    expect(fieldsOf(await publish(whole))).toEqual(['contact_email']);
    const put = await as.staff.call(`/admin/identity/${(await only()).id}`, { method: 'PUT', body: whole });
    expect(fieldsOf(put)).toEqual(['contact_email']);
    expect((await publish(whole, as.admin)).status).toBe(200);
    const { identity, contact: reached } = await shown();
    expect(identity).toMatchObject({
      name: NAMES.title,
      short_name: 'FDF',
      logo: src,
      act_color: '#245580',
      ...texts,
      links,
    });
    const { contact_email: email, ...others } = contact;
    expect(reached).toEqual({ ...others, email, postal: ['3 rue du Pré', '35000 Rennes'] });

    const page = await text('/faq');
    for (const part of [
      'Emplois &amp; fermes</title>',
      'content="FDF"',
      'Fédération des fermes &lt;écoles&gt;',
      `${src}" alt="" height="36"`,
      'couleurs.css?act=245580&amp;accent=a34a1e',
      'https://social.example/@fermes',
      '3 rue du Pré',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).toMatch(new RegExp(`og:image" content="https?://[^"]+${src}`));
    expect(await text('/couleurs.css?act=245580&accent=a34a1e')).toContain('--forest-600:#245580');
    expect(await text('/couleurs.css?act=2}body{x&accent=a34a1e')).toBe('');
    expect(page).toContain('manifest.webmanifest"');
    const { body, headers } = await as.anonymous.get('/manifest.webmanifest');
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(typeof body === 'string' ? JSON.parse(body) : body).toMatchObject({
      name: 'Emplois & fermes',
      short_name: 'FDF',
      theme_color: '#245580',
      icons: [{ src: `.${src}`, type: 'image/webp' }],
    });
    expect(await text('/actualites.xml')).toContain('Fédération des fermes &lt;écoles&gt;\u00a0: les actualités.');

    const { rows: printed } = await bench.owner.query<{ id: number }>(
      `select v.id from valuation v join account a using (establishment_id)
        where a.email = $1 and v.status = 1 and not v.hourly order by v.id limit 1`,
      [emailOf('main')],
    );
    const paper = JSON.stringify((await as.main.get(`/v1/valor/print/${printed[0]?.id}`)).body);
    expect(paper).toMatch(/<img src=."data:image\/webp;base64,[^"]+" alt=."Logo." height=."16."> FDF<br>/);

    const message = { name: 'Anne', email: 'anne@ecole.example', subject: 'Question', message: 'Bonjour' };
    await as.anonymous.post('/v1/user/options/contact', message);
    const { rows } = await bench.owner.query(`select recipient from mail where kind = 'contact-message'`);
    expect(rows).toEqual([{ recipient: email }]);
    expect(refusalOf(await as.staff.call(`/admin/media/${logo}`, { method: 'DELETE' }))).toBe('409 encore_utilise');
  });

  it('refuses what cannot be read, reached or shown, and says in words how far a colour is off', async () => {
    for (const wrong of [
      { title: '' },
      { site_name: 'x'.repeat(33) },
      { act_color: 'green' },
      { accent_color: '#d98a3d' },
      { media_id: 9999 },
      { phone: 'appelez' },
      { contact_email: 'emplois' },
      { website: 'javascript:alert(1)' },
      { links: [{ label: 'x', href: 'javascript:alert(1)' }] },
    ]) {
      const refused = await publish(wrong);
      expect(fieldsOf(refused)).toEqual(Object.keys(wrong));
      const { id } = await only();
      expect(fieldsOf(await as.staff.call(`/admin/identity/${id}`, { method: 'PUT', body: wrong }))).toEqual(
        Object.keys(wrong),
      );
    }
    expect(JSON.stringify((await publish({ accent_color: '#d98a3d' })).body)).toContain('il faut 4,5 pour 1');
  });

  it('shows hostile names as the words that they are', async () => {
    const elementsWith = async (title: string) => {
      expect((await publish({ title, short_name: title.slice(0, 60) })).status).toBe(200);
      const { html } = await mailWith({});
      return [await text('/faq'), html].map((page) => page.match(/<[a-z/][^<>]*>/g)?.length);
    };
    const expected = await elementsWith('Fermes');
    for (const hostile of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</title><b>{link}']) {
      expect(await elementsWith(hostile)).toEqual(expected);
    }
  });

  it('comes back as it was shipped', async () => {
    const { id } = await only();
    const versions = z.parse(
      contentVersionCalls.versions.answer,
      (await as.staff.get(`/admin/identity/${id}/versions`)).body,
    );
    expect(versions.at(-1)?.id).toBe(0);
    expect(fieldsOf(await as.staff.post(`/admin/identity/${id}/restore`, { from: 0 }))).toEqual(['contact_email']);
    expect((await as.admin.post(`/admin/identity/${id}/restore`, { from: 0 })).status).toBe(200);
    expect((await shown()).identity).toMatchObject({ site_name: 'Valorisation des emplois', logo: null, links: [] });
  });
});

/** The words of the mails, as staff write them around the facts of each mail. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailPreviewCalls, staffWording } from '@valorisation/contract';
import { z } from 'zod';
import { fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { wired } from './support/wire-schemas.js';

describe('the words of a mail', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let as: RoleClients;

  const of = async (kind: string) => {
    const [found] = z.array(staffWording).parse((await as.staff.get(`/admin/wordings?filter={"name":"${kind}"}`)).body);
    if (found === undefined) throw new Error(`No words of ${kind}`);
    return found;
  };
  const publish = async (kind: string, texts: readonly string[], client = as.staff) =>
    client.post(`/admin/wordings/${(await of(kind)).id}/publish`, { content: { texts } });
  const forget = async () => {
    await as.anonymous.post('/v1/user/forgot/pass', { user_email: emailOf('main') });
    return mailbox.next(emailOf('main'), (await mailbox.to(emailOf('main'))).length + 1);
  };

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl });
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('are seen in a preview, as HTML and as text, before anybody gets them', async () => {
    const { texts } = await of('activation');
    const changed = texts.map((text) => text.replace('Activez votre compte', 'Bienvenue & à bientôt'));
    const seen = async (body: object) => as.staff.post('/admin/mail-preview', body);
    const { subject, html, text } = payloadOf(
      wired(mailPreviewCalls.preview.answer),
      await seen({ kind: 'activation', texts: changed }),
    );
    expect(subject).toBe('Bienvenue & à bientôt');
    expect(html).toContain('Bienvenue &amp; à bientôt</h1>');
    expect(text).toContain('Lycée agricole privé du Val d’Oudon');
    expect(fieldsOf(await seen({ kind: 'activation', texts: changed.slice(1) }))).toEqual(['texts']);
    expect(refusalOf(await seen({ kind: 'inconnu' }))).toBe('404 introuvable');
    expect(refusalOf(await as.main.post('/admin/mail-preview', { kind: 'activation' }))).toBe('403 acces_refuse');
  });

  it('are in the next mails once they are published, with the link in its place, and come back as shipped', async () => {
    const shipped = await of('password-reset');
    const before = await forget();
    const changed = shipped.texts.map((text, at) =>
      ['title', 'subject'].includes(shipped.units[at]?.kind ?? '') ? 'Un <b>mot</b> neuf' : `${text} Merci.`,
    );
    expect((await publish('password-reset', changed)).status).toBe(200);
    const mail = await forget();
    expect(mail.subject).toBe('Un <b>mot</b> neuf');
    expect(mail.text).toContain('Merci.');
    expect(mail.links).toHaveLength(before.links.length);
    expect(tokenIn(mail)).not.toBe(tokenIn(before));
    await as.staff.post(`/admin/wordings/${shipped.id}/restore`, { from: 0 });
    expect((await forget()).subject).toBe(before.subject);
  });

  it('are refused without one of the facts of the mail, by every way to write them', async () => {
    const { id, texts } = await of('grid-to-update');
    const lacking = texts.map((text) => text.replaceAll(/\[\d\]/g, ''));
    expect(fieldsOf(await publish('grid-to-update', lacking))).toEqual(['texts']);
    const put = await as.staff.call(`/admin/wordings/${id}`, { method: 'PUT', body: { texts: lacking } });
    expect(fieldsOf(put)).toEqual(['texts']);
    expect(
      fieldsOf(
        await publish(
          'grid-to-update',
          texts.map((text) => `${text} {{publicUrl}}`),
        ),
      ),
    ).toEqual(['texts']);
    expect(refusalOf(await publish('grid-to-update', texts, as.main))).toBe('403 acces_refuse');
    expect((await of('grid-to-update')).texts).toEqual(texts);
  });
});

/** Staff follow mails: each step with its time, the readable part of the content, and never what opens an account. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailCalls } from '@valorisation/contract';
import { z } from 'zod';
import type { INestApplication } from '@nestjs/common';
import { previewApi } from '../src/composition/preview.js';
import { projectPath } from '../src/platform/config/paths.js';
import { routeTable } from '../src/platform/http/route-table.js';
import { openLinkKey, tokenHash } from '../src/platform/links/link-key.js';
import { MailTemplates } from '../src/platform/templates/index.js';
import { LINKED } from '../src/modules/notifications/mail-contents.js';
import { ApiClient, fieldsOf, refusalOf } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { mailContentResponse, mailResponse, messageResponse } from './support/wire-schemas.js';

const REFUSED = 'inconnue@demo.example';
const TYPED = 'Texte saisi par une personne';
const addressOf = (kind: string) => `${kind}@mails.example`;

/** A mail of each kind, filled with its sample and stored before sending as the product does. */
const ASKED = `
  with token as (
    insert into mail_token (id, purpose, account_id, establishment_id, token_hash, created_at, expires_at)
    select $4::uuid, 'reset', id, establishment_id, $6, now(), now() + interval '1 day'
      from account where email = $5 and $4::uuid is not null returning id
  ), asked as (
    insert into mail (message_key, kind, establishment_id, recipient, data, token_id, state, version, attempts, created_at)
    select gen_random_uuid(), $1, establishment_id, $2, $3, (select id from token), 'waiting', 1, 0, now()
      from account where email = $5 returning id, establishment_id
  )
  insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
                            correlation_id, occurred_at, establishment_id)
  select gen_random_uuid(), 'mail', id, 1, 'mail.requested', 1, '{}', 'test', now(), establishment_id from asked`;

describe('a mail, for staff,', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let staff: ApiClient;
  let main: ApiClient;
  let preview: INestApplication;
  const templates = new MailTemplates(projectPath('templates'));

  const ask = async (kind: string, to: string, data: object) => {
    const id = kind in LINKED ? crypto.randomUUID() : null;
    const hash = id === null ? null : tokenHash(openLinkKey({ dataDir: bench.dataDir }).tokenOf(id));
    await bench.owner.query(ASKED, [kind, to, data, id, emailOf('main'), hash]);
  };
  const found = async (filter: object) => {
    const { body } = await staff.get(`/admin/mails?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    return z.array(mailResponse).parse(body);
  };
  const one = async (filter: object) => {
    const [mail] = await found(filter);
    if (mail === undefined) throw new Error('No such mail');
    return mail;
  };
  const contentOf = async (id: number) =>
    mailContentResponse.parse((await staff.get(`/admin/mails/${id}/content`)).body);

  beforeAll(async () => {
    mailbox = await startTestMailbox({ refuses: REFUSED });
    bench = await openTestBench();
    preview = await previewApi();
    const url = await bench.startApi();
    staff = await signIn(url, emailOf('staff'));
    main = await signIn(url, emailOf('main'));
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl });
    for (const kind of templates.names) await ask(kind, addressOf(kind), templates.sample(kind));
    await ask('registration-refused', REFUSED, { companyName: 'Lycée des Trois Rivières', reason: TYPED });
    await eventually(async () => {
      if ((await found({ state: 'waiting' })).length > 0) throw new Error('Mails wait');
    });
  });

  afterAll(async () => {
    await preview.close();
    await bench.close();
    await mailbox.stop();
  });

  it('is found by its recipient, kind and state, and shows each step with its time', async () => {
    const [activation, ...others] = await found({ q: 'activation@MAILS', kind: 'activation', state: 'sent' });
    expect(others).toEqual([]);
    // A word of the subject, with neither its accents nor its case, and the days of the requests.
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format();
    expect((await found({ q: 'SUSPENDU', from: today, to: today })).map(({ kind }) => kind)).toEqual([
      'account-suspended',
    ]);
    expect(await found({ q: 'suspendu', to: '2026-01-01' })).toEqual([]);
    expect(activation?.steps.map(({ step }) => step)).toEqual(['handed', 'accepted']);
    expect(activation?.subject).toBe('Activez votre compte');
    const { subject } = await one({ kind: 'establishment-joined' });
    expect(subject).toBe((await contentOf((await one({ kind: 'establishment-joined' })).id)).subject);
    expect((await one({ kind: 'contact-message' })).subject).toBe('Message : texte non montré');
    const [handed, accepted] = activation?.steps ?? [];
    expect(Date.parse(accepted?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(handed?.at ?? ''));
  });

  it('that the server refused shows the code and its meaning, and stores none of the server’s words', async () => {
    const refused = await one({ q: REFUSED });
    expect(refused).toMatchObject({ state: 'failed', error_code: 'refuse', server_reason: 'unknown_mailbox' });
    expect(refused.steps.at(-1)).toMatchObject({ step: 'refused', code: 550 });
    const { rows } = await bench.owner.query<{ steps: string }>('select steps::text from mail where id = $1', [
      refused.id,
    ]);
    expect(rows[0]?.steps).not.toContain('@');
  });

  it('names the persons without its token and without typed texts', async () => {
    const activation = await contentOf((await one({ kind: 'activation' })).id);
    expect(activation).toMatchObject({ state: 'shown' });
    expect(activation.text).toContain('lien masqué');
    const refused = await contentOf((await one({ q: REFUSED })).id);
    expect(refused.text).toContain('Lycée des Trois Rivières');
    expect(refused.text).toContain('texte non montré');
    expect(refused.text).not.toContain(TYPED);
  });

  it('whose content was deleted says so', async () => {
    const { id } = await one({ q: addressOf('email-changed') });
    await bench.owner.query(`update mail set recipient = '', data = '{}' where id = $1`, [id]);
    expect(await contentOf(id)).toEqual({ state: 'gone', subject: '', text: '' });
    expect((await one({ kind: 'email-changed' })).subject).toBe('');
    expect(refusalOf(await staff.get('/admin/mails/999999/content'))).toBe('404 introuvable');
    expect(refusalOf(await main.get(`/admin/mails/${id}/content`))).toBe('403 acces_refuse');
  });

  it('is retried with others by one call, which skips those that have not failed', async () => {
    const { id } = await one({ q: REFUSED });
    const { id: sent } = await one({ q: addressOf('activation') });
    const answer = await staff.post('/admin/mails/retry', { ids: [id, sent, 999_999] });
    const { done, left } = mailCalls.retryMany.answer.parse(answer.body);
    expect([done, left.map((each) => [each.id, each.code])]).toEqual([
      [id],
      [
        [sent, 'mail_sans_echec'],
        [999_999, 'introuvable'],
      ],
    ]);
    await eventually(async () => {
      const { steps } = await one({ q: REFUSED });
      expect(steps.map(({ step }) => step)).toEqual(['handed', 'refused', 'asked_again', 'handed', 'refused']);
    });
    // A mail that waits for its next try need not be waited for.
    await bench.owner.query(`update mail set state = 'waiting', attempts = 1 where id = $1`, [id]);
    expect((await staff.post(`/admin/mails/${id}/retry`)).body).toMatchObject({ state: 'waiting', attempts: 0 });
    await eventually(async () => expect(await one({ q: REFUSED })).toMatchObject({ state: 'failed' }));
    expect(fieldsOf(await staff.post('/admin/mails/retry', { ids: [] }))).toEqual(['ids']);
    expect(refusalOf(await staff.post(`/admin/mails/${id}/resend`))).toBe('409 mail_non_envoye');
  });

  it('is not retried once its link was used or has expired', async () => {
    for (const [kind, end] of [
      ['associated-invitation', 'expires_at = now()'],
      ['password-reset', 'used_at = now()'],
    ]) {
      const { id } = await one({ kind });
      await bench.owner.query(`update mail set state = 'failed' where id = $1`, [id]);
      await bench.owner.query(`update mail_token set ${end} where id = (select token_id from mail where id = $1)`, [
        id,
      ]);
      expect(refusalOf(await staff.post(`/admin/mails/${id}/retry`))).toBe('409 mail_lien_perime');
      await bench.owner.query(`update mail set state = 'sent' where id = $1`, [id]);
    }
  });

  it('that was sent is sent again as a separate mail, unless its link serves once', async () => {
    const kind = 'account-restored';
    const first = await mailbox.next(addressOf(kind));
    const { id } = await one({ q: addressOf(kind) });
    const again = await staff.post(`/admin/mails/${id}/resend`);
    expect([again.status, again.body]).toMatchObject([201, { kind, recipient: addressOf(kind), state: 'waiting' }]);
    const second = await mailbox.next(addressOf(kind), 2);
    expect([second.subject, second.text]).toEqual([first.subject, first.text]);
    expect(second.messageId).not.toBe(first.messageId);
    const { id: linked } = await one({ q: addressOf('activation') });
    expect(refusalOf(await staff.post(`/admin/mails/${linked}/resend`))).toBe('409 mail_a_lien');
    expect(refusalOf(await staff.post('/admin/mails/999999/resend'))).toBe('404 introuvable');
    const many = await staff.post('/admin/mails/resend', { ids: [id, linked, 999_999] });
    const { done, left } = mailCalls.resendMany.answer.parse(many.body);
    expect([done, left.map(({ code }) => code)]).toEqual([[id], ['mail_a_lien', 'introuvable']]);
    expect((await mailbox.next(addressOf(kind), 3)).subject).toBe(first.subject);
  });

  it('shows, whatever its kind, neither the token of its link nor the free text of a valuation', async () => {
    const tokens = await Promise.all(
      Object.keys(LINKED).map(async (kind) => tokenIn(await mailbox.next(addressOf(kind)))),
    );
    expect(new Set(tokens).size).toBe(Object.keys(LINKED).length);
    await classify(main);
    const { rows: texts } = await bench.owner.query<{ text: string }>(
      `select distinct value #>> '{}' as text
         from personal_text, jsonb_path_query(content, '$.** ? (@.type() == "string")') as value
        where length(value #>> '{}') > 5`,
    );
    const { rows: names } = await bench.owner.query<{ text: string }>('select name as text from profile');
    expect(texts.length).toBeGreaterThan(0);
    await main.post('/v1/user/options', { subject: 'Une question', message: 'Bonjour' });
    const [message] = z.array(messageResponse).parse((await staff.get('/admin/messages')).body);
    await staff.post(`/admin/messages/${message?.id}/answer`, { text: 'Voici.' });
    const mails = z.array(mailResponse).parse((await staff.get('/admin/mails?range=[0,199]')).body);

    const paths = routeTable(preview)
      .filter(({ method, path }) => method === 'GET' && /^\/admin\/(mails|messages|message-|answer-)/.test(path))
      .flatMap(({ path }) => {
        if (!path.includes(':id')) return [`${path}?range=[0,199]`];
        const ids = path.startsWith('/admin/mails') ? mails.map(({ id }) => id) : [message?.id];
        return ids.map((id) => path.replace(':id', String(id)));
      });
    expect(paths.length).toBeGreaterThan(2 * mails.length);
    const telling: string[] = [];
    for (const path of paths) {
      const { body } = await staff.get(path);
      const answer = Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body);
      const held = [...tokens, ...texts.map(({ text }) => text), ...names.map(({ text }) => text)];
      telling.push(...held.filter((text) => answer.includes(text)).map((text) => `${path}: ${text}`));
    }
    expect(telling).toEqual([]);
  });
});

/** Mails of the built worker over a real SMTP server, and its worst failures. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { refusalOf } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { itKills } from './support/kills.js';
import { openMailBench, surviveOutage, type MailBench } from './support/mail-bench.js';
import { emailOf, signIn } from './support/role-clients.js';
import { SHORT_LOCK } from './support/test-bench.js';
import { startTestMailbox } from './support/test-mailbox.js';
import { mailResponse } from './support/wire-schemas.js';

/** `npm run test:faults` uses the product's own pauses. */
const SHORT_PAUSES = { ...SHORT_LOCK, MAIL_RETRY_MS: '100' };
const OUTAGE_MS = 1_000;

describe('a mail', () => {
  let mails: MailBench;

  beforeEach(async () => {
    mails = await openMailBench(SHORT_PAUSES);
  });

  afterEach(async () => mails.close());

  itKills('arrives once when the server was away and the worker was killed in between', async () =>
    surviveOutage(mails, OUTAGE_MS),
  );

  itKills(
    'arrives twice, under one Message-ID, only when the worker dies between the server’s acceptance and its mark',
    async () => {
      const { bench, mailbox, way, ask, worker, workerToKill, column, haveBeenTried } = mails;
      way.sever();
      const first = await workerToKill();
      await ask(emailOf('main'));
      await haveBeenTried(1);
      const holder = await bench.owner.connect();
      try {
        // The held row cannot be marked: the worker has only the server's acceptance.
        await holder.query('begin');
        await holder.query('select from mail for update');
        way.restore();
        await mailbox.next(emailOf('main'));
        await first.kill();
        await holder.query('commit');
      } finally {
        holder.release();
      }
      expect(await column<string>('state')).toEqual(['waiting']);
      await worker();
      await eventually(async () => expect(await column<string>('state')).toEqual(['sent']));
      const copies = await mailbox.to(emailOf('main'));
      expect(copies).toHaveLength(2);
      const [one, other] = copies;
      expect(one?.messageId).toMatch(/^<[\w-]+@valorisation\.example>$/);
      expect([other?.messageId, other?.links]).toEqual([one?.messageId, one?.links]);
    },
  );

  it('refused by the server stays for staff, who retry it; members see none of it', async () => {
    const { anybody, mailbox, ask, worker, column } = mails;
    const refusing = await startTestMailbox({ refuses: emailOf('main') });
    try {
      const staff = await signIn(anybody.baseUrl, emailOf('staff'));
      const first = await worker({ SMTP_URL: refusing.smtpUrl });
      await ask(emailOf('main'));
      const failed = await eventually(async () => {
        const { body, headers } = await staff.get('/admin/mails?filter={"state":"failed"}');
        const [mail, ...others] = z.array(mailResponse).parse(body);
        expect([headers.get('content-range'), others]).toEqual(['mails 0-0/1', []]);
        return mailResponse.parse(mail);
      });
      expect(failed).toMatchObject({ kind: 'password-reset', attempts: 1, error_code: 'refuse', sent_at: null });
      await first.stop();

      await worker();
      const retried = await staff.post(`/admin/mails/${failed.id}/retry`);
      expect([retried.status, mailResponse.parse(retried.body).state]).toEqual([200, 'waiting']);
      const { messageId } = await mailbox.next(emailOf('main'));
      const [key] = await column<string>('message_key');
      expect(messageId).toContain(key);
      await eventually(async () => expect(await column<string>('state')).toEqual(['sent']));
      expect(refusalOf(await staff.post(`/admin/mails/${failed.id}/retry`))).toBe('409 mail_sans_echec');
      expect(refusalOf(await staff.post('/admin/mails/999999/retry'))).toBe('404 introuvable');
      const member = await signIn(anybody.baseUrl, emailOf('main'));
      expect(refusalOf(await member.get('/admin/mails'))).toBe('403 acces_refuse');
    } finally {
      await refusing.stop();
    }
  });

  it('whose template cannot be filled fails at once, and staff are told that it is a fault of the product', async () => {
    const { bench, anybody, worker } = mails;
    const staff = await signIn(anybody.baseUrl, emailOf('staff'));
    await bench.owner.query(`
      insert into mail (message_key, kind, recipient, data, state, version, attempts, created_at)
      values (gen_random_uuid(), 'registration-received', 'candidate@demo.example', '{}', 'waiting', 1, 0, now())`);
    await bench.owner.query(`
      insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
                                correlation_id, occurred_at)
      select gen_random_uuid(), 'mail', id, 1, 'mail.requested', 1, '{}', 'test', now() from mail`);
    await worker();
    await eventually(async () => {
      const { body } = await staff.get('/admin/mails?filter={"state":"failed"}');
      const failed = z.array(mailResponse).parse(body);
      expect(failed).toMatchObject([{ kind: 'registration-received', attempts: 1, error_code: 'non_redige' }]);
    });
    const { headers, body } = await staff.get('/admin/mails?range=[50,99]');
    expect([headers.get('content-range'), body]).toEqual(['mails */1', []]);
  });
});

/** Mails of the built worker over a real SMTP server, and the worst that may happen on the way. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { mailResponse } from '../src/modules/notifications/http/mail.response.js';
import { ApiClient, refusalOf } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { severable, type SeverableDatabase } from './support/severable-database.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, type TestMailbox } from './support/test-mailbox.js';

/** As long as a mail server is away when it is brought up to date. */
const OUTAGE_MS = 120_000;

describe('a mail', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let way: SeverableDatabase;
  let anybody: ApiClient;

  const ask = async (email: string) => anybody.post('/v1/user/forgot/pass', { user_email: email });
  const worker = async () => bench.spawnWorker({ SMTP_URL: way.url });
  const column = async <Value>(expression: string): Promise<Value[]> => {
    const { rows } = await bench.owner.query<{ value: Value }>(`select ${expression} as value from mail order by id`);
    return rows.map(({ value }) => value);
  };

  /** So many mails, each once or, when the look at them is late, more often. */
  const haveBeenTried = async (mails: number) =>
    eventually(async () => {
      const attempts = await column<number>('attempts');
      expect([attempts.length, attempts.filter((tries) => tries === 0)]).toEqual([mails, []]);
    });

  beforeEach(async () => {
    mailbox = await startTestMailbox();
    way = await severable(mailbox.smtpUrl);
    bench = await openTestBench();
    anybody = new ApiClient(await bench.startApi());
  });

  afterEach(async () => {
    await bench.close();
    await way.close();
    await mailbox.stop();
  });

  it(
    'arrives once when the server was away for two minutes and the worker was killed in between',
    async () => {
      way.sever();
      const outage = wait(OUTAGE_MS);
      const first = await worker();
      await ask(emailOf('main'));
      await ask(emailOf('associated'));
      await haveBeenTried(2);
      await first.kill();
      await ask(emailOf('otherMain'));
      await worker();
      await haveBeenTried(3);
      await outage;
      expect(await column<string>('state')).toEqual(['waiting', 'waiting', 'waiting']);
      way.restore();
      // The next try may be as far away as the outage was long.
      await eventually(
        async () => expect(await column<string>('state')).toEqual(['sent', 'sent', 'sent']),
        2 * OUTAGE_MS,
      );
      for (const role of ['main', 'associated', 'otherMain'] as const) {
        expect(await mailbox.to(emailOf(role))).toHaveLength(1);
      }
    },
    4 * OUTAGE_MS,
  );

  it('comes a second time, under one Message-ID, only when the worker dies between the server’s yes and the mark', async () => {
    way.sever();
    const first = await worker();
    await ask(emailOf('main'));
    await haveBeenTried(1);
    const holder = await bench.owner.connect();
    try {
      // Held, the row cannot be marked: the worker is left with the server's yes.
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
  });

  it('that the server turns down stays for staff, who try it again; members see none of it', async () => {
    const refusing = await startTestMailbox({ refuses: emailOf('main') });
    try {
      const staff = await signIn(anybody.baseUrl, emailOf('staff'));
      const first = await bench.spawnWorker({ SMTP_URL: refusing.smtpUrl });
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

  it('whose template cannot be filled fails at once, and staff are told that it is ours to repair', async () => {
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
      const mails = z.array(mailResponse).parse(body);
      expect(mails).toMatchObject([{ kind: 'registration-received', attempts: 1, error_code: 'non_redige' }]);
    });
    const { headers, body } = await staff.get('/admin/mails?range=[50,99]');
    expect([headers.get('content-range'), body]).toEqual(['mails */1', []]);
  });
});

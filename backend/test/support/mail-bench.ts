/** Mails of the built worker over a real SMTP server whose connection can be cut. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { ApiClient } from './api-client.js';
import { eventually } from './eventually.js';
import { emailOf } from './role-clients.js';
import { severable } from './severable-database.js';
import { openTestBench, type Variables } from './test-bench.js';
import { startTestMailbox } from './test-mailbox.js';

export async function openMailBench(variables: Variables = {}) {
  const mailbox = await startTestMailbox();
  const way = await severable(mailbox.smtpUrl);
  const bench = await openTestBench();
  const anybody = new ApiClient(await bench.startApi());

  const ask = async (email: string) => anybody.post('/v1/user/forgot/pass', { user_email: email });
  const worker = async (more: Variables = {}) => bench.startWorker({ SMTP_URL: way.url, ...variables, ...more });
  const workerToKill = async () => bench.spawnWorker({ SMTP_URL: way.url, ...variables });
  const column = async <Value>(expression: string): Promise<Value[]> => {
    const { rows } = await bench.owner.query<{ value: Value }>(`select ${expression} as value from mail order by id`);
    return rows.map(({ value }) => value);
  };
  /** Waits until each of so many mails was tried, or tried more often when this check is late. */
  const haveBeenTried = async (mails: number) =>
    eventually(async () => {
      const attempts = await column<number>('attempts');
      expect([attempts.length, attempts.filter((tries) => tries === 0)]).toEqual([mails, []]);
    });
  const close = async () => {
    await bench.close();
    await way.close();
    await mailbox.stop();
  };
  return { bench, mailbox, way, anybody, ask, worker, workerToKill, column, haveBeenTried, close };
}

export type MailBench = Awaited<ReturnType<typeof openMailBench>>;

/** The server is away and the worker is killed in between; when it is back, each mail arrives once. */
export async function surviveOutage(mails: MailBench, outageMs: number): Promise<void> {
  const { mailbox, way, ask, worker, workerToKill, column, haveBeenTried } = mails;
  way.sever();
  const outage = wait(outageMs);
  const first = await workerToKill();
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
  await eventually(async () => expect(await column<string>('state')).toEqual(['sent', 'sent', 'sent']));
  for (const role of ['main', 'associated', 'otherMain'] as const) {
    expect(await mailbox.to(emailOf(role))).toHaveLength(1);
  }
}

/** What staff get without asking: figures noted each day, the calendar of what comes, and a mail on Mondays. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dashboardCalls } from '@valorisation/contract';
import { z } from 'zod';
import type { ApiClient } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, type TestMailbox } from './support/test-mailbox.js';

const DAY_SECONDS = 24 * 60 * 60;
const MONDAY = 1;

/** A clock at ten in the morning, in Paris or an hour later, of the Monday that comes. */
function mondayClock(): SetClock {
  const clock = new SetClock();
  const now = clock.now();
  const days = (MONDAY + 7 - now.getUTCDay()) % 7 || 7;
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  clock.pass(days * DAY_SECONDS + 9 * 60 * 60 - (now.getTime() - midnight) / 1000);
  return clock;
}

describe('staff', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let url: string;
  let staff: ApiClient;
  const clock = mondayClock();
  const weekly = async () =>
    (
      await bench.owner.query<{ to: string }>(
        `select recipient as to from mail where kind = 'staff-weekly' order by id`,
      )
    ).rows.map(({ to }) => to);

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    url = await bench.startApi();
    staff = await signIn(url, emailOf('staff'));
    await bench.owner.query(
      `insert into contact_message (name, email, subject, message, created_at)
       values ('Anne Prigent', 'anne@exemple.fr', 'Adhésion', 'Bonjour', now())`,
    );
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('get one mail on a Monday with what waits, unless they have switched it off', async () => {
    expect((await staff.get('/admin/weekly-mail')).body).toEqual({ is_on: true });
    expect((await staff.post('/admin/weekly-mail', { is_on: false })).body).toEqual({ is_on: false });
    const worker = await bench.startWorker({ SMTP_URL: mailbox.smtpUrl }, clock);
    const mail = await mailbox.next(emailOf('admin'));
    expect(mail.subject).toBe('Ce qui attend l’équipe cette semaine');
    expect(mail.text).toMatch(/Messages sans clôture\s: 1/u);
    await eventually(async () => expect(await weekly()).toContain('admin2@demo.example'));
    await worker.stop();
    const sent = await weekly();
    expect(sent).not.toContain(emailOf('staff'));
    // Another start on the same Monday looks again and finds everybody served.
    const again = await bench.startWorker({ SMTP_URL: mailbox.smtpUrl }, clock);
    await again.stop();
    expect(await weekly()).toEqual(sent);
  });

  it('see figures over the months: live now, noted before, unknown where nothing was noted', async () => {
    const noted = await bench.owner.query(
      `begin; set local app.scope = 'staff';
       insert into figure_day values (date_trunc('month', now())::date - 1, 50, 7, 40), (date_trunc('month', now())::date - 2, 9, 9, 9);
       commit`,
    );
    expect(noted).toHaveLength(4);
    const { months, establishments } = z.parse(
      dashboardCalls.figures.answer,
      (await staff.get('/admin/dashboard')).body,
    );
    expect(months.length).toBeGreaterThanOrEqual(12);
    const [current, before] = months.toReversed();
    expect(current).toMatchObject({ establishments, active: expect.any(Number), below_minimum: expect.any(Number) });
    expect(before).toMatchObject({ active: 50, below_minimum: 7, up_to_date: 40 });
    expect(months[0]).toMatchObject({ active: null, below_minimum: null, up_to_date: null });
    const { rows } = await bench.owner.query<{ active: number }>(
      'select count(*)::integer as active from valuation where status <> 4',
    );
    expect(current?.active).toBe(rows[0]?.active);
  });

  it('see what comes by itself, the nearest first', async () => {
    const written = await staff.post('/admin/articles', {
      theme: null,
      type: 'actualite',
      title: 'Rencontre de printemps',
      summary: 'Résumé',
      body: '<p>Un</p>',
    });
    const { id } = z.object({ id: z.number() }).parse(written.body);
    const opens = new Date(Date.now() + 3 * DAY_SECONDS * 1000).toISOString();
    expect((await staff.post(`/admin/articles/${id}/publish`, { opens_at: opens })).status).toBe(200);
    await bench.owner.query(`update establishment set retention_due_on = now()::date + 30 where siret is not null`);
    const coming = z.parse(dashboardCalls.coming.answer, (await staff.get('/admin/coming')).body);
    expect(coming.map(({ what }) => what)).toEqual(expect.arrayContaining(['opens', 'retention']));
    expect(coming.find(({ what }) => what === 'opens')).toMatchObject({
      resource: 'articles',
      id,
      title: 'Rencontre de printemps',
    });
    const days = coming.map(({ on }) => on);
    expect(days).toEqual(days.toSorted());
  });
});

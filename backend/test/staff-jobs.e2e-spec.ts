/** The queues as staff follow them: their jobs, failures, waiting times and retries. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dashboardCalls, job, jobCalls, JOB_NAMES, type StaffJob } from '@valorisation/contract';
import { Queue } from 'bullmq';
import { z } from 'zod';
import { kernelParts } from '../src/composition/parts.js';
import { queueConnection } from '../src/platform/jobs/queue-connection.js';
import { fieldsOf, refusalOf } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const SECRET = 'Marie Courtois, 12 rue des Lilas';
const NIGHT = 'housekeeping.daily-round_2026-01-01';

describe('the jobs', () => {
  let bench: TestBench;
  let as: RoleClients;
  const opened: Queue[] = [];

  const queue = (name: string) => {
    const place = queueConnection({ ownerUrl: bench.databaseUrl }, 'producer');
    const made = new Queue(name, { connection: place, defaultJobOptions: { removeOnFail: false } });
    opened.push(made);
    return made;
  };
  const listed = async (query = '') => z.array(job).parse((await as.staff.get(`/admin/jobs${query}`)).body);
  const find = async (id: string): Promise<StaffJob> => job.parse((await as.staff.get(`/admin/jobs/${id}`)).body);
  const counts = async () => z.parse(jobCalls.queues.answer, (await as.staff.get('/admin/jobs/queues')).body);
  const retry = async (ids: readonly string[], client = as.admin) => client.post('/admin/jobs/retry', { ids });
  const failing = async () =>
    z.parse(dashboardCalls.figures.answer, (await as.staff.get('/admin/dashboard')).body).jobs_failed;

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
    await queue('grid').add(
      'move-valuations-when-grid-put-in-force',
      { eventId: SECRET, gridId: 1 },
      { delay: 600_000 },
    );
    // Its processor does not accept these data: it fails, and its content is not shown.
    await queue('housekeeping').add(
      'purge-when-establishment-erased',
      { establishmentId: SECRET },
      { jobId: 'unreadable_purge', attempts: 1 },
    );
    await queue('housekeeping').add(SECRET, {}, { jobId: 'daily-round_2026-01-01', attempts: 1 });
    await bench.startWorker();
    await eventually(async () => {
      if ((await failing()) !== 2) throw new Error('both jobs end in failure');
    });
  });

  afterAll(async () => {
    await Promise.all(opened.map(async (open) => open.close()));
    await bench.close();
  });

  it('are listed by queue, with a count of each state', async () => {
    const all = await counts();
    expect(all.map(({ queue: name }) => name)).toEqual([
      'mail',
      'accounts',
      'pdf',
      'grid',
      'proposals',
      'housekeeping',
    ]);
    expect(all.find(({ queue: name }) => name === 'grid')).toMatchObject({ waiting: 0, delayed: 1, failed: 0 });
    expect(all.find(({ queue: name }) => name === 'housekeeping')).toMatchObject({ waiting: 0, failed: 2 });
  });

  it('that failed state a reason in one word, and nothing of their content', async () => {
    const { body, headers } = await as.staff.get('/admin/jobs?filter={"state":"failed"}&sort=["name","DESC"]');
    expect(headers.get('content-range')).toBe('jobs 0-1/2');
    expect(body).toMatchObject([
      { id: 'housekeeping.unreadable_purge', state: 'failed', cause: 'unreadable', attempts: 1, thing: null },
      { id: NIGHT, name: 'other', cause: 'other' },
    ]);
    expect(JSON.stringify(await listed())).not.toContain('Marie');
    const steps = await as.staff.get('/admin/jobs/housekeeping.unreadable_purge/steps');
    expect(steps.body).toEqual({ failures: [{ at: expect.stringMatching(/^\d{4}-.*Z$/), cause: 'unreadable' }] });
    expect(refusalOf(await as.main.get('/admin/jobs/housekeeping.unreadable_purge/steps'))).toBe('403 acces_refuse');
    const { rows } = await bench.owner.query<{ kept: string }>(`select to_jsonb(j)::text as kept from bullmq.job j`);
    const reasons = rows.filter(({ kept }) => kept.includes('unreadable_purge'));
    expect(reasons.map(({ kept }) => kept).join()).not.toMatch(/Zod|invalid|expected/i);
  });

  it('are sorted, filtered and paged, and link to their subject', async () => {
    const [delayed] = await listed('?filter={"state":["delayed"],"queue":"grid"}');
    expect(delayed).toMatchObject({ state: 'delayed', cause: null, thing: { resource: 'grids', id: 1 } });
    const ids = (await listed('?sort=["asked_at","ASC"]')).map(({ id }) => id);
    expect((await listed('?sort=["asked_at","DESC"]&range=[0,0]')).map(({ id }) => id)).toEqual(ids.slice(-1));
    expect((await listed(`?filter={"id":["${NIGHT}"]}`)).map(({ id }) => id)).toEqual([NIGHT]);
    expect(refusalOf(await as.staff.get('/admin/jobs?filter={"state":"lost"}'))).toBe('422 donnees_invalides');
    expect(refusalOf(await as.staff.get('/admin/jobs/12'))).toBe('404 introuvable');
    expect(refusalOf(await as.staff.get('/admin/jobs/pdf.none'))).toBe('404 introuvable');
    expect(refusalOf(await as.staff.call(`/admin/jobs/${NIGHT}`, { method: 'DELETE' }))).toBe('405 methode_refusee');
    const exported = String((await as.staff.get('/admin/jobs/export?filter={"state":"failed"}')).body);
    expect(exported).toContain('données illisibles');
  });

  it('are retried by admins only, with a line of the journal; other jobs stay', async () => {
    expect(refusalOf(await retry([NIGHT], as.staff))).toBe('403 acces_refuse');
    expect(refusalOf(await retry([NIGHT], as.main))).toBe('403 acces_refuse');
    expect(fieldsOf(await retry([]))).toEqual(['ids']);
    const before = await find(NIGHT);
    const { body } = await retry([NIGHT, 'pdf.none', NIGHT]);
    expect(body).toMatchObject({ done: [NIGHT], left: [{ id: 'pdf.none', code: 'introuvable' }] });
    await eventually(async () => {
      const now = await find(NIGHT);
      expect([now.state, now.started_at === before.started_at]).toEqual(['failed', false]);
    });
    const { body: journal } = await as.staff.get('/admin/events?filter={"type":"job.retried"}');
    expect(journal).toMatchObject([
      { kind: 'job-retry', actor: 'Marc Vasseur', after: { queue: 'housekeeping', count: 1 } },
    ]);
  });

  it('for a mail that failed for good are sent by the mail’s own retry, and are no longer failures', async () => {
    const { rows } = await bench.owner.query<{ id: number }>(`
      insert into mail (message_key, kind, recipient, data, state, version, attempts, created_at)
      values (gen_random_uuid(), 'registration-received', 'x@demo.example', '{}', 'failed', 1, 1, now()) returning id`);
    const mailId = rows[0]?.id;
    const mails = queue('mail');
    // A worker takes it and fails, since it belongs to no event.
    await mails.add('send-mail-when-mail-requested', { mailId }, { jobId: 'old_try', attempts: 1 });
    await eventually(async () => expect(await find('mail.old_try')).toMatchObject({ state: 'failed' }));
    expect(await find('mail.old_try')).toMatchObject({ thing: { resource: 'mails', id: mailId } });
    expect((await retry(['mail.old_try'])).body).toEqual({ done: ['mail.old_try'], left: [] });
    expect(refusalOf(await as.staff.get('/admin/jobs/mail.old_try'))).toBe('404 introuvable');
    // Its present state depends on a worker.
    const { body } = await as.staff.get(`/admin/mails/${mailId}`);
    expect(body).toMatchObject({ steps: expect.arrayContaining([expect.objectContaining({ step: 'asked_again' })]) });
  });

  it('state how long they waited, by hour and queue, for a day', async () => {
    const waits = async () => z.parse(jobCalls.waits.answer, (await as.staff.get('/admin/jobs/waits')).body);
    const [hour] = (await waits()).filter(({ queue: name }) => name === 'housekeeping');
    expect(hour?.jobs).toBeGreaterThanOrEqual(2);
    expect(hour?.longest_ms).toBeGreaterThanOrEqual(hour?.average_ms ?? Infinity);
    await bench.owner.query(`update job_wait set hour = hour - interval '25 hours'`);
    expect((await waits()).filter(({ queue: name }) => name === 'housekeeping')).toEqual([]);
  });

  it('all have a name: each reaction of the catalogue has its word', () => {
    const reactions = kernelParts.events.flat().flatMap((definition) => definition.reactions.map(({ name }) => name));
    expect([...JOB_NAMES]).toEqual([...new Set(reactions), 'daily-round'].sort().concat('other'));
  });
});

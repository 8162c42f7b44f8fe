/** Requested documents, and mails and jobs that staff retry. */
import { randomUUID } from 'node:crypto';
import { eventually } from '../../support/eventually.js';
import { LONGEST_DOCUMENT_MS } from '../recorder.js';
import type { Act, Trace } from './act.js';
import { HOUSEKEEPING, inQueue } from './queue.js';
import { aComputedRow } from './rows.js';
import type { Stage } from './stage.js';

const LATE_MS = 3_000;
const patienceMs = LONGEST_DOCUMENT_MS + LATE_MS;

async function aMail(stage: Stage, state: 'failed' | 'sent'): Promise<number> {
  const data = { name: 'Anne', email: 'anne@panne.example', subject: 'Adhésion', message: 'Bonjour', companyName: '' };
  return stage.id(
    `insert into mail (message_key, kind, recipient, data, state, version, attempts, error_code, created_at)
     values (gen_random_uuid(), 'contact-message', $1, $2, $3, 1, 1, case $3 when 'failed' then 'refuse' end, now()) returning id`,
    `${stage.aValue()}@panne.example`,
    JSON.stringify(data),
    state,
  );
}

/** A job without processor, which fails each time. */
async function aFailedJob({ bench }: Stage): Promise<string> {
  const jobId = randomUUID();
  await inQueue(bench, HOUSEKEEPING, async (queue) => {
    const job = await queue.add('nobody-does-it', {}, { jobId, attempts: 1, removeOnFail: false });
    await eventually(async () => {
      if (!(await job.isFailed())) throw new Error('It has not failed yet');
    });
  });
  return jobId;
}

export const effectActs: readonly Act[] = [
  {
    name: 'request-print',
    command: 'RequestPrint',
    mayRepeat: true,
    prepare: async (stage) => {
      const head = await stage.aHead();
      const id = await aComputedRow(stage, head);
      const leaves: Trace = ['select from print_job where account_id = $1', head.id];
      return { by: head.client, path: `/v1/valor/download/${id}`, method: 'GET', leaves, patienceMs };
    },
  },
  {
    name: 'print-anew',
    command: 'Reprint',
    mayRepeat: true,
    prepare: async (stage) => {
      const head = await stage.aHead();
      const row = await aComputedRow(stage, head);
      await stage.ask(head.client, `/v1/valor/download/${row}`, undefined, 'GET');
      const job = await stage.id('select id from print_job where account_id = $1', head.id);
      // The stored checksum no longer fits, as for a damaged file.
      await stage.rows(
        'update print_file set byte_length = byte_length + 1 where establishment_id = $1',
        head.establishmentId,
      );
      const leaves: Trace = ['select from print_job where id = $1 and times_asked > 1', job];
      return { by: head.client, path: `/v1/jobs/${job}`, method: 'GET', leaves, patienceMs };
    },
  },
  {
    name: 'retry-mail',
    command: 'RetryMail',
    prepare: async (stage) => {
      const id = await aMail(stage, 'failed');
      const leaves: Trace = ['select from mail where id = $1 and version > 1', id];
      return { by: stage.people.staff, path: `/admin/mails/${id}/retry`, body: {}, leaves };
    },
  },
  {
    name: 'resend-mail',
    command: 'ResendMail',
    prepare: async (stage) => {
      const id = await aMail(stage, 'sent');
      const leaves: Trace = ['select from mail m join mail s using (recipient) where s.id = $1 and m.id <> s.id', id];
      return { by: stage.people.staff, path: `/admin/mails/${id}/resend`, body: {}, leaves };
    },
  },
  {
    name: 'resend-mails',
    command: 'ResendMails',
    prepare: async (stage) => {
      const id = await aMail(stage, 'sent');
      const leaves: Trace = ['select from mail m join mail s using (recipient) where s.id = $1 and m.id <> s.id', id];
      return { by: stage.people.staff, path: '/admin/mails/resend', body: { ids: [id] }, leaves };
    },
  },
  {
    name: 'retry-mails',
    command: 'RetryMails',
    prepare: async (stage) => {
      const id = await aMail(stage, 'failed');
      const leaves: Trace = ['select from mail where id = $1 and version > 1', id];
      return { by: stage.people.staff, path: '/admin/mails/retry', body: { ids: [id] }, leaves };
    },
  },
  {
    name: 'retry-jobs',
    command: 'RetryJobs',
    prepare: async (stage) => {
      const job = await aFailedJob(stage);
      const leaves: Trace = [`select from domain_event where type = 'job.retried' and payload->'jobs' ? $1`, job];
      return { by: stage.people.admin, path: '/admin/jobs/retry', body: { ids: [`${HOUSEKEEPING}.${job}`] }, leaves };
    },
  },
];

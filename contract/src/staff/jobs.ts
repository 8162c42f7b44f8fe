/** The background work of the product: queues, failures, and waiting times. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, list } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { MOST_AT_ONCE, manyJobsOutcome } from './many.js';

const LONGEST_ID = 200;

const instant = z.iso.datetime();

const queueName = z.enum(['mail', 'accounts', 'pdf', 'grid', 'proposals', 'housekeeping'], 'inconnu');
export type JobQueueName = z.output<typeof queueName>;
export const JOB_QUEUES = queueName.options;

const jobState = z.enum(['waiting', 'active', 'delayed', 'failed', 'done'], 'inconnu');
export type JobState = z.output<typeof jobState>;
export const JOB_STATES = jobState.options;

/** Every job of the product. A test compares the list with the catalogue of events. */
const jobName = z.enum(
  [
    'answer-request-when-received',
    'compute-effect-when-grid-effect-asked',
    'daily-round',
    'move-valuations-when-grid-put-in-force',
    'purge-when-establishment-erased',
    'render-document-when-print-requested',
    'send-mail-when-mail-requested',
    'tell-heads-when-function-proposed',
    'other',
  ],
  'inconnu',
);
export type JobName = z.output<typeof jobName>;
export const JOB_NAMES = jobName.options;

const jobCause = z.enum(
  [
    'worker_lost',
    'service_away',
    'storage',
    'mail_server',
    'browser',
    'timeout',
    'document',
    'refused',
    'unreadable',
    'other',
  ],
  'inconnu',
);
export type JobCause = z.output<typeof jobCause>;
export const JOB_CAUSES = jobCause.options;

/** A job as its queue contains it now: names, ids and times, without its data. */
export const job = z
  .object({
    id: about(z.string(), 'Its queue and its id there, with a dot between'),
    queue: queueName,
    name: about(jobName, 'other: of another release'),
    state: about(jobState, 'delayed: waits for its next try or its hour; done: kept for a day'),
    cause: about(z.nullable(jobCause), 'Why its last try failed; null: no try has failed'),
    attempts: about(count, 'Tries that ended'),
    asked_at: instant,
    started_at: about(z.nullable(instant), 'The start of its last try'),
    ended_at: z.nullable(instant),
    thing: about(
      z.nullable(z.object({ resource: z.enum(['mails', 'establishments', 'grids']), id })),
      'The thing concerned, if staff have a page for it',
    ),
  })
  .register(z.globalRegistry, {
    id: 'StaffJob',
    examples: [
      {
        id: 'pdf.4f0c2b1e-1111-4222-8333-944445555666_render-document-when-print-requested',
        queue: 'pdf',
        name: 'render-document-when-print-requested',
        state: 'failed',
        cause: 'browser',
        attempts: 5,
        asked_at: '2026-11-20T09:30:00.000Z',
        started_at: '2026-11-20T09:30:08.000Z',
        ended_at: '2026-11-20T09:30:09.000Z',
        thing: { resource: 'establishments', id: 3 },
      },
    ],
  });
export type StaffJob = z.output<typeof job>;

const jobSteps = z
  .object({
    failures: about(
      list(z.object({ at: instant, cause: jobCause })),
      'The tries that failed, the first one first; the latest 20 of a job',
    ),
  })
  .register(z.globalRegistry, {
    id: 'JobSteps',
    examples: [{ failures: [{ at: '2026-11-20T09:30:09.000Z', cause: 'browser' }] }],
  });

const queueCounts = z
  .object({ queue: queueName, waiting: count, active: count, delayed: count, failed: count, done: count })
  .register(z.globalRegistry, {
    id: 'JobQueue',
    examples: [{ queue: 'pdf', waiting: 2, active: 1, delayed: 0, failed: 1, done: 340 }],
  });
export type JobQueueCounts = z.output<typeof queueCounts>;

const hourOfWaits = z
  .object({
    hour: about(instant, 'The beginning of the hour'),
    queue: queueName,
    jobs: about(count, 'Jobs that started in it for the first time'),
    average_ms: about(count, 'From request to start'),
    longest_ms: count,
  })
  .register(z.globalRegistry, {
    id: 'JobWaits',
    examples: [{ hour: '2026-11-20T09:00:00.000Z', queue: 'pdf', jobs: 41, average_ms: 120, longest_ms: 2300 }],
  });
export type JobWaits = z.output<typeof hourOfWaits>;

const ids = z
  .array(z.string('invalide').check(z.maxLength(LONGEST_ID, 'invalide')), 'obligatoire')
  .check(z.minLength(1, 'obligatoire'), z.maxLength(MOST_AT_ONCE, 'invalide'));

export const jobCalls = {
  queues: get('/admin/jobs/queues', { isBare: true, answer: list(queueCounts), refuses: ['files_indisponibles'] }),
  /** The waiting times of the last 24 hours. */
  waits: get('/admin/jobs/waits', { isBare: true, answer: list(hourOfWaits), refuses: [] }),
  steps: get('/admin/jobs/:id/steps', {
    params: { id: z.string().check(z.maxLength(LONGEST_ID, 'invalide')) },
    isBare: true,
    answer: jobSteps,
    refuses: ['introuvable', 'files_indisponibles'],
  }),
  retry: post('/admin/jobs/retry', {
    isBare: true,
    body: wireObject({ ids: wire('ids', ids) }, { id: 'RetryJobsRequest' }),
    answer: manyJobsOutcome,
    refuses: ['donnees_invalides', 'files_indisponibles'],
  }),
};

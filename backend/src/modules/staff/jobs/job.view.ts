import {
  JOB_CAUSES,
  JOB_NAMES,
  JOB_QUEUES,
  type JobQueueName,
  type StaffJob,
  JOB_STATES,
} from '@valorisation/contract';
import type { Job } from 'bullmq';
import { z } from 'zod';
import type { FoundJob } from '../../../platform/jobs/job-queues.js';
import type { RestQuestion, RestSelection } from '../../../platform/rest/rest-request.js';

/** BullMQ's own text for a job that lost its workers. */
const STALLED = 'job stalled more than allowable limit';

const instant = (ms: number | undefined | null) =>
  ms === undefined || ms === null ? null : new Date(ms).toISOString();

const oneOf = <Value extends string>(list: readonly Value[], given: string | undefined): Value | undefined =>
  list.find((value) => value === given);

function causeOf({ failedReason }: Job<unknown>): StaffJob['cause'] {
  // A retried job that waits has no reason until it fails again.
  if (failedReason === undefined || failedReason === null || failedReason === '') return null;
  if (failedReason === STALLED) return 'worker_lost';
  return oneOf(JOB_CAUSES, failedReason) ?? 'other';
}

const id = z.int().positive();
const aboutMail = z.object({ mailId: id });
const aboutPrint = z.object({ jobId: id, establishmentId: id });
const aboutGrid = z.object({ gridId: id });

/** The id in a job's data that leads to a page of staff. The rest stays in the queue. */
function thingOf({ data }: Job<unknown>): StaffJob['thing'] {
  const [mail, print, grid] = [aboutMail.safeParse(data), aboutPrint.safeParse(data), aboutGrid.safeParse(data)];
  if (mail.success) return { resource: 'mails', id: mail.data.mailId };
  if (print.success) return { resource: 'establishments', id: print.data.establishmentId };
  return grid.success ? { resource: 'grids', id: grid.data.gridId } : null;
}

/** A job as staff read it: ids, names and times (ADR 44). */
export function jobView({ queue, state, job }: FoundJob): StaffJob {
  return {
    id: `${queue}.${job.id ?? ''}`,
    queue,
    name: oneOf(JOB_NAMES, job.name) ?? 'other',
    state,
    cause: causeOf(job),
    attempts: job.attemptsMade,
    asked_at: new Date(job.timestamp).toISOString(),
    started_at: instant(job.processedOn),
    ended_at: instant(job.finishedOn),
    thing: thingOf(job),
  };
}

/** The failed tries in the notes of a job. A note of another release is left out. */
export function failuresIn(notes: readonly string[]): { at: string; cause: NonNullable<StaffJob['cause']> }[] {
  return notes.flatMap((note) => {
    const [at = '', word] = note.split(' ');
    const cause = oneOf(JOB_CAUSES, word);
    return cause === undefined ? [] : [{ at, cause }];
  });
}

/** The queue and the id in a staff id; undefined for any other text. */
export function jobPlace(given: string): { readonly queue: JobQueueName; readonly id: string } | undefined {
  const dot = given.indexOf('.');
  const queue = oneOf(JOB_QUEUES, given.slice(0, Math.max(0, dot)));
  return queue === undefined ? undefined : { queue, id: given.slice(dot + 1) };
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The values of a closed list that a filter allows; all without a filter. */
const chosen = <Value>(all: readonly Value[], filter: unknown): readonly Value[] =>
  filter === undefined ? all : all.filter((value) => asList(filter).includes(value));

export function placesOf({ filter = {} }: RestSelection) {
  return { queues: chosen(JOB_QUEUES, filter['queue']), states: chosen(JOB_STATES, filter['state']) };
}

export const isIn = (job: StaffJob, filter: NonNullable<RestSelection['filter']>): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || asList(value).includes(valueOf(job, name)));

/** The jobs of a selection in its order. The id orders equal ones, so that pages do not overlap. */
export function selected(jobs: readonly StaffJob[], { sort: [field, order], filter = {} }: RestSelection): StaffJob[] {
  const kept = jobs.filter((job) => isIn(job, filter));
  const sign = order === 'ASC' ? 1 : -1;
  return kept.toSorted((a, b) => sign * (compare(valueOf(a, field), valueOf(b, field)) || compare(a.id, b.id)));
}

type Value = string | number | null;

function valueOf({ thing: _, ...plain }: StaffJob, field: string): Value {
  return new Map<string, Value>(Object.entries(plain)).get(field) ?? null;
}

/** Texts, numbers and ISO instants. Missing values come last in ascending order. */
function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

export const pageOf = (jobs: readonly StaffJob[], { range: [first, last] }: RestQuestion): readonly StaffJob[] =>
  jobs.slice(first, last + 1);

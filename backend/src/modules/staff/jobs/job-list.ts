import { JOB_QUEUES, JOB_STATES, type StaffJob } from '@valorisation/contract';
import type { RestQuestion, RestSelection } from '../../../platform/rest/rest-request.js';

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The values of a closed list that a filter allows; all without a filter. */
const chosen = <Value>(all: readonly Value[], filter: unknown): readonly Value[] =>
  filter === undefined ? all : all.filter((value) => asList(filter).includes(value));

export function placesOf({ filter = {} }: RestSelection) {
  return { queues: chosen(JOB_QUEUES, filter['queue']), states: chosen(JOB_STATES, filter['state']) };
}

/** The jobs of a selection in its order. The id orders equal ones, so that pages do not overlap. */
export function selected(jobs: readonly StaffJob[], { sort: [field, order], filter = {} }: RestSelection): StaffJob[] {
  const wanted = Object.entries(filter).filter(([, value]) => value !== undefined);
  const kept = jobs.filter((job) => wanted.every(([name, value]) => asList(value).includes(valueOf(job, name))));
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

import { formatAmount, type JobFunction } from '@valorisation/rules';
import type { Reference } from '../../api/reference';
import { previewResult } from './result';
import { today } from './today';
import { applyInput, payInputOf } from './work';

/** What is due at least for a function, full time, without seniority and with its planned degrees. Null for none. */
export function plannedDue(reference: Reference, { id }: Pick<JobFunction, 'id'>): string | null {
  const work = applyInput(reference.grid, undefined, { functionId: id });
  const result = work === undefined ? null : previewResult(reference, payInputOf(work, today()));
  return result && formatAmount(result.due);
}

/** The same for each function of the grid, calculated before the first key of a search, because each key shows some of them. */
export function plannedDues(reference: Reference): (job: Pick<JobFunction, 'id'>) => string | null {
  const dues = new Map(reference.grid.functions.map((job) => [job.id, plannedDue(reference, job)]));
  return ({ id }) => dues.get(id) ?? null;
}

/** What can be chosen in the form of a change. Pure. */
import { choosableDegrees, findCriterion, findFunction, isConcerned, typeset, type Grid } from '@valorisation/rules';
import type { CostRow } from '@valorisation/contract';
import type { SelectGroup, SelectOption } from '../../ui/SelectField';
import { degreeWords, nameOf } from './changeWords';

type Job = Pick<CostRow, 'functionId' | 'categoryLevel'>;

export function positionChoices(rows: readonly CostRow[]): readonly SelectOption[] {
  const of = nameOf(rows, { named: true });
  return rows.map(({ id }) => ({ value: String(id), label: of(id) }));
}

export function functionChoices({ families, functions }: Grid): readonly SelectGroup[] {
  return families.map(({ id, title }) => ({
    label: typeset(title),
    options: functions
      .filter(({ familyId }) => familyId === id)
      .map((job) => ({ value: String(job.id), label: typeset(job.title) })),
  }));
}

/** The criteria that concern a function. */
export function criterionChoices(grid: Grid, { functionId, categoryLevel }: Job): readonly SelectOption[] {
  const job = findFunction(grid, functionId);
  if (job === undefined) return [];
  return grid.criteria
    .filter((criterion) => isConcerned(criterion, job, categoryLevel))
    .map(({ id, title }) => ({ value: String(id), label: typeset(title) }));
}

export function degreeChoices(
  grid: Grid,
  { functionId, categoryLevel }: Job,
  criterionId: number,
): readonly SelectOption[] {
  const job = findFunction(grid, functionId);
  const criterion = findCriterion(grid, criterionId);
  if (job === undefined || criterion === undefined) return [];
  const ranks = choosableDegrees(criterion, job, categoryLevel).map(({ rank }) => rank);
  return (criterion.kind === 'training' ? [0, ...ranks] : ranks).map((rank) => ({
    value: String(rank),
    label: degreeWords(grid, criterionId, rank, categoryLevel),
  }));
}

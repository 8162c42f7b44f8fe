/** Finds parts of a grid by their ids. Undefined when the grid lacks the part. */
import type { Category, CategoryLevel, Criterion, Degree, Grid, JobFunction, LeaveStep } from './grid.js';

export function findFunction(grid: Grid, id: number): JobFunction | undefined {
  return grid.functions.find((job) => job.id === id);
}

export function findCategory(grid: Grid, level: CategoryLevel): Category | undefined {
  return grid.categories[level];
}

export function findCriterion(grid: Grid, id: number): Criterion | undefined {
  return grid.criteria.find((criterion) => criterion.id === id);
}

export function findLeave(grid: Grid, weeks: number): LeaveStep | undefined {
  return grid.leaveSteps[weeks];
}

export function columnOf(criterion: Criterion, level: CategoryLevel): readonly Degree[] {
  return criterion.columns[level] ?? [];
}

export function findDegree(criterion: Criterion, level: CategoryLevel, rank: number): Degree | undefined {
  return columnOf(criterion, level).find((degree) => degree.rank === rank);
}

/** The seniority rate in whole percents. For more years than the table has, its last row counts. */
export function seniorityRate(grid: Grid, level: CategoryLevel, years: number): number {
  const last = grid.senioritySteps.length - 1;
  return grid.senioritySteps[Math.min(years, last)]?.rates[level] ?? 0;
}

import type { CategoryLevel, Grid } from './grid.js';

export interface Pair<Of> {
  readonly before: Of | undefined;
  readonly after: Of | undefined;
}

/** Matches the rows of both versions by their key, in the order of the later version. Removed rows come last. */
export function pairs<Of>(
  before: readonly Of[],
  after: readonly Of[],
  nameOf: (row: Of) => number,
): readonly Pair<Of>[] {
  const gone = before.filter((row) => !after.some((other) => nameOf(other) === nameOf(row)));
  return [
    ...after.map((row) => ({ before: before.find((other) => nameOf(other) === nameOf(row)), after: row })),
    ...gone.map((row) => ({ before: row, after: undefined })),
  ];
}

/** The title of a category. If both versions have one, the title of the later version. */
export function categoryNames(before: Grid, after: Grid): (level: CategoryLevel) => string {
  return (level) =>
    [...after.categories, ...before.categories].find((category) => category.level === level)?.title ?? String(level);
}

/** True when the rows of the two versions have different orders. */
export function isReordered(before: readonly number[], after: readonly number[]): boolean {
  const kept = before.filter((id) => after.includes(id));
  return after.filter((id) => before.includes(id)).some((id, place) => id !== kept[place]);
}

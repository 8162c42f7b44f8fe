/** What an amount is held against on the day of reading, whatever grid it was computed on (rule 12). */
import { divideUp, product } from '../exact/integer.js';
import type { GridParams } from '../grid/grid.js';
import type { MinimumWage, WageTerritory } from './minimum-wage.js';

export interface Floors {
  /** Of the grid in force: branch floor and point value. */
  readonly params: GridParams;
  /** Of the day and of the establishment's territory; null where none is known: nothing is held against it. */
  readonly wage: MinimumWage | null;
  readonly territory: WageTerritory;
}

/**
 * param_smic, in hundredths of a point: the branch floor, or the minimum wage brought to points and rounded up when that
 * is more. Without a wage the floor alone.
 */
export function minimumIndex({ params, wage }: Pick<Floors, 'params' | 'wage'>): number {
  const { branchFloorPoints, paramMicroEuros } = params;
  const wagePoints = wage === null ? 0 : divideUp(product(wage.monthCents, 12, 10_000), product(paramMicroEuros, 100));
  return 100 * Math.max(branchFloorPoints, wagePoints);
}

/** Rule 12, for a row computed on any grid: its index is below param_smic, whatever its share. */
export function isUnderMinimum(floors: Floors, indexHundredths: number): boolean {
  return indexHundredths < minimumIndex(floors);
}

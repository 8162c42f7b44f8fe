/** The floors of an amount on the day when it is read. They do not depend on the grid of the calculation (rule 12). */
import { divideUp, product } from '../exact/integer.js';
import type { GridParams } from '../grid/grid.js';
import type { MinimumWage, WageTerritory } from './minimum-wage.js';

export interface Floors {
  /** The params of the grid in force, for the branch floor and the point value. */
  readonly params: GridParams;
  /**
   * The minimum wage of the day in the establishment's territory. Null when none is known: the amount is then not
   * compared with a minimum wage.
   */
  readonly wage: MinimumWage | null;
  readonly territory: WageTerritory;
}

/**
 * param_smic, in hundredths of a point. It is the larger of the branch floor and the minimum wage in points, rounded
 * up. Without a minimum wage it is the branch floor.
 */
export function minimumIndex({ params, wage }: Pick<Floors, 'params' | 'wage'>): number {
  const { branchFloorPoints, paramMicroEuros } = params;
  const wagePoints = wage === null ? 0 : divideUp(product(wage.monthCents, 12, 10_000), product(paramMicroEuros, 100));
  return 100 * Math.max(branchFloorPoints, wagePoints);
}

/** Rule 12, for a row computed on any grid: true when its index is below param_smic, whatever its share. */
export function isUnderMinimum(floors: Floors, indexHundredths: number): boolean {
  return indexHundredths < minimumIndex(floors);
}

/** The minimum wage (Smic): data with a first day and a territory, stored apart from the grid versions. */
import type { Day } from '../exact/day.js';
import { scaled } from '../exact/decimal.js';
import data from './data/minimum-wages.json' with { type: 'json' };

/** Mayotte has its own minimum wage. `metropole` stands for all other departments, overseas ones included. */
const WAGE_TERRITORIES = ['metropole', 'mayotte'] as const;
export type WageTerritory = (typeof WAGE_TERRITORIES)[number];

export const MAYOTTE = '976';

/** The territory of an establishment. An unknown department counts as metropolitan. */
export function wageTerritoryOf(department: string | null): WageTerritory {
  return department === MAYOTTE ? 'mayotte' : 'metropole';
}

/** One entry: the full-time month in cents (35 h a week), its first day, and where it was published. */
export interface MinimumWage {
  readonly territory: WageTerritory;
  readonly from: Day;
  readonly monthCents: number;
  readonly source: string;
  /** False when the value is not confirmed yet. Screens and paper then say so. */
  readonly confirmed: boolean;
}

/** If two entries have the same day, the later one in the list counts. Null when there is none. */
export function minimumWageOn<Wage extends MinimumWage>(
  wages: readonly Wage[],
  territory: WageTerritory,
  day: Day,
): Wage | null {
  return wages.reduce<Wage | null>((found, wage) => {
    if (wage.territory !== territory || wage.from > day) return found;
    return found === null || wage.from >= found.from ? wage : found;
  }, null);
}

function isTerritory(text: string): text is WageTerritory {
  return WAGE_TERRITORIES.some((territory) => territory === text);
}

function shipped({ territory, month, ...entry }: (typeof data)[number]): MinimumWage {
  const monthCents = scaled(month, 2);
  if (!isTerritory(territory) || monthCents === null) throw new RangeError(`not a minimum wage: ${territory} ${month}`);
  return { ...entry, territory, monthCents };
}

export const shippedMinimumWages: readonly MinimumWage[] = data.map(shipped);

import { scaled } from '../../exact/decimal.js';
import { isMaybeThousands } from '../../forms/typed-number.js';
import type { DecimalValue } from '../grid-document.js';
import type { GridProblemCode, ProblemList } from './grid-problem.js';

/** The limit for every number of a version. With this limit, products of these numbers stay exact. */
const LARGEST = 1_000_000_000;

/**
 * The value of a cell as an integer scaled by 10^places. When it is not a number, the result is null and a problem is
 * added.
 */
export function draftNumber(
  problems: ProblemList,
  at: { readonly place: number; readonly field: string },
  value: DecimalValue | undefined,
  places: number,
  otherwise: GridProblemCode = places === 0 ? 'not_whole' : 'not_points',
): number | null {
  // Where four places are allowed, three decimals are normal: 0,208.
  const isUnsure = typeof value === 'string' && places <= 2 && isMaybeThousands(value);
  const read = value === undefined || isUnsure ? null : scaled(value, places);
  if (read === null || read < 0) {
    problems.add(at.place, at.field, otherwise);
    return null;
  }
  if (read <= LARGEST) return read;
  problems.add(at.place, at.field, 'too_large');
  return null;
}

/** A whole number, for default degrees and flags. An empty cell is 0. */
export function wholeOrNone(value: DecimalValue | null | undefined): number | null {
  return value === '' || value === null || value === undefined ? 0 : scaled(value, 0);
}

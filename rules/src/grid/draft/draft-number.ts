import { scaled } from '../../exact/decimal.js';
import { isMaybeThousands } from '../../forms/typed-number.js';
import type { DecimalValue } from '../grid-document.js';
import type { GridProblemCode, ProblemList } from './grid-problem.js';

/** As of every number of a version: products of such numbers stay exact. */
const LARGEST = 1_000_000_000;

/** The value of a cell as an integer scaled by 10^places; null where it is none, which is told. */
export function draftNumber(
  problems: ProblemList,
  at: { readonly place: number; readonly field: string },
  value: DecimalValue | undefined,
  places: number,
  otherwise: GridProblemCode = places === 0 ? 'not_whole' : 'not_points',
): number | null {
  // A number of four places may well have three: 0,208.
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

/** Of default degrees and marks, an empty cell counts as 0. */
export function wholeOrNone(value: DecimalValue | null | undefined): number | null {
  return value === '' || value === null || value === undefined ? 0 : scaled(value, 0);
}

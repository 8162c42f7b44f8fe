/** Checks the parts of a refused row one by one, so that a person sees all mistakes at once. */
import { NEW_TERMS, OTHER_FUNCTION_ID } from '@valorisation/rules';
import type { RowCells } from './cells.js';
import type { ReadValuation } from './imported-row.js';

/** Replaces a wrong function, because only the hourly and fixed-days terms depend on it. */
const ANY_FUNCTION = {
  functionId: OTHER_FUNCTION_ID,
  otherFunction: '-',
  categoryLevel: 0,
  hourly: false,
  fixedDays: false,
} as const;

/** Its terms; and its answers, if their function and category could be read. */
export function partsToTry(cells: RowCells, { valuation: { change, terms } }: ReadValuation): readonly ReadValuation[] {
  const isJobAtFault = cells.isAtFault('functionId', 'function', 'category');
  const changes = isJobAtFault
    ? [{ ...change, ...ANY_FUNCTION, answers: {} }]
    : [
        { ...change, answers: {} },
        // Every function allows the terms of a new row.
        { ...change, ...NEW_TERMS },
      ];
  return changes.map((tried) => ({
    valuation: { change: tried, terms: { ...terms, asked: 'in-progress', calculatedOn: null } },
    calculates: 'no',
  }));
}

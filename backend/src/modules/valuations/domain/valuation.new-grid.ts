/** The effect of a new grid on a row, without an act of a person. */
import { transition } from '@valorisation/rules';
import type { Answers } from '@valorisation/rules';
import type { NumberedGrid } from './valuation.change.js';
import { valuationEvent } from './valuation.events.js';
import { standingOn, statusOnNewGrid, type ComparedRow } from './valuation.result.js';

export type GridEvent = ReturnType<typeof valuationEvent.outdated.of> | ReturnType<typeof valuationEvent.reinstated.of>;

/**
 * The event of a row when a grid comes into force; null when the row does not change.
 * @param isPutAside true when the replaced grid was published by mistake and was the last to change the row's status
 */
export function eventOnNewGrid(
  newGrid: NumberedGrid,
  row: ComparedRow,
  answers: Answers,
  isPutAside: boolean,
): GridEvent | null {
  return isPutAside ? reinstatedBy(newGrid, row, answers) : outdatedBy(newGrid, row, answers);
}

/**
 * A computed row whose amount changes awaits an update. A row whose function or chosen degree is removed must be
 * classified again. Other rows do not change and get no event.
 */
function outdatedBy(newGrid: NumberedGrid, row: ComparedRow, answers: Answers): GridEvent | null {
  const status = statusOnNewGrid(newGrid.grid, row, answers);
  return status === null ? null : valuationEvent.outdated.of({ status, newGridId: newGrid.id });
}

/**
 * The grid that changed the row's status was published by mistake and is withdrawn. The row gets its earlier status,
 * checked on the restored grid. If this grid gives the same amount, the row is up to date without an update (ADR 52).
 */
function reinstatedBy(restored: NumberedGrid, row: ComparedRow, answers: Answers): GridEvent | null {
  const { choicesKnown, complete, sameAmount } = standingOn(restored.grid, row, answers);
  const outcome = transition('grid-withdrawn', row.status, { choicesKnown, complete, onGridInForce: sameAmount });
  if (!outcome.ok || outcome.to === row.status) return null;
  return valuationEvent.reinstated.of({ status: outcome.to, newGridId: restored.id });
}

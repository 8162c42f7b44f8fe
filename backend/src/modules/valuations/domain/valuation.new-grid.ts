/** What a newly effective grid does to a row, nobody having acted on it. */
import { transition } from '@valorisation/rules';
import type { Answers } from '@valorisation/rules';
import type { NumberedGrid } from './valuation.change.js';
import { valuationEvent } from './valuation.events.js';
import { standingOn, statusOnNewGrid, type ComparedRow } from './valuation.result.js';

export type GridEvent = ReturnType<typeof valuationEvent.outdated.of> | ReturnType<typeof valuationEvent.reinstated.of>;

/**
 * What happens to a row when a grid comes into force; null when it stays as it is.
 * @param isPutAside the grid that it takes the place of was published by error, and outdated the row last of all
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
 * A computed row whose amount changes awaits an update; a row whose function or chosen degree is gone has to be done again;
 * the others stay as they are, without an event.
 */
function outdatedBy(newGrid: NumberedGrid, row: ComparedRow, answers: Answers): GridEvent | null {
  const status = statusOnNewGrid(newGrid.grid, row, answers);
  return status === null ? null : valuationEvent.outdated.of({ status, newGridId: newGrid.id });
}

/**
 * The grid that outdated the row was published by error and is withdrawn: the row is what it was before, as it stands beside
 * the restored grid. An amount that this grid gives as well is up to date again, without an update (ADR 52).
 */
function reinstatedBy(restored: NumberedGrid, row: ComparedRow, answers: Answers): GridEvent | null {
  const { choicesKnown, complete, sameAmount } = standingOn(restored.grid, row, answers);
  const outcome = transition('grid-withdrawn', row.status, { choicesKnown, complete, onGridInForce: sameAmount });
  if (!outcome.ok || outcome.to === row.status) return null;
  return valuationEvent.reinstated.of({ status: outcome.to, newGridId: restored.id });
}

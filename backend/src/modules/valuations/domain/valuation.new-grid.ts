/** What a newly effective grid does to a row, nobody having acted on it. */
import { transition } from '@valorisation/rules';
import type { Answers } from '@valorisation/rules';
import type { NumberedGrid } from './valuation.change.js';
import { valuationEvent, type ValuationEvent } from './valuation.events.js';
import { standingOn, statusOnNewGrid } from './valuation.result.js';
import type { ValuationState } from './valuation.state.js';

/**
 * A computed row whose amount changes awaits an update; a row whose function or chosen degree is gone has to be done again;
 * the others stay as they are, without an event.
 */
export function outdatedBy(newGrid: NumberedGrid, state: ValuationState, answers: Answers): ValuationEvent | null {
  const status = statusOnNewGrid(newGrid.grid, state, answers);
  return status === null ? null : valuationEvent.outdated.of({ status, newGridId: newGrid.id });
}

/**
 * The grid that outdated the row was published by error and is withdrawn: the row is what it was before, as it stands beside
 * the restored grid. An amount that this grid gives as well is up to date again, without an update (ADR 52).
 */
export function reinstatedBy(restored: NumberedGrid, state: ValuationState, answers: Answers): ValuationEvent | null {
  const { choicesKnown, complete, sameAmount } = standingOn(restored.grid, state, answers);
  const outcome = transition('grid-withdrawn', state.status, { choicesKnown, complete, onGridInForce: sameAmount });
  if (!outcome.ok || outcome.to === state.status) return null;
  return valuationEvent.reinstated.of({ status: outcome.to, newGridId: restored.id });
}

/** An amount fixed by an admin of the employer body: the displayed amount changes, the calculation does not. */
import { displayedMinimum } from '@valorisation/rules';
import { nothingToChange } from './valuation.errors.js';
import { valuationEvent } from './valuation.events.js';
import type { StoredResult, ValuationInputs, ValuationState } from './valuation.state.js';

type Fixable = Pick<ValuationState, 'inputs' | 'result'>;

/** @throws 409 `sans_effet` when it has this value already */
export function amountFixed({ inputs, result }: Fixable, to: number | null, reasonId: string) {
  const { fixedAmountCents: from } = inputs;
  if (to === from) throw nothingToChange();
  const displayed = withFixedAmount(result, { ...inputs, fixedAmountCents: to });
  return valuationEvent.amountFixed.of({ from, to, reasonId, result: displayed });
}

/** A fixed amount concerns one row, so its copy has none. */
export function withoutFixedAmount({ inputs: given, result }: Fixable): Fixable {
  const inputs = { ...given, fixedAmountCents: null };
  return { inputs, result: withFixedAmount(result, inputs) };
}

/** Rule 11. */
function withFixedAmount(
  result: StoredResult | null,
  { fixedAmountCents, hourly }: ValuationInputs,
): StoredResult | null {
  if (result === null) return null;
  const { cents, unit } = displayedMinimum({ ...result, fixedAmountCents, hourly });
  return { ...result, displayedCents: cents, displayedUnit: unit };
}

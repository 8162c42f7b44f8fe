import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { aCompletedValuation, aContext } from '../testing/valuation.builder.js';

describe('an amount that an admin fixes', () => {
  it('leaves the calculation as it is when an amount is fixed: what is displayed changes, until it is taken back', () => {
    const valuation = aCompletedValuation();
    const computed = valuation.state.result;
    valuation.fixAmount(200_000, 'a', aContext());
    expect(valuation.state).toMatchObject({ inputs: { fixedAmountCents: 200_000 }, status: ValuationStatus.UpToDate });
    expect(valuation.state.result).toEqual({ ...computed, displayedCents: 200_000 });
    expect(() => valuation.fixAmount(200_000, 'b', aContext())).toThrow('sans_effet');
    // Decided for this row: its copy has none, unless it is kept as it was.
    expect(valuation.duplicate(8, 'duplicate', aContext()).state.result).toEqual(computed);
    expect(valuation.duplicate(9, 'duplicate-and-archive', aContext()).state.inputs.fixedAmountCents).toBe(200_000);
    valuation.fixAmount(null, 'c', aContext());
    expect(valuation.state.result).toEqual(computed);
    valuation.archive(aContext());
    expect(() => valuation.fixAmount(200_000, 'd', aContext())).toThrow('transition_refusee');
  });
});

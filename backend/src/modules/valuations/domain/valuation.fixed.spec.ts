import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { aCompletedValuation, aContext } from '../testing/valuation.builder.js';

describe('an amount fixed by an admin', () => {
  it('changes what is displayed, not the calculation, until it is withdrawn', () => {
    const valuation = aCompletedValuation();
    const computed = valuation.state.result;
    valuation.fixAmount(200_000, 'a', aContext());
    expect(valuation.state).toMatchObject({ inputs: { fixedAmountCents: 200_000 }, status: ValuationStatus.UpToDate });
    expect(valuation.state.result).toEqual({ ...computed, displayedCents: 200_000 });
    expect(() => valuation.fixAmount(200_000, 'b', aContext())).toThrow('sans_effet');
    // The amount was fixed for this row: a copy has none, an exact duplicate keeps the result.
    expect(valuation.duplicate(8, 'duplicate', aContext()).state.result).toEqual(computed);
    expect(valuation.duplicate(9, 'duplicate-and-archive', aContext()).state.inputs.fixedAmountCents).toBe(200_000);
    valuation.fixAmount(null, 'c', aContext());
    expect(valuation.state.result).toEqual(computed);
    valuation.archive(aContext());
    expect(() => valuation.fixAmount(200_000, 'd', aContext())).toThrow('transition_refusee');
  });
});

import { describe, expect, it } from '@jest/globals';
import type { PayResult } from '@valorisation/rules';
import { assertSameAmounts } from './shown-amounts.js';

const pay: PayResult = {
  indexHundredths: 103_000,
  majoredIndexHundredths: null,
  fullTimeMonthCents: 178_533,
  minimumCents: 178_533,
  hourlyCents: null,
  remunerationValueCents: null,
  displayed: { cents: 178_533, unit: 'month' },
  conventional: { cents: 178_533, unit: 'month' },
  seniorityYears: 0,
  nextChangeOn: null,
  trace: [],
};

describe('assertSameAmounts', () => {
  it('accepts the amounts that the server computes, to the cent', () => {
    expect(() => assertSameAmounts({ indexHundredths: 103_000, displayedCents: 178_534 }, pay)).not.toThrow();
  });

  it('accepts absent amounts', () => {
    expect(() => assertSameAmounts({}, pay)).not.toThrow();
  });

  it.each([{ indexHundredths: 103_002 }, { displayedCents: 178_530 }, { majoredIndexHundredths: 104_400 }])(
    'refuses %p',
    (shown) => {
      expect(() => assertSameAmounts(shown, pay)).toThrow('calcul_divergent');
    },
  );
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromHundredths, hundredthsText, scaled, toHundredths } from './decimal.js';

// A fixed seed repeats the same cases in every run; another number tries others.
fc.configureGlobal({ seed: 7520 });

describe('decimals', () => {
  it('are read by their digits, which is right where binary floats are wrong', () => {
    expect(toHundredths(1.15)).toBe(115);
    expect(toHundredths(4.35)).toBe(435);
    expect(toHundredths('1733.89')).toBe(173389);
    expect(scaled('0.2080', 6)).toBe(208000);
    expect(toHundredths(-12.5)).toBe(-1250);
    expect(Object.is(toHundredths('-0.00'), 0)).toBe(true);
  });

  it.each(['', 'abc', '1,5', '1.005', '1e3', '.5', Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
    'refuse %p as hundredths',
    (value) => {
      expect(toHundredths(value)).toBeNull();
    },
  );

  it('round-trip through the number and the text of the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (hundredths) => {
        expect(toHundredths(fromHundredths(hundredths))).toBe(hundredths);
        expect(toHundredths(hundredthsText(hundredths))).toBe(hundredths);
      }),
    );
  });
});

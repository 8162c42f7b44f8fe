import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { divideHalfUp, divideUp, product } from './integer.js';

// A fixed seed repeats the same cases in every run; another number tries others.
fc.configureGlobal({ seed: 7520 });

describe('exact divisions', () => {
  it('round a half up, and to the nearest otherwise', () => {
    expect([divideHalfUp(5n, 10n), divideHalfUp(15n, 10n), divideHalfUp(14n, 10n), divideHalfUp(16n, 10n)]).toEqual([
      1, 2, 1, 2,
    ]);
  });

  it('take the ceiling, and keep a whole number', () => {
    expect([divideUp(0n, 7n), divideUp(14n, 7n), divideUp(15n, 7n)]).toEqual([0, 2, 3]);
  });

  it('stay within half a unit of the quotient, for any size', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(1n, 10n ** 9n), (numerator, denominator) => {
        const distance = 2n * (BigInt(divideHalfUp(numerator, denominator)) * denominator - numerator);
        expect(distance > -denominator && distance <= denominator).toBe(true);
      }),
    );
  });

  it('refuse unsupported numbers instead of answering wrongly', () => {
    expect(() => divideHalfUp(-1n, 2n)).toThrow(RangeError);
    expect(() => divideUp(1n, 0n)).toThrow(RangeError);
    expect(() => divideHalfUp(10n ** 17n, 1n)).toThrow('safe integers');
    expect(() => product(0.5, 2)).toThrow(RangeError);
  });
});

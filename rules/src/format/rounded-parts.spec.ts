import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { roundedParts } from './rounded-parts.js';

describe('rounded parts of a whole', () => {
  it('add up to 100 where each rounded by itself gives 101', () => {
    expect(roundedParts([335, 335, 330])).toEqual([34, 33, 33]);
    expect(roundedParts([1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('are zero where there is nothing', () => {
    expect(roundedParts([0, 0])).toEqual([0, 0]);
    expect(roundedParts([])).toEqual([]);
  });

  it('add up for any values, none further than one from its exact part', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        const parts = roundedParts(values);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total === 0 ? 0 : 100);
        for (const [index, part] of parts.entries()) {
          if (total > 0) expect(Math.abs(part - ((values[index] ?? 0) * 100) / total)).toBeLessThan(1);
        }
      }),
    );
  });
});

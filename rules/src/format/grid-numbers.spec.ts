import { describe, expect, it } from '@jest/globals';
import { formatFactor, formatInteger, formatPointValue, formatSiret } from './grid-numbers.js';

describe('numbers of the grid', () => {
  it('write the value of a point with two decimals, more when the grid has them', () => {
    expect(formatPointValue(208_000)).toBe('20,80\u00a0€');
    expect(formatPointValue(199_400)).toBe('19,94\u00a0€');
    expect(formatPointValue(199_455)).toBe('19,9455\u00a0€');
  });

  it('group the digits of a SIRET and of hours', () => {
    expect(formatSiret('12345678900011')).toBe('123\u00a0456\u00a0789\u00a000011');
    expect(formatInteger(1607)).toBe('1\u00a0607');
  });

  it('write a factor with two decimals at least', () => {
    expect([11_000, 7_500, 12_345].map(formatFactor)).toEqual(['1,10', '0,75', '1,2345']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { idInAddress } from './slug';

describe('the address of an article', () => {
  it.each([
    ['12', 12],
    ['12-la-valeur', 12],
    ['12la', NaN],
    ['-12', NaN],
    ['', NaN],
    [undefined, NaN],
  ])('is found by its number: %s', (part, id) => {
    expect(idInAddress(part)).toBe(id);
  });
});

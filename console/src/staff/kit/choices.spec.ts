import { describe, expect, it } from '@jest/globals';
import { severalOf } from './choices';

describe('a filter of several values', () => {
  it('shows the single value of an address, the number 0 included', () => {
    expect([severalOf(0), severalOf('active'), severalOf([0, 1])]).toEqual([[0], ['active'], [0, 1]]);
    expect([severalOf(undefined), severalOf(null), severalOf('')]).toEqual([[], [], []]);
  });
});

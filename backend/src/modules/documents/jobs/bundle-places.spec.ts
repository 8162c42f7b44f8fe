import { describe, expect, it } from '@jest/globals';
import { BundlePlaces } from './bundle-places.js';

describe('the places of long jobs', () => {
  it('are shared among establishments, so that one never takes them all', () => {
    const places = new BundlePlaces(4, 2);
    expect([1, 1, 1, 2, 3, 4].map((id) => places.take(id))).toEqual([true, true, false, true, true, false]);
  });

  it('are free again once returned', () => {
    const places = new BundlePlaces(2, 1);
    expect([1, 2, 3].map((id) => places.take(id))).toEqual([true, true, false]);
    places.giveBack(1);
    expect([3, 1].map((id) => places.take(id))).toEqual([true, false]);
  });
});

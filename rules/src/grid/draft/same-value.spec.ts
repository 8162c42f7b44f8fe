import { describe, expect, it } from '@jest/globals';
import { isSameValue } from './same-value.js';

describe('two values', () => {
  it('are the same when every part is, whatever the order of the names', () => {
    expect(isSameValue({ message: '', on: false }, { on: false, message: '' })).toBe(true);
    expect(isSameValue({ on: true, message: '' }, { on: false, message: '' })).toBe(false);
    expect(isSameValue({ on: true, message: undefined }, { on: true })).toBe(true);
  });

  it('in lists are the same in the same order', () => {
    expect(isSameValue([{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 2 }])).toBe(true);
    expect(isSameValue([1, 2], [2, 1])).toBe(false);
    expect(isSameValue([1], [1, 2])).toBe(false);
  });

  it('of different kinds are not the same', () => {
    const pairs = [
      [36, 36],
      ['36', 36],
      [undefined, 36],
      [null, {}],
      [[], {}],
    ] as const;
    expect(pairs.map(([one, other]) => isSameValue(one, other))).toEqual([true, false, false, false, false]);
  });
});

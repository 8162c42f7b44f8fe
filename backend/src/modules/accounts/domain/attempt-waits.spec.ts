import { describe, expect, it } from '@jest/globals';
import { waitsOf } from './attempt-waits.js';

describe('the wait after wrong passwords', () => {
  it('begins with the fifth for an account from one address, and doubles up to a quarter of an hour', () => {
    expect(waitsOf('accountFromAddress')).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900]);
  });

  it('stays short for an account attacked from many addresses, so that its holder gets in', () => {
    const waits = waitsOf('account');
    expect([waits.slice(0, 19).every((wait) => wait === 0), waits.slice(19)]).toEqual([true, [15, 30, 60]]);
  });

  it('lets a whole school mistype from one address', () => {
    expect(waitsOf('address').findIndex((wait) => wait > 0)).toBe(99);
  });
});

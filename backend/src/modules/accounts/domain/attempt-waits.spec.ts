import { describe, expect, it } from '@jest/globals';
import { COUNTERS_OF, waitsOf } from './attempt-waits.js';

describe('the wait after wrong passwords', () => {
  it('starts at the fifth attempt for an account and address, and doubles up to a quarter of an hour', () => {
    expect(waitsOf('accountFromNetwork')).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900]);
  });

  it('stays short for an account attacked from many addresses, so that its holder gets in', () => {
    const waits = waitsOf('account');
    expect([waits.slice(0, 19).every((wait) => wait === 0), waits.slice(19)]).toEqual([true, [15, 30, 60]]);
  });

  it('is counted apart for a known account and for a signed-in person, so that strangers cannot use it up', () => {
    for (const origin of ['known', 'session'] as const) {
      expect(COUNTERS_OF[origin].filter((counter) => COUNTERS_OF.stranger.includes(counter))).toEqual([]);
      expect(COUNTERS_OF[origin].map((counter) => waitsOf(counter)[0])).not.toContain(30);
    }
  });

  it('starts much later for all networks of one IPv6 customer together', () => {
    expect(waitsOf('site').findIndex((wait) => wait > 0)).toBe(399);
  });

  it('lets a whole school mistype from one address', () => {
    expect(waitsOf('network').findIndex((wait) => wait > 0)).toBe(99);
  });
});

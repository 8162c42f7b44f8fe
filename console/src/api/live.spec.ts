import { describe, expect, it } from '@jest/globals';
import { retryDelay } from './live';

describe('the wait before the live stream is opened again', () => {
  it('doubles with each failure in a row, up to a minute', () => {
    expect([1, 2, 3, 4].map((failures) => retryDelay(failures, 0.5))).toEqual([1000, 2000, 4000, 8000]);
    expect(retryDelay(30, 0.5)).toBe(60_000);
  });

  it('is spread around that value, so that tabs do not come back all at once', () => {
    expect(retryDelay(1, 0)).toBe(750);
    expect(retryDelay(1, 1)).toBe(1250);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { retryDelay, wait } from './live';

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

it('leaves no listener on the signal once a wait has ended', async () => {
  const { signal } = new AbortController();
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  await wait(1, signal);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

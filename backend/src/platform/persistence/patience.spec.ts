import { describe, expect, it } from '@jest/globals';
import { PATIENCE_OF_THE_API } from './patience.js';

/** The longest time that a caller waits for an answer. */
const LONGEST_ANSWER_MS = 10_000;

describe('the patience of the API', () => {
  const { connectMs, loanMs, silenceMs, lockMs } = PATIENCE_OF_THE_API;

  it.each([
    ['a loan of the pool, and silence', loanMs + silenceMs],
    ['a loan of the pool, and a lock', loanMs + lockMs],
    ['a new connection, and silence', connectMs + silenceMs],
    ['a new connection, and a lock', connectMs + lockMs],
  ])('ends before the longest answer when it waits in vain for %s', (_, ms) => {
    expect(ms).toBeLessThan(LONGEST_ANSWER_MS);
  });
});

import { describe, expect, it } from '@jest/globals';
import { isTouchDue, sessionEnd } from './session-policy.js';

const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));

describe('session policy', () => {
  it('lasts thirty days after the last use', () => {
    expect(sessionEnd(day(1), day(10))).toEqual(day(40));
  });

  it('ends ninety days after sign-in, however often it is used', () => {
    expect(sessionEnd(day(1), day(85))).toEqual(day(91));
  });

  it('records a use at most once an hour', () => {
    const seen = new Date('2026-01-01T10:00:00Z');
    expect(isTouchDue(seen, new Date('2026-01-01T10:59:59Z'))).toBe(false);
    expect(isTouchDue(seen, new Date('2026-01-01T11:00:00Z'))).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { daysUntil } from './daysUntil';

describe('the days until a version comes into force', () => {
  it.each([
    ['2026-12-31T23:00:00Z', '2026-12-31T10:00:00Z', 1],
    ['2026-12-31T23:00:00Z', '2026-12-31T23:30:00Z', 0],
    ['2027-03-31T22:00:00Z', '2027-03-27T23:30:00Z', 4],
    ['2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z', 0],
  ])('are those of Paris: %s seen at %s', (then, now, days) => {
    expect(daysUntil(then, new Date(now))).toBe(days);
  });
});

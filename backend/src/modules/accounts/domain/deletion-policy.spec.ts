import { describe, expect, it } from '@jest/globals';
import { dayAfter, GRACE_DAYS } from './deletion-policy.js';

describe('the days of grace before a deletion', () => {
  it('are thirty', () => expect(GRACE_DAYS).toBe(30));

  it('count across months, leap days and clock changes', () => {
    expect([dayAfter('2026-11-21', 30), dayAfter('2028-02-10', 30), dayAfter('2026-03-28', 2)]).toEqual([
      '2026-12-21',
      '2028-03-11',
      '2026-03-30',
    ]);
  });
});

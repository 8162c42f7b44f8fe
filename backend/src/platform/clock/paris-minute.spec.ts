import { describe, expect, it } from '@jest/globals';
import { instantOfParisMinute, parisMinute } from './clock.js';

describe('a minute of Paris time', () => {
  it.each([
    ['in winter', '2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
    ['in summer', '2026-09-01T00:00', '2026-08-31T22:00:00.000Z'],
    ['before summer time begins', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['after summer time began', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['that comes twice, the first of the two', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['after summer time ended', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s is one instant', (_when, minute, instant) => {
    expect(instantOfParisMinute(minute)?.toISOString()).toBe(instant);
    expect(parisMinute(new Date(instant))).toBe(minute);
  });

  it.each(['2027-03-28T02:00', '2027-03-28T02:59', '2027-02-30T10:00', '2027-01-01T24:30', 'demain'])(
    'that no clock shows is refused: %s',
    (minute) => {
      expect(instantOfParisMinute(minute)).toBeNull();
    },
  );
});

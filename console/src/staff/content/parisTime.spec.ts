import { describe, expect, it } from '@jest/globals';
import { fromParisField, tomorrowMorning, toParisField } from './parisTime';

describe('day and time in France', () => {
  it.each([
    ['2026-11-23T08:00', '2026-11-23T07:00:00.000Z'],
    ['2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
  ])('%s is the instant %s, and back', (local, iso) => {
    expect(fromParisField(local)).toBe(iso);
    expect(toParisField(iso)).toBe(local);
  });

  it('that occur twice mean the earlier instant, and skipped ones the hour after', () => {
    expect(fromParisField('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(fromParisField('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z');
  });

  it('are absent when the field is empty or half filled in', () => {
    expect([fromParisField(''), fromParisField('2026-13-40T08:00'), fromParisField('2026-11-23')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('propose the next morning', () => {
    expect(tomorrowMorning(new Date('2026-11-23T23:30:00Z'))).toBe('2026-11-25T08:00');
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CATEGORY_LEVELS } from '../grid/grid.js';
import { addYears } from '../exact/day.js';
import { seniorityRate } from '../grid/lookup.js';
import { gridInForce } from '../testing/builders.js';
import { comingRateChange, isBirthday, nextRateChange, rateChangeOn, seniorityYears } from './anniversary.js';

// A fixed seed repeats the same cases in every run; another number tries others.
fc.configureGlobal({ seed: 7520 });

describe('the anniversary', () => {
  it('is the next day on which the rate changes, not merely the next year', () => {
    // Level 1: 3 % from 7 to 9 years, 4 % from 10.
    expect(nextRateChange(gridInForce, 1, '2018-02-01', '2026-06-15')).toBe('2028-02-01');
    // Level 0: 4 % from 7, 5 % from 9.
    expect(nextRateChange(gridInForce, 0, '2018-02-01', '2026-06-15')).toBe('2027-02-01');
  });

  it('lies ahead on the day of a change itself', () => {
    expect(nextRateChange(gridInForce, 0, '2025-06-15', '2026-06-15')).toBe('2028-06-15');
  });

  it('falls on 1 March for a person who began on 29 February', () => {
    expect(nextRateChange(gridInForce, 0, '2024-02-29', '2024-06-01')).toBe('2025-03-01');
  });

  it('is null without a day of seniority and when the rate has reached its end', () => {
    expect(nextRateChange(gridInForce, 0, null, '2026-06-15')).toBeNull();
    expect(nextRateChange(gridInForce, 0, '1983-01-01', '2026-06-15')).toBeNull();
    expect(nextRateChange(gridInForce, 0, '1984-01-01', '2026-06-15')).toBe('2027-01-01');
    expect(nextRateChange(gridInForce, 3, '1992-01-01', '2026-06-15')).toBeNull();
  });

  it('always comes with a higher rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.constantFrom(...CATEGORY_LEVELS), (years, level) => {
        const from = `${2026 - years}-03-10`;
        const next = nextRateChange(gridInForce, level, from, '2026-06-15');
        const rateOn = (day: string) => seniorityRate(gridInForce, level, seniorityYears(from, day));
        expect(next === null ? rateOn('2099-01-01') : rateOn(next)).toBeGreaterThanOrEqual(rateOn('2026-06-15'));
        expect(next === null || rateOn(next) > rateOn('2026-06-15')).toBe(true);
      }),
    );
  });

  it('shows its flag when the full date is today or past', () => {
    expect(isBirthday('2026-06-15', '2026-06-15')).toBe(true);
    expect(isBirthday('2025-12-31', '2026-06-15')).toBe(true);
    expect(isBirthday('2026-06-16', '2026-06-15')).toBe(false);
    expect(isBirthday('2027-01-01', '2026-06-15')).toBe(false);
    expect(isBirthday(null, '2026-06-15')).toBe(false);
  });
});

describe('the seniority rate', () => {
  it('is that of the last row beyond 43 years', () => {
    expect(seniorityRate(gridInForce, 0, 43)).toBe(22);
    expect(seniorityRate(gridInForce, 0, 70)).toBe(22);
    expect(seniorityRate(gridInForce, 3, 70)).toBe(12);
  });

  it('counts no years without a day of seniority', () => {
    expect(seniorityYears(null, '2026-06-15')).toBe(0);
    expect(() => seniorityYears('2026-06-16', '2026-06-15')).toThrow(RangeError);
  });
});

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Every possible first day, 29 February more often than in reality. */
const beginnings = fc.oneof(
  fc.integer({ min: 0, max: 59 * 365 }).map((days) => dayAfter('1966-01-01', days)),
  fc.integer({ min: 0, max: 14 }).map((leaps) => `${1968 + 4 * leaps}-02-29`),
);

describe('the anniversaries of the year ahead', () => {
  it('are the days on which the rate changes, and no earlier day is one', () => {
    fc.assert(
      fc.property(
        beginnings,
        fc.constantFrom(...CATEGORY_LEVELS),
        fc.integer({ min: 0, max: 4 * 365 }).map((days) => dayAfter('2026-01-02', days)),
        (seniorityOn, level, today) => {
          const change = comingRateChange(gridInForce, level, seniorityOn, today);
          const rateOn = (day: string) => seniorityRate(gridInForce, level, seniorityYears(seniorityOn, day));
          const last = addYears(today, 1);
          if (change === null) return rateOn(last) === rateOn(today);
          const eve = dayAfter(change.on, -1);
          return (
            change.on > today &&
            change.on <= last &&
            rateOn(eve) === rateOn(today) &&
            change.rateBefore === rateOn(eve) &&
            change.rateAfter === rateOn(change.on) &&
            change.rateAfter > change.rateBefore
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('include one exactly a year ahead, and none a day later', () => {
    expect(comingRateChange(gridInForce, 0, '2026-06-15', '2027-06-15')).toEqual(null);
    expect(comingRateChange(gridInForce, 0, '2025-06-15', '2027-06-15')).toMatchObject({ on: '2028-06-15' });
    expect(comingRateChange(gridInForce, 0, '2025-06-16', '2027-06-15')).toBeNull();
  });

  it('follow 29 February: 1 March in a common year, 29 February in a leap one', () => {
    expect(comingRateChange(gridInForce, 0, '2024-02-29', '2024-06-01')).toMatchObject({ on: '2025-03-01' });
    expect(comingRateChange(gridInForce, 0, '2021-02-28', '2027-06-01')).toMatchObject({ on: '2028-02-28' });
    expect(comingRateChange(gridInForce, 0, '2020-02-29', '2026-03-01')).toMatchObject({ on: '2027-03-01' });
  });

  it('end with the last row of the table', () => {
    const last = comingRateChange(gridInForce, 0, '1984-01-01', '2026-06-15');
    expect(last).toEqual({ on: '2027-01-01', rateBefore: 21, rateAfter: 22 });
    expect(comingRateChange(gridInForce, 0, '1984-01-01', '2027-01-01')).toBeNull();
    expect(comingRateChange(gridInForce, 0, null, '2026-06-15')).toBeNull();
  });

  it('give the rates of a change that has passed', () => {
    expect(rateChangeOn(gridInForce, 1, '2016-02-01', '2026-02-01')).toEqual({
      on: '2026-02-01',
      rateBefore: 3,
      rateAfter: 4,
    });
  });
});

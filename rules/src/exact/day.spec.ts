import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addYears, completedYears, isDay } from './day.js';

// A fixed seed repeats the same cases in every run; another number tries others.
fc.configureGlobal({ seed: 7520 });

const anyDay = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  it('exist in the calendar or are refused', () => {
    expect(['2024-02-29', '2000-02-29', '2026-12-31'].every(isDay)).toBe(true);
    const refused = [
      '2023-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-1-1',
      '',
      null,
      20260101,
    ];
    expect(refused.filter(isDay)).toEqual([]);
  });

  it('agree with the calendar of the platform', () => {
    fc.assert(fc.property(anyDay, (day) => expect(isDay(day)).toBe(true)));
  });

  it('count a year on its anniversary and not the day before', () => {
    expect(completedYears('2018-09-01', '2026-08-31')).toBe(7);
    expect(completedYears('2018-09-01', '2026-09-01')).toBe(8);
    expect(completedYears('2026-06-15', '2026-06-15')).toBe(0);
  });

  it('count 29 February on 1 March in a common year, and on its own day in a leap year', () => {
    expect(completedYears('2020-02-29', '2025-02-28')).toBe(4);
    expect(completedYears('2020-02-29', '2025-03-01')).toBe(5);
    expect(completedYears('2020-02-29', '2024-02-28')).toBe(3);
    expect(completedYears('2020-02-29', '2024-02-29')).toBe(4);
    expect(addYears('2020-02-29', 1)).toBe('2021-03-01');
    expect(addYears('2020-02-29', 4)).toBe('2024-02-29');
  });

  it('complete exactly n years on the day n years later', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (day, years) => {
        expect(completedYears(day, addYears(day, years))).toBe(years);
      }),
    );
  });

  it('refuse years that run backwards', () => {
    expect(() => completedYears('2026-01-02', '2026-01-01')).toThrow(RangeError);
    expect(() => addYears('2026-02-30', 1)).toThrow(RangeError);
  });
});

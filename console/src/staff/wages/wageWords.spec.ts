import { describe, expect, it } from '@jest/globals';
import { wageState } from './wageWords';

describe('an entry of the minimum wage', () => {
  const entry = (from: string, until: string | null = null, replaced = false) => ({
    effective_on: from,
    replaced,
    until,
  });

  it.each([
    ['holds from its day on', entry('2027-01-01'), 'current'],
    ['holds up to the day before the next', entry('2026-06-01', '2027-01-02'), 'current'],
    ['is past on the day of the next', entry('2026-06-01', '2027-01-01'), 'past'],
    ['is to come', entry('2027-01-02'), 'coming'],
    ['never holds once another of its day replaces it', entry('2027-01-01', null, true), 'replaced'],
  ])('%s', (_, row, state) => {
    expect(wageState(row, '2027-01-01')).toBe(state);
  });
});

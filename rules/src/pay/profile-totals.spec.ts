import { describe, expect, it } from '@jest/globals';
import type { ProfileRow } from './profile-totals.js';
import { profileTotals } from './profile-totals.js';

function row(overrides: Partial<ProfileRow> = {}, cents = 100_000): ProfileRow {
  return {
    status: 1,
    categoryLevel: 1,
    shareHundredths: 5_000,
    hourly: false,
    computed: { minimumCents: cents, displayed: { cents, unit: 'month' } },
    ...overrides,
  };
}

describe('the totals of a profile', () => {
  it('are zero, not null, without a row', () => {
    expect(profileTotals([])).toEqual({
      minimumCents: 0,
      shareHundredths: 0,
      shareAboveFull: false,
      displayedMonthCents: 0,
      functionCount: 0,
      categoryLevel: null,
    });
  });

  it('add up the minima, the displayed months and the shares of a mixed job', () => {
    const lifted = row({
      computed: { minimumCents: 80_000, displayed: { cents: 90_000, unit: 'month' } },
    });
    expect(profileTotals([row(), lifted])).toMatchObject({
      minimumCents: 180_000,
      displayedMonthCents: 190_000,
      shareHundredths: 10_000,
      shareAboveFull: false,
      functionCount: 2,
    });
  });

  it('leave archived rows out of everything', () => {
    expect(profileTotals([row(), row({ status: 4, categoryLevel: 3 }, 100_000)])).toMatchObject({
      minimumCents: 100_000,
      shareHundredths: 5_000,
      functionCount: 1,
      categoryLevel: 1,
    });
  });

  it('count a row that is not computed as a function only', () => {
    expect(profileTotals([row(), row({ status: 0, computed: null })])).toMatchObject({
      minimumCents: 100_000,
      shareHundredths: 5_000,
      functionCount: 2,
    });
  });

  it('leave hourly rows out of the sums, but not out of the warning', () => {
    const hourly = row({
      hourly: true,
      shareHundredths: 10_000,
      categoryLevel: 3,
      computed: { minimumCents: 243_880, displayed: { cents: 2_744, unit: 'hour' } },
    });
    expect(profileTotals([row(), hourly])).toMatchObject({
      minimumCents: 100_000,
      displayedMonthCents: 100_000,
      shareHundredths: 5_000,
      functionCount: 2,
      categoryLevel: 1,
    });
    expect(profileTotals([hourly]).categoryLevel).toBe(3);
  });

  it('take the category of the largest share, and the highest one on a tie', () => {
    const category = (...rows: [share: number, level: 0 | 1 | 2 | 3][]) =>
      profileTotals(rows.map(([shareHundredths, categoryLevel]) => row({ shareHundredths, categoryLevel })))
        .categoryLevel;
    expect(category([6_000, 0], [4_000, 3])).toBe(0);
    expect(category([5_000, 0], [5_000, 2], [2_000, 3])).toBe(2);
  });

  it('warn above 100 %', () => {
    expect(profileTotals([row(), row({ shareHundredths: 5_001 })]).shareAboveFull).toBe(true);
  });
});

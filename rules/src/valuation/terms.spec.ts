import { describe, expect, it } from '@jest/globals';
import { functionById, functionTitled, gridInForce, payInput } from '../testing/builders.js';
import type { ValuationTerms } from './terms.js';
import { categoryLevelFor, isFixedDaysAllowed, isHourlyAllowed, MAX_AMOUNT_CENTS, termsIssues } from './terms.js';

const serviceAgent = functionTitled('Agent de service');

function issues(overrides: Partial<ValuationTerms>, job = serviceAgent): readonly string[] {
  return termsIssues(gridInForce, { ...payInput(job), ...overrides }).map(({ field, code }) => `${field} ${code}`);
}

describe('the terms of a valuation', () => {
  it('are valid as the builder makes them', () => {
    expect(issues({})).toEqual([]);
  });

  it.each<[Partial<ValuationTerms>, string]>([
    [{ functionId: 999 }, 'functionId unknown_function'],
    [{ categoryLevel: 3 }, 'categoryLevel category_mismatch'],
    [{ leaveWeeks: 7 }, 'leaveWeeks unknown_leave'],
    [{ leaveWeeks: 1.5 }, 'leaveWeeks unknown_leave'],
    [{ leaveWeeks: -1 }, 'leaveWeeks unknown_leave'],
    [{ seniorityOn: '2026-02-30' }, 'seniorityOn invalid_day'],
    [{ seniorityOn: '2026-06-16', calculatedOn: '2026-06-15' }, 'seniorityOn seniority_in_future'],
    [{ seniorityOn: '1956-06-14', calculatedOn: '2026-06-15' }, 'seniorityOn seniority_too_old'],
    [{ seniorityOn: '1015-01-01', calculatedOn: '2026-06-15' }, 'seniorityOn seniority_too_old'],
    [{ seniorityOn: '9999-12-31', calculatedOn: '2026-06-15' }, 'seniorityOn seniority_in_future'],
    [{ calculatedOn: 'demain', seniorityOn: '2020-01-01' }, 'calculatedOn invalid_day'],
    [{ calculatedOn: 'demain' }, 'calculatedOn invalid_day'],
    [{ shareHundredths: 0 }, 'shareHundredths share_out_of_range'],
    [{ shareHundredths: 10_001 }, 'shareHundredths share_out_of_range'],
    [{ shareHundredths: 33.3 }, 'shareHundredths share_out_of_range'],
    [{ hourly: true }, 'hourly hourly_not_allowed'],
    [{ fixedDays: true }, 'fixedDays fixed_days_not_allowed'],
    [{ guaranteedCents: -1 }, 'guaranteedCents invalid_amount'],
    [{ guaranteedCents: MAX_AMOUNT_CENTS + 1 }, 'guaranteedCents invalid_amount'],
    [{ guaranteedCents: MAX_AMOUNT_CENTS / 10, shareHundredths: 999 }, 'guaranteedCents invalid_amount'],
    [{ fixedAmountCents: 0.5 }, 'fixedAmountCents invalid_amount'],
  ])('name %j', (overrides, expected) => {
    expect(issues(overrides)).toEqual([expected]);
  });

  it('allow seniority from today and of 70 years, and a share down to a hundredth of a percent', () => {
    expect(issues({ seniorityOn: '1956-06-15', calculatedOn: '2026-06-15' })).toEqual([]);
    expect(issues({ seniorityOn: '2026-06-15', calculatedOn: '2026-06-15', shareHundredths: 1 })).toEqual([]);
  });
});

describe('the category of a function', () => {
  it('is fixed by a known function', () => {
    expect(categoryLevelFor(gridInForce, serviceAgent.id, null)).toBe(0);
    expect(categoryLevelFor(gridInForce, serviceAgent.id, 0)).toBe(0);
    expect(categoryLevelFor(gridInForce, serviceAgent.id, 1)).toBeNull();
  });

  it('is chosen for "autre fonction"', () => {
    expect(categoryLevelFor(gridInForce, 0, 2)).toBe(2);
    expect(categoryLevelFor(gridInForce, 0, null)).toBeNull();
    expect(categoryLevelFor(gridInForce, 0, 4)).toBeNull();
    expect(categoryLevelFor(gridInForce, 999, 0)).toBeNull();
    expect(issues({ categoryLevel: 2 }, functionById(0))).toEqual([]);
  });
});

describe('pay modes', () => {
  it('by the hour are for teacher-trainers', () => {
    expect(isHourlyAllowed(gridInForce, 3)).toBe(true);
    expect(isHourlyAllowed(gridInForce, 4)).toBe(true);
    expect(isHourlyAllowed(gridInForce, 0)).toBe(false);
    expect(isHourlyAllowed(gridInForce, serviceAgent.id)).toBe(false);
  });

  it('by fixed days are for executives', () => {
    expect([0, 1, 2, 3].map((level) => isFixedDaysAllowed(level as 0 | 1 | 2 | 3))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

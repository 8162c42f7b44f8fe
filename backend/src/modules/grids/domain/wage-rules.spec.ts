import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { assertNewWage, type NewWage } from './wage-rules.js';

const TODAY = '2026-06-15';
const wage = (hourCents: number, monthCents: number): NewWage => ({
  territory: 'metropole',
  effectiveOn: '2026-07-01',
  monthCents,
  hourCents,
  source: 'Décret',
});

/** The month that the refusal of a wrong month names. */
function expectedOf(hourCents: number): unknown {
  try {
    assertNewWage(wage(hourCents, 1_000_000), [], TODAY);
  } catch (error) {
    const refusal = error instanceof DomainError ? error.details.fields?.['monthCents'] : undefined;
    return typeof refusal === 'object' ? String(refusal.params?.['mois']).replace(/\s/g, ' ') : undefined;
  }
  return undefined;
}

describe('the month of a minimum wage', () => {
  it("is 35 hours a week over a year's weeks, rounded as every amount of the rules", () => {
    // Remainders of two thirds of a cent, one third and none. Half a cent cannot occur: a month is 455/3 hours.
    expect([1231, 1001, 1002].map(expectedOf)).toEqual(['1 867,02', '1 518,18', '1 519,70']);
    const halves = Array.from({ length: 10_000 }, (_, hour) => hour).filter((hour) => (hour * 35 * 52) % 12 === 6);
    expect(halves).toEqual([]);
  });

  it('may differ by a cent at most, since a larger difference is no decreed wage', () => {
    for (const month of [186_701, 186_702, 186_703])
      expect(() => assertNewWage(wage(1231, month), [], TODAY)).not.toThrow();
    for (const month of [186_700, 186_704])
      expect(() => assertNewWage(wage(1231, month), [], TODAY)).toThrow(DomainError);
  });
});

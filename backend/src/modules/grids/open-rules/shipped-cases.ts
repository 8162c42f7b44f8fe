/**
 * The signed cases of the shipped versions, worked out by hand from the agreement (chapter 6, annexes 1 and 2) and each
 * version's point value.
 */
import { FULL_SHARE_HUNDREDTHS, type CategoryLevel } from '@valorisation/rules';
import type { CaseSituation, NewGridCase } from '../domain/grid-case.js';

const CRITERIA_2 = { 1: 2, 2: 2, 3: 2 };

const contract = (
  functionId: number,
  categoryLevel: CategoryLevel,
  more: Partial<CaseSituation> = {},
): CaseSituation => ({
  functionId,
  categoryLevel,
  degrees: CRITERIA_2,
  leaveWeeks: 0,
  seniorityYears: 0,
  shareHundredths: FULL_SHARE_HUNDREDTHS,
  hourly: false,
  fixedDays: false,
  guaranteedCents: null,
  ...more,
});

const source = 'Convention, chapitre 6, annexes 1 et 2';
const cleaner = {
  title: 'Agent de service, degrés 2-2-2, sans congé supplémentaire ni ancienneté',
  situation: contract(43, 0),
  source,
};
const accountant = {
  title: 'Secrétaire-comptable, degrés 2-2-2, une semaine de congés, huit ans, 80 %',
  situation: contract(28, 1, { leaveWeeks: 1, seniorityYears: 8, shareHundredths: 8000 }),
  source,
};
const teacher = {
  title: 'Enseignant-formateur, degrés 2-2-2 et pédagogie 2, licence, quatre ans, à l’heure de formation',
  situation: contract(4, 3, { degrees: { ...CRITERIA_2, 5: 2, 6: 3 }, seniorityYears: 4, hourly: true }),
  source,
};

const month = (cents: number) => ({ cents, unit: 'month' }) as const;
const hour = (cents: number) => ({ cents, unit: 'hour' }) as const;

/** The cases by the first day of a version, YYYY-MM-DD. */
const CASES: Readonly<Record<string, readonly NewGridCase[]>> = {
  '2023-08-01': [
    { ...cleaner, expected: { indexHundredths: 103_000, amount: month(176_731) } },
    { ...accountant, expected: { indexHundredths: 109_515, amount: month(150_327) } },
    { ...teacher, expected: { indexHundredths: 140_700, amount: hour(2716) } },
  ],
  '2024-09-01': [
    { ...cleaner, expected: { indexHundredths: 103_000, amount: month(178_533) } },
    { ...accountant, expected: { indexHundredths: 109_515, amount: month(151_861) } },
    { ...teacher, expected: { indexHundredths: 140_700, amount: hour(2744) } },
  ],
};

export function shippedCases(effectiveOn: string): readonly NewGridCase[] {
  return CASES[effectiveOn] ?? [];
}

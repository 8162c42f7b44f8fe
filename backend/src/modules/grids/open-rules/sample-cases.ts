/**
 * Cases with the amounts that they must give, for whoever builds upon the open rules: worked out by hand from the
 * agreement (chapter 6, annexes 1 and 2) and the point value of each version.
 */
import { MODEL_NAMES as names } from './model-names.js';

export interface SampleCase {
  readonly titre: string;
  /** By the names of the Publicodes model. */
  readonly situation: Readonly<Record<string, number | string>>;
  /** Hundredths of a point, cents. */
  readonly attendu: Readonly<Record<string, number>>;
}

const cleaner = {
  titre: 'Agent de service, degrés 2-2-2, sans congé supplémentaire ni ancienneté',
  situation: { [names.function]: 43, [names.degree(1)]: 2, [names.degree(2)]: 2, [names.degree(3)]: 2 },
};
const accountant = {
  titre: 'Secrétaire-comptable, degrés 2-2-2, une semaine de congés, huit ans, 80 %',
  situation: {
    [names.function]: 28,
    [names.degree(1)]: 2,
    [names.degree(2)]: 2,
    [names.degree(3)]: 2,
    [names.leaveWeeks]: 1,
    [names.seniority]: 8,
    [names.share]: 8000,
  },
};
const teacher = {
  titre: 'Enseignant-formateur, degrés 2-2-2 et pédagogie 2, licence, quatre ans, à l’heure de formation',
  situation: {
    [names.function]: 4,
    [names.degree(1)]: 2,
    [names.degree(2)]: 2,
    [names.degree(3)]: 2,
    [names.degree(5)]: 2,
    [names.degree(6)]: 3,
    [names.seniority]: 4,
    [names.hourly]: 'oui',
  },
};

/** By the day from which a version counts, YYYY-MM-DD. */
const CASES: Readonly<Record<string, readonly SampleCase[]>> = {
  '2023-08-01': [
    { ...cleaner, attendu: { [names.index]: 103_000, [names.displayed]: 176_731 } },
    { ...accountant, attendu: { [names.index]: 109_515, [names.fullTimeMonth]: 187_909, [names.displayed]: 150_327 } },
    { ...teacher, attendu: { [names.index]: 140_700, [names.fullTimeMonth]: 241_418, [names.displayed]: 2716 } },
  ],
  '2024-09-01': [
    { ...cleaner, attendu: { [names.index]: 103_000, [names.displayed]: 178_533 } },
    { ...accountant, attendu: { [names.index]: 109_515, [names.fullTimeMonth]: 189_826, [names.displayed]: 151_861 } },
    { ...teacher, attendu: { [names.index]: 140_700, [names.fullTimeMonth]: 243_880, [names.displayed]: 2744 } },
  ],
};

export function sampleCases(effectiveOn: string): readonly SampleCase[] {
  return CASES[effectiveOn] ?? [];
}

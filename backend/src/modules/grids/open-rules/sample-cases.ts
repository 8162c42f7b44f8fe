/** The signed cases of a version under the names of the Publicodes model, for users of the open rules. */
import type { NewGridCase } from '../domain/grid-case.js';
import { MODEL_NAMES as names } from './model-names.js';

export interface SampleCase {
  readonly titre: string;
  /** Under the names of the Publicodes model. */
  readonly situation: Readonly<Record<string, number | string>>;
  /** Hundredths of a point, cents. */
  readonly attendu: Readonly<Record<string, number>>;
}

export function toSampleCase({ title, situation, expected }: NewGridCase): SampleCase {
  const { functionId, categoryLevel, degrees, leaveWeeks, seniorityYears, shareHundredths } = situation;
  const yes = (name: string, is: boolean) => (is ? { [name]: 'oui' } : {});
  return {
    titre: title,
    situation: {
      [names.function]: functionId,
      [names.chosenLevel]: categoryLevel,
      ...Object.fromEntries(Object.entries(degrees).map(([id, degree]) => [names.degree(Number(id)), degree ?? 0])),
      [names.leaveWeeks]: leaveWeeks,
      [names.seniority]: seniorityYears,
      [names.share]: shareHundredths,
      ...yes(names.hourly, situation.hourly),
      ...yes(names.fixedDays, situation.fixedDays),
      ...(situation.guaranteedCents !== null && {
        [names.guaranteed]: situation.guaranteedCents,
        [names.guaranteedShare]: shareHundredths,
      }),
    },
    attendu: { [names.index]: expected.indexHundredths, [names.displayed]: expected.amount.cents },
  };
}

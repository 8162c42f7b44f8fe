/** Months that say the same are one line of the sheet. Pure. */
import type { PersonArrears } from '@valorisation/contract';
import { pay } from '../../i18n/fr/pay';
import { monthName, monthWord } from '../figures/anniversaryMonths';

export type Month = PersonArrears['months'][number];

export interface Run {
  readonly first: Month;
  readonly last: Month;
  readonly count: number;
  readonly owedCents: number;
}

export const gridsOf = ({ compared }: Month): readonly string[] => [
  ...new Set(compared.map(({ gridFrom }) => gridFrom)),
];

/** Where nothing remains owed, it does not matter how much more was paid. */
function saidOf(month: Month): string {
  const { compared, notCompared, dueCents, paidCents, owedCents } = month;
  const amounts = owedCents === 0 ? [] : [dueCents, paidCents, owedCents];
  return JSON.stringify([compared.length === 0, notCompared, amounts, gridsOf(month)]);
}

/** True when earlier months are owed, too, so that the sum is more than that of the months since then. */
export const isOwedAgain = ({ since, months }: Pick<PersonArrears, 'since' | 'months'>): boolean =>
  since !== null && months.some(({ month, owedCents }) => month < since && owedCents > 0);

/** The latest months first. @param months the earliest first */
export function runsOf(months: readonly Month[]): readonly Run[] {
  const runs: Run[] = [];
  for (const month of [...months].reverse()) {
    const { owedCents } = month;
    const before = runs.at(-1);
    if (before === undefined || saidOf(before.first) !== saidOf(month))
      runs.push({ first: month, last: month, count: 1, owedCents });
    else
      runs.splice(-1, 1, {
        ...before,
        first: month,
        count: before.count + 1,
        owedCents: before.owedCents + owedCents,
      });
  }
  return runs;
}

/** "janvier à août 2026". A month stays on one line with its year. */
export function periodOf({ first: { month: from }, last: { month: until } }: Run, isShort: boolean): string {
  const named = monthName(until, isShort);
  if (from === until) return named;
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  return pay.arrears.period(isOneYear ? monthWord(from, isShort) : monthName(from, isShort), named);
}

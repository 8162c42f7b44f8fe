import type { MinimumWage } from '@valorisation/contract';
import { formatMoney, toHundredths, type Day } from '@valorisation/rules';

export const euros = (value: number): string => formatMoney(toHundredths(value) ?? 0);

export type WageState = 'replaced' | 'coming' | 'current' | 'past';

/** If two entries have the same day, the later entry counts, until the next day with an entry. */
export function wageState(
  { effective_on: from, replaced, until }: Pick<MinimumWage, 'effective_on' | 'replaced' | 'until'>,
  today: Day,
): WageState {
  if (replaced) return 'replaced';
  if (from > today) return 'coming';
  return until === null || until > today ? 'current' : 'past';
}

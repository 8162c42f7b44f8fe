import type { DisplayedAmount } from '@valorisation/rules';
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { person as words } from '../../i18n/fr/person';
import { dueWords } from './dueWords';
import { onlyRow } from './people';
import { personTotal, totalNotes } from './personTotal';

export interface PersonHeadlineWords {
  readonly label: string;
  /** Null until an amount is computed. */
  readonly amount: DisplayedAmount | null;
  readonly notes: readonly string[];
}

export function personHeadline(profile: Profile): PersonHeadlineWords {
  const only = onlyRow(profile);
  if (only !== null) {
    const partial = profile.hidesRows ? [dashboard.amount.partial] : [];
    return { label: words.due, amount: only.due, notes: [...dueWords(only, false).notes, ...partial] };
  }
  const total = personTotal(profile);
  const amount = total.cents === null ? null : ({ cents: total.cents, unit: 'month' } as const);
  return { label: words.dueByMonth, amount, notes: totalNotes(profile, total, false) };
}

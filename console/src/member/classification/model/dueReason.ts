/** Why an amount is what is to be paid at least, in sentences. Pure. */
import {
  atShare,
  formatDay,
  formatMoney,
  formatPercent,
  FULL_SHARE_HUNDREDTHS,
  type Floors,
  type MinimumWage,
} from '@valorisation/rules';
import type { DisplayedAmount } from '@valorisation/rules';
import type { Due } from '../../../api/valuation';
import { amountDue as words } from '../../../i18n/fr/amountDue';

export interface DueFacts {
  readonly due: Due;
  /** What it was held against: of the grid in force and of today. */
  readonly floors: Floors;
  /** Paid by the training hour, even where a guarantee makes a month of it. */
  readonly hourly: boolean;
  readonly shareHundredths: number;
  /** The person's only active monthly function. */
  readonly alone: boolean;
  /** An archived amount is the stored one: it is held against nothing. */
  readonly archived?: boolean;
}

export interface DueReason {
  /** The source, in one sentence. */
  readonly reason: string;
  /** Which wage it was compared with, or why with none, and what has yet to be confirmed. */
  readonly notes: readonly string[];
}

function withConfirmation(sentence: string, { confirmed }: MinimumWage): readonly string[] {
  return confirmed ? [sentence] : [sentence, words.wageUnconfirmed];
}

/** How the amount stands to the wage that it was compared with in the row itself, by the month. */
function overWage({ due, shareHundredths }: DueFacts, wage: MinimumWage): readonly string[] {
  const atRow = atShare(wage.monthCents, shareHundredths);
  if (due.cents < atRow) return [];
  const facts = [formatDay(wage.from), words.territories[wage.territory]] as const;
  const share = shareHundredths === FULL_SHARE_HUNDREDTHS ? null : formatPercent(shareHundredths);
  const sentence =
    due.cents === atRow ? words.equalToWage(...facts) : words.aboveWage(...facts, formatMoney(atRow), share);
  return withConfirmation(sentence, wage);
}

function comparisonNotes(facts: DueFacts): readonly string[] {
  const { due, floors, hourly, alone } = facts;
  const { wage, territory } = floors;
  if (wage === null) return [words.noWage[territory]];
  if (due.source === 'minimum-wage') {
    return withConfirmation(words.wage(formatDay(wage.from), words.territories[wage.territory]), wage);
  }
  if (hourly) return [];
  return alone ? overWage(facts, wage) : [words.notAlone];
}

export function dueReason(facts: DueFacts): DueReason {
  const { due, archived = false } = facts;
  const reason = words.reasons[due.source];
  if (archived) return { reason, notes: [words.archived] };
  const isFloor = due.source === 'minimum-wage' || due.source === 'branch-floor';
  const perHour = isFloor && due.unit === 'hour' ? [words.perTrainingHour] : [];
  return { reason, notes: [...comparisonNotes(facts), ...perHour] };
}

/** The unit under the figure: 'brut par mois, à 80 %'. A row paid by the hour has no share that counts. */
export function dueUnitWords(unit: DisplayedAmount['unit'], hourly: boolean, shareHundredths: number): string {
  if (unit === 'hour') return words.perHour;
  const isFull = hourly || shareHundredths === FULL_SHARE_HUNDREDTHS;
  return isFull ? words.perMonth : words.perMonthAt(formatPercent(shareHundredths));
}

/** The one short line under an amount of the list: what an act would change, or why the amount is what it is. */
import { formatDifference, isToRedo } from '@valorisation/rules';
import type { Profile, ValuationRow } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { leftOutNotes, type PersonTotal } from './personTotal';
import { stateOf } from './lineState';

const { amountLine: words } = dashboard;

export interface AmountLine {
  readonly text: string;
  /** True when an act would change the amount. */
  readonly waits: boolean;
}

function change(row: ValuationRow): string | null {
  const { due, dueAfterUpdate: next } = row;
  if (due === null || next === null || due.unit !== next.unit) return null;
  const difference = next.cents === due.cents ? words.unchanged : formatDifference(next.cents - due.cents, due.unit);
  if (stateOf(row) === 'anniversary') return words.withSeniority(difference);
  return isToRedo(row.status) ? words.onGridInForce(difference) : words.afterUpdate(difference);
}

/** The text that applies first. */
export function rowLine(row: ValuationRow): AmountLine | null {
  const changed = change(row);
  if (changed !== null) return { text: changed, waits: true };
  if (row.due === null) return null;
  const raised: Partial<typeof words.sources> = row.belowMinimum === true ? words.belowMinimum : {};
  const text =
    raised[row.due.source] ?? words.sources[row.due.source] ?? (row.hidesOthers ? dashboard.amount.partial : null);
  return text === null ? null : { text, waits: false };
}

export function personLine(profile: Profile, total: PersonTotal): AmountLine | null {
  const { dueAfterUpdateCents: next, functionsToUpdate, complementCents, hidesRows } = profile;
  if (total.cents !== null && next !== null && functionsToUpdate > 0) {
    const difference = next === total.cents ? words.unchanged : formatDifference(next - total.cents);
    const isSeniority = profile.valuations.every(
      (row) => row.dueAfterUpdate === null || stateOf(row) === 'anniversary',
    );
    return { text: isSeniority ? words.withSeniority(difference) : words.afterUpdate(difference), waits: true };
  }
  const text =
    complementCents > 0
      ? words.sources['minimum-wage']
      : (leftOutNotes(profile)[0] ?? (hidesRows ? dashboard.amount.partial : null));
  return text === null || text === undefined ? null : { text, waits: false };
}

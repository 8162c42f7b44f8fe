/** What is to be paid at least for a person with several functions, and what the total holds or leaves out. Pure. */
import { formatMoney } from '@valorisation/rules';
import type { Profile, ValuationRow } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { activeRows } from './people';

const { amount: words } = dashboard;

export type LeftOut = 'archived' | 'hourly' | 'not-computed';

export interface TotalPart {
  readonly row: ValuationRow;
  /** Null when it counts. */
  readonly leftOut: LeftOut | null;
}

function leftOut(row: ValuationRow): LeftOut | null {
  if (row.hourly) return 'hourly';
  return row.due === null ? 'not-computed' : null;
}

export interface PersonTotal {
  /** Null as long as no function paid by the month is computed. */
  readonly cents: number | null;
  readonly parts: readonly TotalPart[];
  /** Of functions that a filter keeps from the list. */
  readonly elsewhereCents: number;
}

export function personTotal(profile: Profile): PersonTotal {
  const { activeFunctions, hourlyFunctions, uncomputedFunctions, dueCents, complementCents } = profile;
  const parts = activeRows(profile).map((row) => ({ row, leftOut: leftOut(row) }));
  if (activeFunctions <= hourlyFunctions + uncomputedFunctions) return { cents: null, parts, elsewhereCents: 0 };
  const shown = parts.reduce((sum, part) => sum + (part.leftOut === null ? (part.row.due?.cents ?? 0) : 0), 0);
  return { cents: dueCents, parts, elsewhereCents: dueCents - complementCents - shown };
}

/** The functions that neither the total nor the person's share counts. */
export function leftOutNotes({ hourlyFunctions, uncomputedFunctions }: Profile): readonly string[] {
  return [
    ...(hourlyFunctions > 0 ? [words.hourly(hourlyFunctions)] : []),
    ...(uncomputedFunctions > 0 ? [words.uncomputed(uncomputedFunctions)] : []),
  ];
}

/** Of a total that holds amounts of a former grid, or of a seniority that was passed since: how many, and what it becomes. */
function updateNotes({ functionsToUpdate, dueAfterUpdateCents }: Profile): readonly string[] {
  if (functionsToUpdate === 0) return [];
  const next = dueAfterUpdateCents === null ? [] : [words.afterUpdate(formatMoney(dueAfterUpdateCents))];
  return [words.toUpdate(functionsToUpdate), ...next];
}

/** The notes under the total, most telling first: with them it is the sum of what its rows show. */
export function totalNotes(profile: Profile, { elsewhereCents }: PersonTotal): readonly string[] {
  const { complementCents, hidesRows } = profile;
  return [
    ...updateNotes(profile),
    ...(complementCents > 0 ? [words.complement(formatMoney(complementCents))] : []),
    ...(elsewhereCents === 0 ? [] : [words.elsewhere(formatMoney(elsewhereCents))]),
    ...leftOutNotes(profile),
    ...(hidesRows ? [words.partial] : []),
  ];
}

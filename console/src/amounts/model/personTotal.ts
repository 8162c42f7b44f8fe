import { formatMoney } from '@valorisation/rules';
import type { Profile, ValuationRow } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { activeRows } from './people';

const { amount: words } = dashboard;

export type Exclusion = 'archived' | 'hourly' | 'not-computed';

export interface TotalPart {
  readonly row: ValuationRow;
  /** Null when the total includes the function. */
  readonly leftOut: Exclusion | null;
}

function leftOut(row: ValuationRow): Exclusion | null {
  if (row.hourly) return 'hourly';
  return row.due === null ? 'not-computed' : null;
}

export interface PersonTotal {
  /** Null until a monthly function is computed. */
  readonly cents: number | null;
  readonly parts: readonly TotalPart[];
  /** The part of the total that comes from functions hidden by a filter. */
  readonly elsewhereCents: number;
}

export function personTotal(profile: Profile): PersonTotal {
  const { activeFunctions, hourlyFunctions, uncomputedFunctions, dueCents, complementCents } = profile;
  const parts = activeRows(profile).map((row) => ({ row, leftOut: leftOut(row) }));
  if (activeFunctions <= hourlyFunctions + uncomputedFunctions) return { cents: null, parts, elsewhereCents: 0 };
  const shown = parts.reduce((sum, part) => sum + (part.leftOut === null ? (part.row.due?.cents ?? 0) : 0), 0);
  return { cents: dueCents, parts, elsewhereCents: dueCents - complementCents - shown };
}

/** The functions that neither the total nor the person's share includes. */
export function leftOutNotes({ hourlyFunctions, uncomputedFunctions }: Profile): readonly string[] {
  return [
    ...(hourlyFunctions > 0 ? [words.hourly(hourlyFunctions)] : []),
    ...(uncomputedFunctions > 0 ? [words.uncomputed(uncomputedFunctions)] : []),
  ];
}

/** How many amounts of a total are based on an earlier grid or seniority, and the total after their update. */
function updateNotes({ functionsToUpdate, dueAfterUpdateCents }: Profile): readonly string[] {
  if (functionsToUpdate === 0) return [];
  const next = dueAfterUpdateCents === null ? [] : [words.afterUpdate(formatMoney(dueAfterUpdateCents))];
  return [words.toUpdate(functionsToUpdate), ...next];
}

/**
 * The notes under the total, the most important first. They explain why the total differs from the sum of the rows.
 * `withUpdate` as in `dueWords`.
 */
export function totalNotes(profile: Profile, { elsewhereCents }: PersonTotal, withUpdate = true): readonly string[] {
  const { complementCents, hidesRows } = profile;
  return [
    ...(withUpdate ? updateNotes(profile) : []),
    ...(complementCents > 0 ? [words.complement(formatMoney(complementCents))] : []),
    ...(elsewhereCents === 0 ? [] : [words.elsewhere(formatMoney(elsewhereCents))]),
    ...leftOutNotes(profile),
    ...(hidesRows ? [words.partial] : []),
  ];
}

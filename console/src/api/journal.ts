/** A valuation's journal. */
import type { JournalEntry } from '@valorisation/contract';

export type { ChangedField, FieldChange, JournalEntry, JournalValue } from '@valorisation/contract';

/** The value of a `degree` where the function is not concerned. */
export const NOT_CONCERNED = 'nc';

/** The day of each grid that the journal names: every one of them was some entry's. */
export function gridDaysOf(entries: readonly JournalEntry[]): ReadonlyMap<number, string> {
  return new Map(
    entries.flatMap(({ gridId, gridDay }) => (gridId === null || gridDay === null ? [] : [[gridId, gridDay]])),
  );
}

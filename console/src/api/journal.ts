import type { JournalEntry } from '@valorisation/contract';

export type { ChangedField, FieldChange, JournalEntry, JournalValue } from '@valorisation/contract';

/** The value of a `degree` that does not concern the function. */
export const NOT_CONCERNED = 'nc';

export function gridDaysOf(entries: readonly JournalEntry[]): ReadonlyMap<number, string> {
  return new Map(
    entries.flatMap(({ gridId, gridDay }) => (gridId === null || gridDay === null ? [] : [[gridId, gridDay]])),
  );
}

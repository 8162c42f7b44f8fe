/** Why each amount of a history changed, as far as the journal of the function says it. */
import type { ChangedField, JournalEntry } from '@valorisation/contract';
import { formatDay, seniorityYears, type HistoryEntry } from '@valorisation/rules';
import { changeWords } from '../../amounts/model/journalWords';
import type { Reference } from '../../api/reference';
import type { ValuationRow } from '../../api/valuation';
import { person } from '../../i18n/fr/person';

const { reasons: words } = person;

interface ToldEntry extends HistoryEntry {
  /** What changed; null when it is not known. */
  readonly reason: string | null;
}

export type ToldRow = Omit<ValuationRow, 'history'> & { readonly history: readonly ToldEntry[] };

/** These follow from other fields, or change no amount. */
const NO_REASONS: ReadonlySet<ChangedField> = new Set([
  'profileName',
  'status',
  'visible',
  'indexHundredths',
  'majoredIndexHundredths',
  'displayedCents',
  'calculatedOn',
]);

type Told = Pick<ValuationRow, 'history' | 'seniorityOn'>;

/** The years of seniority that an entry applied. Null when the day of seniority has changed since. */
function yearsOf({ seniorityOn }: Told, entry: JournalEntry, later: readonly JournalEntry[]): number | null {
  const day = entry.changes.find(({ field }) => field === 'calculatedOn')?.to;
  const isMoved = later.some(({ changes }) => changes.some(({ field }) => field === 'seniorityOn'));
  return seniorityOn === null || isMoved || typeof day !== 'string' ? null : seniorityYears(seniorityOn, day);
}

function changedSince(entries: readonly JournalEntry[], reference: Reference | undefined): string | null {
  const labels = entries.flatMap(({ changes, gridDay }) =>
    changes
      .filter(({ field, from, to }) => !NO_REASONS.has(field) && from !== to)
      .map((change) =>
        change.field === 'gridId' && gridDay !== null
          ? words.grid(formatDay(gridDay))
          : changeWords(change, { reference }).label,
      ),
  );
  return labels.length === 0 ? null : [...new Set(labels)].join(', ');
}

/** One for each entry of the history, the oldest first; null for what is not known. */
export function reasonsOf(
  row: Told,
  journal: readonly JournalEntry[] = [],
  reference?: Reference,
): readonly (string | null)[] {
  const entries = journal.toReversed();
  return row.history.map(({ editedAt }, index) => {
    const before = row.history[index - 1];
    if (before === undefined) return words.first;
    const place = entries.findIndex(({ at }) => at === editedAt);
    const entry = entries[place];
    switch (entry?.type) {
      case undefined:
        return null;
      case 'valuation.brought-up-to-date':
        return entry.gridDay === null ? null : words.grid(formatDay(entry.gridDay));
      case 'valuation.anniversary-applied': {
        const years = yearsOf(row, entry, entries.slice(place + 1));
        return years === null ? words.seniority : words.years(years);
      }
      case 'valuation.history-noted':
        return words.noted;
      default:
        return changedSince(
          entries.slice(0, place + 1).filter(({ at }) => at > before.editedAt),
          reference,
        );
    }
  });
}

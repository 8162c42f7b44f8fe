/** A person's amounts over time: the history of all functions together, the latest first. */
import { isActive, type HistoryEntry } from '@valorisation/rules';
import type { Profile } from '../../api/valuation';
import { person as words } from '../../i18n/fr/person';
import { Month } from '../../ui/Amount';
import { formatInstant } from '../../ui/instant';
import { titleOf } from '../life/names';
import { Inline, Text } from '../../ui/layout/primitives';
import styles from './Person.module.css';

interface DatedEntry extends HistoryEntry {
  readonly key: string;
  readonly title: string;
  readonly hourly: boolean;
  readonly archived: boolean;
}

function entriesOf({ valuations }: Profile): readonly DatedEntry[] {
  return valuations
    .flatMap((row) => {
      const of = { title: titleOf(row), hourly: row.hourly, archived: !isActive(row.status) };
      return row.history.map((entry, index) => ({ ...entry, ...of, key: `${row.id}-${index}` }));
    })
    .sort((a, b) => (a.editedAt < b.editedAt ? 1 : -1));
}

export function PersonHistory({ profile }: { profile: Profile }) {
  const entries = entriesOf(profile);
  if (entries.length === 0) return <Text tone="quiet">{words.noHistory}</Text>;
  return (
    <>
      <Text tone="quiet">{words.historyRule}</Text>
      <ul className="sheet above-3 unmarked lined" aria-label={words.history}>
        {entries.map(({ key, editedAt, title, hourly, archived, minimumCents, editor }) => (
          <li key={key} className={styles.entry}>
            <span>{formatInstant(editedAt)}</span>
            <span>
              {title}
              {archived && (
                <>
                  <br />
                  <Inline tone="note">{words.archivedSince}</Inline>
                </>
              )}
            </span>
            <Inline tone="quiet">{editor}</Inline>
            <span className={styles.amount}>
              <Month cents={minimumCents} />
              {hourly && (
                <>
                  <br />
                  <Inline tone="note">{words.monthOfHours}</Inline>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

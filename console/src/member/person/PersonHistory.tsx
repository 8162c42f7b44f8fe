/** The amounts of a person over time: as a curve, and as a table. */
import { isActive } from '@valorisation/rules';
import { useJournals, useReference } from '../../api/rows';
import type { Profile } from '../../api/valuation';
import { person as words } from '../../i18n/fr/person';
import { Month } from '../../ui/Amount';
import { formatInstant } from '../../ui/instant';
import { Text, Inline } from '../../ui/layout/primitives';
import { Summary } from '../../ui/Summary';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { titleOf } from '../life/names';
import { AmountsOverTime } from './AmountCurve';
import { reasonsOf, type ToldRow } from './reasons';
import styles from './Person.module.css';

/** The functions with a reason for each amount. The first amount needs none, and no journal is read for it. */
function useToldRows({ valuations }: Profile): readonly ToldRow[] {
  const changed = valuations.filter(({ history }) => history.length > 1).map(({ id }) => id);
  const journals = useJournals(changed);
  const { data: reference } = useReference();
  return valuations.map((row) => {
    const reasons = reasonsOf(row, journals[changed.indexOf(row.id)]?.data, reference);
    return { ...row, history: row.history.map((entry, index) => ({ ...entry, reason: reasons[index] ?? null })) };
  });
}

/** The latest first. */
function entriesOf(rows: readonly ToldRow[]) {
  return rows
    .flatMap((row) => {
      const of = { title: titleOf(row), hourly: row.hourly, archived: !isActive(row.status) };
      return row.history.map((entry, index) => ({ ...entry, ...of, key: `${row.id}-${index}` }));
    })
    .sort((a, b) => (a.editedAt < b.editedAt ? 1 : -1));
}

export function PersonHistory({ profile }: { profile: Profile }) {
  const rows = useToldRows(profile);
  const entries = entriesOf(rows);
  const { day, reason: why, editor: by, amount } = words.historyColumns;
  return (
    <section>
      <h2>{words.history}</h2>
      {entries.length === 0 ? (
        <Text tone="quiet">{words.noHistory}</Text>
      ) : (
        <AmountsOverTime
          rows={rows.filter(({ status }) => isActive(status))}
          // An hourly function is drawn by the month, and the table says so.
          hasFurther={entries.some(({ hourly, archived }) => hourly || archived)}
        >
          <details className="above-3">
            <Summary>{words.historyTable}</Summary>
            <Table label={words.history}>
              <thead>
                <tr>
                  <th scope="col">{day}</th>
                  <th scope="col">{words.function}</th>
                  <th scope="col">{why}</th>
                  <th scope="col">{by}</th>
                  <NumberHead>{amount}</NumberHead>
                </tr>
              </thead>
              <tbody>
                {entries.map(({ key, editedAt, title, hourly, archived, reason, minimumCents, editor }) => (
                  <tr key={key}>
                    <td>{formatInstant(editedAt)}</td>
                    <td>
                      {title}
                      {archived && <Inline tone="note"> {words.archivedSince}</Inline>}
                    </td>
                    <td>{reason}</td>
                    <td>{editor}</td>
                    <NumberCell>
                      <Month cents={minimumCents} />
                      {hourly && <small className="block size-13 quiet">{words.monthOfHours}</small>}
                    </NumberCell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </details>
        </AmountsOverTime>
      )}
    </section>
  );
}

const MOST_SHOWN = 3;

/** The latest amounts beside the page; the rest is in the table. */
export function LatestEntries({ profile }: { profile: Profile }) {
  const entries = entriesOf(useToldRows(profile)).slice(0, MOST_SHOWN);
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{words.latest}</h2>
      <ol className={styles.entries}>
        {entries.map(({ key, editedAt, title, reason, minimumCents, editor }) => (
          <li key={key}>
            {reason ?? words.computed}, <Month cents={minimumCents} />
            <Text tone="note">
              {profile.valuations.length > 1 && `${title}, `}
              {formatInstant(editedAt)}, {editor}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is known of the person, in one row: the amount to be paid, the share, the seniority, the category. */
import { formatDay, formatPercent, FULL_SHARE_HUNDREDTHS, seniorityYears } from '@valorisation/rules';
import type { ReactNode } from 'react';
import { useReference } from '../../api/rows';
import type { Profile, ValuationRow } from '../../api/valuation';
import { activeRows } from '../../amounts/model/people';
import { personHeadline } from '../../amounts/model/personHeadline';
import { leftOutNotes } from '../../amounts/model/personTotal';
import { categoryTitle } from '../../amounts/model/result';
import { today } from '../../amounts/model/today';
import { person as words } from '../../i18n/fr/person';
import { Amount } from '../../ui/Amount';
import { Badge } from '../../ui/Badge';
import { Text } from '../../ui/layout/primitives';
import styles from './PersonFacts.module.css';

interface FactProps {
  label: string;
  value: ReactNode;
  notes?: readonly string[];
  /** Stands under the notes. */
  children?: ReactNode;
}

function Fact({ label, value, notes = [], children }: FactProps) {
  return (
    <div className={styles.fact}>
      <Text tone="quiet">{label}</Text>
      <p className={styles.value}>{value}</p>
      {notes.map((note) => (
        <Text key={note} tone="note">
          {note}
        </Text>
      ))}
      {children}
    </div>
  );
}

/** The value that all functions share. Undefined when they differ. */
function common<Value>(rows: readonly ValuationRow[], valueOf: (row: ValuationRow) => Value): Value | undefined {
  const values = new Set(rows.map(valueOf));
  return values.size === 1 ? [...values][0] : undefined;
}

function Seniority({ rows }: { rows: readonly ValuationRow[] }) {
  const day = common(rows, ({ seniorityOn }) => seniorityOn);
  if (day === undefined) return <Fact label={words.seniority} value={words.several} />;
  if (day !== null) {
    const years = words.seniorityYears(seniorityYears(day, today()));
    return <Fact label={words.seniority} value={years} notes={[words.seniorityOn(formatDay(day))]} />;
  }
  const isStated = rows.every(({ withoutSeniority }) => withoutSeniority);
  return <Fact label={words.seniority} value={isStated ? words.noSeniority : words.seniorityUnsaid} />;
}

function Category({ rows }: { rows: readonly ValuationRow[] }) {
  const { data: reference } = useReference();
  const level = common(rows, ({ categoryLevel }) => categoryLevel);
  if (reference === undefined || level === undefined || level === null) return null;
  return <Fact label={words.category} value={categoryTitle(reference, level)} />;
}

/** The shares of several functions, one after the other. */
function sharesOf(rows: readonly ValuationRow[]): readonly string[] {
  if (rows.length < 2) return [];
  return [rows.map(({ shareHundredths }) => formatPercent(shareHundredths)).join(' + ')];
}

export function PersonFacts({ profile }: { profile: Profile }) {
  const { label, amount, notes } = personHeadline(profile);
  const rows = activeRows(profile);
  return (
    <section className={styles.facts} aria-label={words.headline}>
      <div className={styles.fact}>
        <Text tone="quiet">{label}</Text>
        <p className={styles.figure}>
          <Amount value={amount} />
        </p>
        {amount === null && <p>{words.nothingComputed}</p>}
        {notes.map((note) => (
          <Text key={note} tone="note">
            {note}
          </Text>
        ))}
      </div>
      {profile.shareHundredths > 0 && (
        <Fact
          label={words.shareOf}
          value={formatPercent(profile.shareHundredths)}
          notes={[...sharesOf(rows), ...leftOutNotes(profile)]}
        >
          {profile.shareHundredths > FULL_SHARE_HUNDREDTHS && <Badge tone="wheat">{words.overFull}</Badge>}
        </Fact>
      )}
      {rows.length > 0 && (
        <>
          <Seniority rows={rows} />
          <Category rows={rows} />
        </>
      )}
    </section>
  );
}

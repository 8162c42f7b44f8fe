import { FULL_SHARE_HUNDREDTHS, isActive } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { Profile, ValuationRow } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { paths } from '../../routes';
import { Amount, Percent } from '../../ui/Amount';
import { Badge } from '../../ui/Badge';
import { cx } from '../../ui/cx';
import { dueWords } from '../../amounts/model/dueWords';
import { leftOutNotes, personTotal } from '../../amounts/model/personTotal';
import styles from './RowAmount.module.css';

export function AmountNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <span key={note} className={styles.note}>
      {note}
    </span>
  ));
}

interface RowAmountProps {
  row: ValuationRow;
  /** Given when the row also stands for its person: the notes of the person's total are then shown. */
  profile?: Profile;
  note?: string | null;
}

export function RowAmount({ row, profile, note = null }: RowAmountProps) {
  if (row.due === null) return <Amount value={null} />;
  const { notes, explanation } = dueWords(row);
  const isArchived = !isActive(row.status);
  const partial = profile?.hidesRows === true ? [dashboard.amount.partial] : [];
  return (
    <span className={styles.stack}>
      <Link to={paths.conclusion(row.id)} className={styles.amount} title={explanation ?? undefined}>
        <Amount value={row.due} className={cx(isArchived && styles.archived)} />
        {explanation !== null && <span className="visually-hidden">, {explanation}</span>}
      </Link>
      <AmountNotes notes={[...notes, ...partial, ...(note === null ? [] : [note])]} />
    </span>
  );
}

interface ProfileShareProps {
  profile: Profile;
  /** True when the total beside the share already names the functions that both leave out. */
  bare?: boolean;
}

/** The sum of a person's shares, marked when it is more than full time. */
export function ProfileShare({ profile, bare = false }: ProfileShareProps) {
  if (personTotal(profile).cents === null) return <Amount value={null} />;
  const isOverFull = profile.shareHundredths > FULL_SHARE_HUNDREDTHS;
  return (
    <span className={styles.stack}>
      <Percent hundredths={profile.shareHundredths} />
      {!bare && <AmountNotes notes={leftOutNotes(profile)} />}
      {isOverFull && (
        <Badge tone="wheat" title={dashboard.overFullHint}>
          {dashboard.overFull}
        </Badge>
      )}
    </span>
  );
}

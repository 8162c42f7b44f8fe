/** What is due to a person: of their only function, or of all that are paid by the month. */
import { formatPercent } from '@valorisation/rules';
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { person as words } from '../../i18n/fr/person';
import { Amount, Month } from '../../ui/Amount';
import { dueWords } from '../dashboard/dueWords';
import { onlyRow } from '../dashboard/people';
import { personTotal, totalNotes } from '../dashboard/personTotal';
import styles from './Person.module.css';

interface HeadlineProps {
  profile: Profile;
}

export function PersonHeadline({ profile }: HeadlineProps) {
  const only = onlyRow(profile);
  const total = personTotal(profile);
  const partial = profile.hidesRows ? [dashboard.amount.partial] : [];
  const notes = only === null ? totalNotes(profile, total) : [...dueWords(only).notes, ...partial];
  const isNothing = only === null ? total.cents === null : only.due === null;
  return (
    <section className={styles.headline} aria-label={words.headline}>
      <p className={styles.label}>{only === null ? words.dueByMonth : words.due}</p>
      <p className={styles.figure}>{only === null ? <Month cents={total.cents} /> : <Amount value={only.due} />}</p>
      {isNothing && <p>{words.nothingComputed}</p>}
      {notes.map((note) => (
        <p key={note} className={styles.remark}>
          {note}
        </p>
      ))}
      {profile.shareHundredths > 0 && (
        <p className={styles.remark}>{words.share(formatPercent(profile.shareHundredths))}</p>
      )}
    </section>
  );
}

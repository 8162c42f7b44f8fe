/** What is due to a person: of their only function, or of all that are paid by the month. */
import { formatPercent } from '@valorisation/rules';
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { person as words } from '../../i18n/fr/person';
import { Amount, Month } from '../../ui/Amount';
import { dueWords } from '../../amounts/model/dueWords';
import { onlyRow } from '../../amounts/model/people';
import { leftOutNotes, personTotal, totalNotes } from '../../amounts/model/personTotal';
import { Text } from '../../ui/layout/primitives';
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
      <Text tone="quiet">{only === null ? words.dueByMonth : words.due}</Text>
      <p className={styles.figure}>{only === null ? <Month cents={total.cents} /> : <Amount value={only.due} />}</p>
      {isNothing && <p>{words.nothingComputed}</p>}
      {notes.map((note) => (
        <Text key={note} tone="quiet">
          {note}
        </Text>
      ))}
      {profile.shareHundredths > 0 && (
        <Text tone="quiet">{words.share(formatPercent(profile.shareHundredths), leftOutNotes(profile))}</Text>
      )}
    </section>
  );
}

/** The amount due to a person: of the only function, or of all monthly ones. */
import { formatPercent, FULL_SHARE_HUNDREDTHS } from '@valorisation/rules';
import type { Profile } from '../../api/valuation';
import { person as words } from '../../i18n/fr/person';
import { Amount } from '../../ui/Amount';
import { Badge } from '../../ui/Badge';
import { personHeadline } from '../../amounts/model/personHeadline';
import { leftOutNotes } from '../../amounts/model/personTotal';
import { Text } from '../../ui/layout/primitives';
import styles from './Person.module.css';

interface HeadlineProps {
  profile: Profile;
}

export function PersonHeadline({ profile }: HeadlineProps) {
  const { label, amount, notes } = personHeadline(profile);
  return (
    <section className="headline" aria-label={words.headline}>
      <Text tone="quiet">{label}</Text>
      <p className={styles.figure}>
        <Amount value={amount} />
      </p>
      {amount === null && <p>{words.nothingComputed}</p>}
      {notes.map((note) => (
        <Text key={note} tone="quiet">
          {note}
        </Text>
      ))}
      {profile.shareHundredths > 0 && (
        <Text tone="quiet">{words.share(formatPercent(profile.shareHundredths), leftOutNotes(profile))}</Text>
      )}
      {profile.shareHundredths > FULL_SHARE_HUNDREDTHS && <Badge tone="wheat">{words.overFull}</Badge>}
    </section>
  );
}

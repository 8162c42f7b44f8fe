/** A second file: who is already known in another spelling, and what the file changes. */
import type { ImportPreview } from '../../../api/exchange';
import { importReading } from '../../../i18n/fr/importReading';
import { Button } from '../../../ui/Button';
import { Cluster, Stack } from '../../../ui/layout/primitives';
import styles from './Reading.module.css';

const { known: words } = importReading;

interface SamePeopleProps {
  people: ImportPreview['samePeople'];
  onDecide: (all: 'same' | 'other') => void;
}

export function SamePeople({ people, onDecide }: SamePeopleProps) {
  if (people.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="meme-personne">
      <h2 id="meme-personne" className={styles.title}>
        {words.same}
      </h2>
      <ul className="indent-5">
        {people.map(({ line, profileName, knownName, isSame }) => (
          <li key={line}>{words.pair(profileName, knownName, isSame)}</li>
        ))}
      </ul>
      <Cluster gap={2}>
        <Button onClick={() => onDecide('same')}>{words.allSame}</Button>
        <Button onClick={() => onDecide('other')}>{words.allOther}</Button>
      </Cluster>
    </Stack>
  );
}

export function Changes({ changes }: { changes: ImportPreview['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="changements">
      <h2 id="changements" className={styles.title}>
        {words.changes(changes.length)}
      </h2>
      <ul className="indent-5">
        {changes.map(({ kind, profileName, functionTitle, before, after }, place) => (
          <li key={`${place}-${kind}`}>{words.change(words.kinds[kind], profileName, functionTitle, before, after)}</li>
        ))}
      </ul>
    </Stack>
  );
}

import type { SheetParts } from '../../api/files';
import { jobSheet as words } from '../../i18n/fr';
import { Checkbox } from '../../ui/Checkbox';
import styles from './SheetSides.module.css';

interface Props {
  parts: SheetParts;
  onParts: (parts: SheetParts) => void;
}

/** What is printed besides the sections, for one sheet or for a selection. */
export function PartsChoice({ parts, onParts }: Props) {
  return (
    <div role="group" aria-label={words.printed} className={styles.parts}>
      {(['pay', 'signatures', 'annex'] as const).map((part) => (
        <Checkbox
          key={part}
          checked={parts[part]}
          label={words.parts[part]}
          onChange={({ target }) => onParts({ ...parts, [part]: target.checked })}
        >
          {words.parts[part]}
        </Checkbox>
      ))}
    </div>
  );
}

import { saveFile } from '../../api/download';
import { exchange } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { leftOutFile, type LeftOutRow } from './leftOutRows';

const { refused: words } = exchange;

interface LeftOutFileProps {
  rows: readonly LeftOutRow[];
  /** Names the button among others. */
  label?: string;
}

/** The rows that are not imported, as a file with their reasons. */
export function LeftOutFile({ rows, label }: LeftOutFileProps) {
  return (
    <Button
      {...(label === undefined ? {} : { size: 'small', variant: 'quiet', 'aria-label': label })}
      onClick={() => saveFile(leftOutFile(rows))}
    >
      {words.download(rows.length)}
    </Button>
  );
}

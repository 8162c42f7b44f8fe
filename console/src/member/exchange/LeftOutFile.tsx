import { saveFile } from '../../api/download';
import { exchange } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { leftOutFile, type LeftOutRow } from './leftOutRows';

const { refused: words } = exchange;

interface LeftOutFileProps {
  rows: readonly LeftOutRow[];
  /** The moment of the import, in the list of imports. */
  of?: string;
  /** True beside a sentence: a button without a frame. */
  isPlain?: boolean;
}

/** The rows that are not imported, as a file with their reasons. */
export function LeftOutFile({ rows, of, isPlain = false }: LeftOutFileProps) {
  return (
    <Button
      {...(isPlain && { size: 'small', variant: 'quiet', flush: 'start' })}
      {...(of !== undefined && { size: 'small', variant: 'quiet', 'aria-label': `${words.short}, ${of}` })}
      onClick={() => saveFile(leftOutFile(rows))}
    >
      {of === undefined ? words.download(rows.length) : words.short}
    </Button>
  );
}

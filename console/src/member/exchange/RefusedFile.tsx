import { sheets, type ImportParts, type SheetFormat } from '../../api/exchange';
import { useSheetDownload } from '../../api/useSheetDownload';
import { exchange } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/primitives';

const { refused: words } = exchange;

/** Rows that are not imported, each with its reason. The file stays in this tab until it is closed. */
export function RefusedFile({ file, parts }: { file: File; parts: ImportParts | null }) {
  const download = useSheetDownload();
  const start = (format: SheetFormat) => void download.start(sheets.refused(file, parts, format, words.fileName));
  return (
    <Cluster rowGap={2}>
      <Button busy={download.busy} onClick={() => start('xlsx')}>
        {words.xlsx}
      </Button>
      <Button variant="quiet" busy={download.busy} onClick={() => start('csv')}>
        {words.csv}
      </Button>
    </Cluster>
  );
}

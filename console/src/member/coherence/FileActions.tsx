/** The filtered rows, on paper or as a spreadsheet. */
import type { CoherenceFilter } from '@valorisation/rules';
import { sheets, type SheetFormat } from '../../api/exchange';
import { useSheetDownload } from '../../api/useSheetDownload';
import { coherence as words, exchange } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Cluster } from '../../ui/layout/primitives';
import { Menu, type MenuItem } from '../../ui/Menu';

export function FileActions({ filter, shown }: { filter: CoherenceFilter; shown: number }) {
  const download = useSheetDownload();
  const { criterionId, familyId, search, view } = filter;
  const query = { criterionId: criterionId ?? undefined, familyId: familyId ?? undefined, search, view };
  const item = (label: string, format: SheetFormat): MenuItem => ({
    label,
    hint: shown === 0 ? words.exportNothing : words.exportHint(shown),
    disabled: shown === 0 || download.busy,
    onSelect: () => void download.start(sheets.coherence(query, format, words.fileName)),
  });
  return (
    <Cluster gap={2} align="center">
      <Menu
        items={[item(exchange.exportMenu.xlsx, 'xlsx'), item(exchange.exportMenu.csv, 'csv')]}
        buttonClassName="ghost link inline-row gap-2 pad-2-3 target tinted"
      >
        {words.exporting}
        <Icon name="down" size={16} />
      </Menu>
      <Button onClick={() => window.print()}>{words.print}</Button>
    </Cluster>
  );
}

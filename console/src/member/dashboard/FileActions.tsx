import { sheets, type SheetFormat } from '../../api/exchange';
import { useSheetDownload } from '../../api/useSheetDownload';
import { exchange } from '../../i18n/fr';
import { payroll } from '../../i18n/fr/payroll';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Menu, type MenuItem } from '../../ui/Menu';
import { statusOf, type DashboardView } from './dashboardQuery';

const { exportMenu: words } = exchange;

function queryOf({ tab, name, belowMinimum, anniversary, belowDue, key, order }: DashboardView) {
  return {
    key,
    order,
    status: statusOf(tab),
    search: name.trim() === '' ? undefined : name.trim(),
    belowMinimum: belowMinimum || undefined,
    anniversary: anniversary || undefined,
    belowDue: belowDue || undefined,
  };
}

interface FileActionsProps {
  view: DashboardView;
  total: number | undefined;
  /** True below the list, whose edge the first act keeps. */
  isBelow: boolean;
}

export function FileActions({ view, total, isBelow }: FileActionsProps) {
  const download = useSheetDownload();
  const item = (label: string, format: SheetFormat): MenuItem => ({
    label,
    hint: total === 0 ? words.nothing : words.hint(total ?? 0),
    disabled: total === 0 || download.busy,
    onSelect: () => void download.start(sheets.list(queryOf(view), format, words.fileName)),
  });
  return (
    <div className="row gap-1">
      <LinkButton to={paths.importFile()} variant="quiet" {...(isBelow && { flush: 'start' })}>
        {exchange.importLink}
      </LinkButton>
      <Menu
        items={[
          item(words.xlsx, 'xlsx'),
          item(words.csv, 'csv'),
          { label: payroll.menu, hint: payroll.menuHint, to: paths.payroll(), separated: true },
        ]}
        buttonClassName="ghost link inline-row gap-2 pad-2 target tinted"
      >
        {words.button}
        <Icon name="down" size={16} />
      </Menu>
    </div>
  );
}

/** The row of lists: the tabs of the statuses, then what else asks for an act. Each has the count of its list. */
import { type AnswerOf, valuationCalls } from '@valorisation/contract';
import { Link } from 'react-router-dom';
import { useProposalCount } from '../../api/proposals';
import { useCall } from '../../api/useCall';
import { dashboard } from '../../i18n/fr';
import { paths } from '../../routes';
import { Awaiting } from '../../ui/StatusBadge';
import { Tabs, type TabOption } from '../../ui/Tabs';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { WHOLE_LIST, type DashboardTab, type DashboardView } from './dashboardQuery';
import { PANEL_ID } from './useKeptFocus';
import toolbar from './Toolbar.module.css';

const TABS: readonly DashboardTab[] = ['available', 'inProgress', 'awaitingUpdate', 'toRedo'];
const FURTHER = ['belowDue', 'anniversaries', 'belowMinimum'] as const;
type Filter = DashboardTab | (typeof FURTHER)[number];

export type ToDo = AnswerOf<typeof valuationCalls.toDo>;

function chosen({ tab, anniversary, belowMinimum, belowDue }: DashboardView): Filter {
  if (belowDue) return 'belowDue';
  return anniversary ? 'anniversaries' : belowMinimum ? 'belowMinimum' : tab;
}

/** Up to this width the long name of a list would push the last one out of sight. */
const TABLET = '(max-width: 1099px)';

interface FiltersProps {
  view: DashboardView;
  toDo: ToDo | undefined;
  onChange: (change: Partial<DashboardView>) => void;
}

export function Filters({ view, toDo, onChange }: FiltersProps) {
  const { data: statuses } = useCall(valuationCalls.statusTotals, {});
  const { open: proposed } = useProposalCount();
  const value = chosen(view);
  const isShort = useMediaQuery(TABLET);
  // « Disponibles » counts the people of its list.
  const options: TabOption<Filter>[] = TABS.map((tab) => ({
    value: tab,
    label: isShort && tab === 'awaitingUpdate' ? <Awaiting /> : dashboard.tabs[tab],
    count: tab === 'available' ? toDo?.people : statuses?.[tab],
  }));
  // A list that is shown now stays among the others, so that the user can leave it.
  const further = FURTHER.filter((name) => (toDo?.[name] ?? 0) > 0 || name === value).map((name, index) => ({
    value: name,
    label: dashboard.tabs[name],
    count: toDo?.[name],
    ruled: index === 0,
  }));
  return (
    <div className={toolbar.filters}>
      <Tabs
        label={dashboard.tabs.label}
        options={[...options, ...further]}
        value={value}
        onValueChange={(name) =>
          onChange({
            ...WHOLE_LIST,
            name: view.name,
            ...(name === 'anniversaries'
              ? { anniversary: true }
              : name === 'belowMinimum' || name === 'belowDue'
                ? { [name]: true }
                : { tab: name }),
          })
        }
        panelId={PANEL_ID}
      />
      {proposed > 0 && (
        <Link to={paths.proposals()} className="link rigid table-size">
          {dashboard.strip.proposals(proposed)}
        </Link>
      )}
    </div>
  );
}

/** The tab of the shown list. It has the focus once nothing is left in its list. */
export const filterId = (view: DashboardView): string => `${PANEL_ID}-${chosen(view)}`;

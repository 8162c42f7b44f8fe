/** The page « Vos valorisations ». The address contains the tab, the sort order, the search and the page. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { outlookCalls, valuationCalls, type AnswerOf } from '@valorisation/contract';
import { useProposalCount } from '../../api/proposals';
import { useProfileList } from '../../api/rows';
import { useUser } from '../../api/session';
import { useCall } from '../../api/useCall';
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { GridNote } from '../../layout/GridNote';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { Pagination } from '../../ui/Pagination';
import { EmptyState, ErrorState } from '../../ui/State';
import { Tabs, type TabOption } from '../../ui/Tabs';
import { Cluster, Text } from '../../ui/layout/primitives';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import { peopleOf, seenRows } from '../../amounts/model/people';
import { PageSize, SortField } from './ListFields';
import { AccessGrantLine, GridOutlookNotice, LiveLine, movedTo, TransferNotice, useHeadNotices } from './Notices';
import { BottomBars } from './BottomBars';
import styles from './DashboardPage.module.css';
import {
  dashboardPath,
  filterOf,
  isFiltered,
  isWholeList,
  WHOLE_LIST,
  readDashboardQuery,
  type DashboardTab,
  type DashboardView,
} from './dashboardQuery';
import { DownloadBar } from './DownloadBar';
import { FileActions } from './FileActions';
import { FirstSteps } from './FirstSteps';
import { NameSearch } from './NameSearch';
import { ProfileCards } from './ProfileCards';
import { ProfileTable, useFold } from './ProfileTable';
import { BulkBar } from './selection/BulkBar';
import { AllBox } from './selection/SelectBoxes';
import { ToDoStrip } from './ToDoStrip';
import toolbar from './Toolbar.module.css';
import { useAnsweredPage } from './useAnsweredPage';
import { useDashboardRequests } from './useDashboardRequests';
import { PANEL_ID, useKeptFocus } from './useKeptFocus';

const TABS: readonly DashboardTab[] = ['available', 'inProgress', 'awaitingUpdate', 'toRedo'];

type Statuses = AnswerOf<typeof valuationCalls.statusTotals> | undefined;

/** « Disponibles » counts the people of its list. Archived valuations are counted in the lines around it. */
function tabsOf(statuses: Statuses, people: number | undefined): TabOption<DashboardTab>[] {
  return TABS.map((value) => {
    const count = value === 'available' ? people : statuses?.[value];
    return { value, label: dashboard.tabs[value], count };
  });
}

function totalsWords(answer: AnswerOf<typeof valuationCalls.totals> | undefined, statuses: Statuses) {
  if (answer === undefined) return null;
  const totals = answer.tots;
  return dashboard.totals(totals.all, totals.thisMonth, Math.max(0, (statuses?.available ?? 0) - totals.all));
}

function useProfiles(view: DashboardView) {
  return useProfileList({
    page: view.page,
    perPage: view.perPage,
    sort: { field: view.key, order: view.order === 'asc' ? 'ASC' : 'DESC' },
    filter: filterOf(view),
  });
}

/** `short`: the short label beside the search, on a small screen. */
function NewValuationLink({ short = false }: { short?: boolean }) {
  return (
    <LinkButton to={paths.newValuation()} variant="primary" aria-label={dashboard.newValuation}>
      {short ? dashboard.newValuationShort : dashboard.newValuation}
    </LinkButton>
  );
}

/** No person has the typed name, either in the whole list or in its filtered part. */
function NoMatch({ view }: { view: DashboardView }) {
  const { noMatch, noMatchHint, noMatchHere, noMatchHereHint, clearSearch, reset } = dashboard.empty;
  const name = view.name.trim();
  const isEverywhere = isWholeList({ ...view, name: '', page: 1 });
  return (
    <EmptyState
      title={isEverywhere ? noMatch(name) : noMatchHere(name)}
      action={
        <>
          <LinkButton to={dashboardPath(view, { name: '' })}>{clearSearch}</LinkButton>
          {!isEverywhere && <LinkButton to={paths.dashboard()}>{reset}</LinkButton>}
        </>
      }
    >
      <p>{isEverywhere ? noMatchHint : noMatchHereHint}</p>
    </EmptyState>
  );
}

function EmptyDashboard({ view }: { view: DashboardView }) {
  const { text, first, filtered, tab, reset } = dashboard.empty;
  if (view.name.trim() !== '') return <NoMatch view={view} />;
  const isNarrowed = !isWholeList(view);
  return (
    <EmptyState
      title={text}
      action={isNarrowed ? <LinkButton to={paths.dashboard()}>{reset}</LinkButton> : <NewValuationLink />}
    >
      <p>{isFiltered(view) ? filtered : view.tab === 'available' ? first : tab}</p>
    </EmptyState>
  );
}

const NONE: readonly Profile[] = [];

export function DashboardPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = readDashboardQuery(query);
  const { data: statuses, isPending: areStatusesPending } = useCall(valuationCalls.statusTotals, {});
  const { data: totals, isPending: areTotalsPending } = useCall(valuationCalls.totals, {});
  const { data: toDo, isPending: areToDosPending } = useCall(valuationCalls.toDo, {});
  const { isLoading: areProposalsPending } = useProposalCount();
  const { isPending: isOutlookPending } = useCall(outlookCalls.announced, {});
  const forHead = useHeadNotices(useUser()?.associated === false);
  const list = useProfiles(view);
  useAnsweredPage(view, list.page);
  const isNarrow = useMediaQuery(NARROW);
  const { requests, dialogs, download, onDownloadFile, onRetryDownload } = useDashboardRequests();

  const change = (next: Partial<DashboardView>, replace = false) =>
    void navigate(dashboardPath(view, next), { replace });
  const profiles = list.data ?? NONE;
  const fold = useFold(peopleOf(profiles).active.length > 0);
  const panel = useKeptFocus(profiles);
  const busy = list.isPlaceholderData;
  const total = list.total ?? 0;
  const lastPage = Math.ceil(total / view.perPage);
  const isFirst = statuses?.available === 0 && isWholeList(view);
  const totalsText = view.name.trim() === '' ? totalsWords(totals, statuses) : dashboard.tabs.beyondSearch;
  const hasList = !isFirst || !list.isSuccess || profiles.length > 0;

  const search = <NameSearch name={view.name} onName={(name) => change({ name }, true)} />;
  const folded = isFiltered(view) || view.tab !== 'available' ? 0 : Math.max(0, total - (toDo?.people ?? total));
  const count = <p aria-live="polite">{dashboard.results(total - folded, isNarrow ? 0 : folded)}</p>;
  const files = <FileActions view={view} total={list.total} />;

  // All lines above the list appear together, because a line that comes later would push the list down.
  const areCountsPending =
    areStatusesPending ||
    areTotalsPending ||
    areToDosPending ||
    areProposalsPending ||
    isOutlookPending ||
    forHead.isLoading;
  if (list.isPending || areCountsPending) return <ScreenSkeleton />;

  return (
    <Page title={dashboard.title} {...((!isNarrow || !hasList) && { action: <NewValuationLink /> })} width="wide">
      <TransferNotice transfers={forHead.transfers} />
      {isFirst && <FirstSteps movedTo={movedTo(forHead.transfers)} />}
      {hasList && (
        <>
          {isNarrow && (
            <div className={toolbar.first}>
              {search}
              <NewValuationLink short />
            </div>
          )}
          <AccessGrantLine access={forHead.access} />
          <ToDoStrip view={view} />
          <GridOutlookNotice />
          <Cluster rowGap={2} align="center" className={toolbar.tools}>
            <Tabs
              label={dashboard.tabs.label}
              options={tabsOf(statuses, toDo?.people)}
              value={view.tab}
              onValueChange={(tab) => change({ ...WHOLE_LIST, name: view.name, tab })}
              panelId={PANEL_ID}
            />
            {!isNarrow && search}
            {!isNarrow && files}
            {!isNarrow && profiles.length > 0 && <SortField view={view} onSort={change} />}
          </Cluster>
          <Cluster gap={4} rowGap={0} justify="space-between" className={toolbar.counts}>
            {!isNarrow && count}
            {!isNarrow && profiles.length > 0 && <p className={toolbar.scrolls}>{dashboard.moreColumns}</p>}
            <LiveLine profiles={profiles} />
            {!isNarrow && totalsText !== null && <p>{totalsText}</p>}
          </Cluster>
          {isNarrow && profiles.length > 0 && (
            <div className={toolbar.order}>
              <AllBox rows={seenRows(profiles, fold.open)} worded />
              {count}
              <SortField view={view} onSort={change} />
            </div>
          )}
          <div id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-${view.tab}`} {...panel}>
            {list.isError && profiles.length === 0 && (
              <ErrorState title={dashboard.error.title} error={list.error} onRetry={() => void list.refetch()} />
            )}
            {list.total === 0 && <EmptyDashboard view={view} />}
            {profiles.length > 0 &&
              (isNarrow ? (
                <ProfileCards profiles={profiles} fold={fold} busy={busy} {...requests} />
              ) : (
                <ProfileTable
                  profiles={profiles}
                  view={view}
                  fold={fold}
                  busy={busy}
                  onSort={(key, order) => change({ key, order })}
                  {...requests}
                />
              ))}
            {isNarrow && totalsText !== null && (
              <Text tone="note" above={3}>
                {totalsText}
              </Text>
            )}
            {isNarrow && files}
            <Cluster gap={6} rowGap={2} align="center" justify="space-between" className={styles.foot}>
              <Pagination page={view.page} lastPage={lastPage} onPageChange={(page) => change({ page })} />
              <PageSize perPage={view.perPage} total={total} onChange={(perPage) => change({ perPage })} />
            </Cluster>
          </div>
        </>
      )}
      <GridNote />
      <BottomBars>
        <DownloadBar download={download} onRetry={onRetryDownload} />
        <BulkBar
          list={{ profiles, total, filter: filterOf(view), isUnfolded: fold.open }}
          onDownload={onDownloadFile}
        />
      </BottomBars>
      {dialogs}
    </Page>
  );
}

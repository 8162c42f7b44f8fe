/** Vos valorisations: profiles and their valuations, by tab, sorted, searched and paged in the address. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { StatusTotals } from '../../api/memberDataProvider';
import { useProfileList, useStatusTotals, useTotals } from '../../api/memberHooks';
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
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import { AwaitingNotice } from './AwaitingNotice';
import { BottomBars } from './BottomBars';
import styles from './DashboardPage.module.css';
import {
  dashboardPath,
  filterOf,
  isFiltered,
  isWholeList,
  readDashboardQuery,
  type DashboardTab,
  type DashboardView,
} from './dashboardQuery';
import { DownloadBar } from './DownloadBar';
import { Filters } from './Filters';
import { FirstSteps } from './FirstSteps';
import { LiveLine } from './LiveLine';
import { PageSize } from './PageSize';
import { ProfileCards } from './ProfileCards';
import { ProfileTable } from './ProfileTable';
import { BulkBar } from './selection/BulkBar';
import { useAnsweredPage } from './useAnsweredPage';
import { useDashboardRequests } from './useDashboardRequests';
import { useKeptFocus } from './useKeptFocus';

const PANEL_ID = 'profils';
const SORT_FIELDS = { profile_name: 'name', profile_minima: 'minimum', profile_c0: 'share' } as const;
const TABS: readonly DashboardTab[] = ['available', 'inProgress', 'awaitingUpdate', 'toRedo'];

function tabsOf(totals: StatusTotals | undefined): TabOption<DashboardTab>[] {
  return TABS.map((value) => ({ value, label: dashboard.tabs[value], count: totals?.[value] }));
}

function useProfiles(view: DashboardView) {
  return useProfileList({
    page: view.page,
    perPage: view.perPage,
    sort: { field: SORT_FIELDS[view.key], order: view.order === 'asc' ? 'ASC' : 'DESC' },
    filter: filterOf(view),
  });
}

function NewValuationLink() {
  return (
    <LinkButton to={paths.newValuation()} variant="primary">
      {dashboard.newValuation}
    </LinkButton>
  );
}

function EmptyDashboard({ view }: { view: DashboardView }) {
  const { text, first, filtered, tab, reset } = dashboard.empty;
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
  const { data: statuses, isPending: areStatusesPending } = useStatusTotals();
  const { data: totals, isPending: areTotalsPending } = useTotals();
  const list = useProfiles(view);
  useAnsweredPage(view, list.page);
  const isNarrow = useMediaQuery(NARROW);
  const { requests, dialogs, download, onDownloadFile, onRetryDownload } = useDashboardRequests();

  const change = (next: Partial<DashboardView>, replace = false) =>
    void navigate(dashboardPath(view, next), { replace });
  const profiles = list.data ?? NONE;
  const panel = useKeptFocus(profiles);
  const busy = list.isPlaceholderData;
  const total = list.total ?? 0;
  const lastPage = Math.ceil(total / view.perPage);
  const isFirst = statuses?.available === 0 && isWholeList(view);
  const hasList = !isFirst || !list.isSuccess || profiles.length > 0;

  // Everything at once: what comes over the list one after the other would push it down each time.
  if (list.isPending || areStatusesPending || areTotalsPending) return <ScreenSkeleton />;

  return (
    <Page
      title={dashboard.title}
      intro={isFirst ? undefined : totals && dashboard.totals(totals.all, totals.thisMonth)}
      {...(!isFirst && { action: <NewValuationLink /> })}
      width="wide"
    >
      <AwaitingNotice
        count={statuses?.awaitingUpdate ?? 0}
        to={
          view.tab === 'awaitingUpdate'
            ? null
            : dashboardPath(view, { tab: 'awaitingUpdate', name: '', underMinimum: false })
        }
      />
      {isFirst && <FirstSteps />}
      {hasList && (
        <>
          <Tabs
            label={dashboard.tabs.label}
            options={tabsOf(statuses)}
            value={view.tab}
            onValueChange={(tab) => change({ tab })}
            panelId={PANEL_ID}
          />
          <Filters view={view} total={list.total} onChange={(next) => change(next, 'name' in next)} />
          <LiveLine profiles={profiles} />
          <div id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-${view.tab}`} {...panel}>
            {list.isError && profiles.length === 0 && (
              <ErrorState title={dashboard.error.title} error={list.error} onRetry={() => void list.refetch()} />
            )}
            {list.isSuccess && profiles.length === 0 && <EmptyDashboard view={view} />}
            {profiles.length > 0 &&
              (isNarrow ? (
                <ProfileCards profiles={profiles} busy={busy} {...requests} />
              ) : (
                <ProfileTable
                  profiles={profiles}
                  view={view}
                  busy={busy}
                  onSort={(key, order) => change({ key, order })}
                  {...requests}
                />
              ))}
            <div className={styles.foot}>
              <Pagination page={view.page} lastPage={lastPage} onPageChange={(page) => change({ page })} />
              <PageSize perPage={view.perPage} total={total} onChange={(perPage) => change({ perPage })} />
            </div>
          </div>
        </>
      )}
      <GridNote />
      <BottomBars>
        <DownloadBar download={download} onRetry={onRetryDownload} />
        <BulkBar list={{ profiles, total, filter: filterOf(view) }} onDownload={onDownloadFile} />
      </BottomBars>
      {dialogs}
    </Page>
  );
}

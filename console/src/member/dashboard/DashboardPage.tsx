/** The page « Vos valorisations ». The address contains the tab, the sort order, the search and the page. */
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { outlookCalls, valuationCalls } from '@valorisation/contract';
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
import { Cluster } from '../../ui/layout/primitives';
import { CARDS, useMediaQuery } from '../../ui/useMediaQuery';
import { peopleOf, seenRows } from '../../amounts/model/people';
import { PageSize, SortField } from './ListFields';
import { AccessGrantLine, GridOutlookNotice, movedTo, TopNotices, useHeadNotices } from './Notices';
import { actOf, ActStrip } from './ActStrip';
import { BottomBars } from './BottomBars';
import styles from './DashboardPage.module.css';
import {
  dashboardPath,
  filterOf,
  isFiltered,
  isWholeList,
  readDashboardQuery,
  type DashboardView,
} from './dashboardQuery';
import { DownloadBar } from './DownloadBar';
import { FileActions } from './FileActions';
import { filterId, Filters } from './Filters';
import { FirstSteps } from './FirstSteps';
import { useListSettings } from '../../layout/listSettings';
import { ListSettingsDialog } from './ListSettingsDialog';
import { NameSearch } from './NameSearch';
import { ProfileCards } from './ProfileCards';
import { ProfileTable, useFold } from './ProfileTable';
import { StatusLine } from './StatusLine';
import { BulkBar } from './selection/BulkBar';
import { AllBox } from './selection/SelectBoxes';
import toolbar from './Toolbar.module.css';
import { useAnsweredPage } from './useAnsweredPage';
import { useDashboardRequests } from './useDashboardRequests';
import { PANEL_ID, useKeptFocus } from './useKeptFocus';
import { useListKeys } from './useListKeys';

function useProfiles(view: DashboardView) {
  return useProfileList({
    page: view.page,
    perPage: view.perPage,
    sort: { field: view.key, order: view.order === 'asc' ? 'ASC' : 'DESC' },
    filter: filterOf(view),
  });
}

interface NewValuationLinkProps {
  /** The short label beside the search, on a small screen. */
  short?: boolean;
  /** False when the list itself has a next step. */
  isNextStep?: boolean;
}

function NewValuationLink({ short = false, isNextStep = true }: NewValuationLinkProps) {
  return (
    <LinkButton
      to={paths.newValuation()}
      variant={isNextStep ? 'primary' : 'secondary'}
      aria-label={dashboard.newValuation}
    >
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
  const isNarrow = useMediaQuery(CARDS);
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
  const hasList = !isFirst || !list.isSuccess || profiles.length > 0;

  const [settings] = useListSettings();
  const [isSettingList, setSettingList] = useState(false);
  useListKeys({
    isOn: settings.singleKeys,
    onNew: () => void navigate(paths.newValuation()),
    onHelp: () => setSettingList(true),
  });
  const keyHint = settings.singleKeys && !isNarrow ? '/' : undefined;
  const search = <NameSearch name={view.name} keyHint={keyHint} onName={(name) => change({ name }, true)} />;
  const isWhole = !isFiltered(view) && view.tab === 'available';
  const people = isWhole ? Math.min(total, toDo?.people ?? total) : total;
  const files = <FileActions view={view} total={list.total} isBelow={isNarrow} />;

  // All lines above the list appear together, because a line that comes later would push the list down.
  const areCountsPending =
    areStatusesPending ||
    areTotalsPending ||
    areToDosPending ||
    areProposalsPending ||
    isOutlookPending ||
    forHead.isLoading;
  if (list.isPending || areCountsPending) return <ScreenSkeleton />;

  const newLink = <NewValuationLink short={isNarrow} isNextStep={actOf(view) === null} />;
  const line = (
    <StatusLine
      people={list.total === undefined ? undefined : people}
      totals={isWhole && list.total !== undefined ? totals : undefined}
      archived={Math.max(0, (statuses?.available ?? 0) - (totals?.tots.all ?? 0))}
      profiles={profiles}
      isWhole={lastPage <= 1}
      onSettings={isNarrow ? undefined : () => setSettingList(true)}
      singleKeys={settings.singleKeys}
    />
  );
  const isNarrowed = view.tab !== 'available' || view.belowMinimum || view.anniversary || view.belowDue;
  const props = { profiles, fold, busy, isNarrowed, columns: settings.columns };

  return (
    <Page
      title={dashboard.title}
      {...(!(isNarrow && hasList) && {
        action: hasList ? (
          <div className={toolbar.head}>
            {search}
            {files}
            {newLink}
          </div>
        ) : (
          newLink
        ),
      })}
      width="list"
    >
      <TopNotices transfers={forHead.transfers} />
      {isFirst && <FirstSteps movedTo={movedTo(forHead.transfers)} />}
      {hasList && (
        <>
          {isNarrow && (
            <div className={toolbar.first}>
              {search}
              {newLink}
            </div>
          )}
          <AccessGrantLine access={forHead.access} />
          <GridOutlookNotice />
          <Filters view={view} toDo={toDo} onChange={change} />
          {toDo && <ActStrip view={view} toDo={toDo} profiles={profiles} isWhole={lastPage <= 1} />}
          {isNarrow && profiles.length > 0 && (
            <div className={toolbar.order}>
              <AllBox rows={seenRows(profiles, fold.open)} worded />
              <SortField view={view} onSort={change} />
            </div>
          )}
          <div id={PANEL_ID} role="tabpanel" aria-labelledby={filterId(view)} {...panel}>
            {list.isError && profiles.length === 0 && (
              <ErrorState title={dashboard.error.title} error={list.error} onRetry={() => void list.refetch()} />
            )}
            {list.total === 0 && <EmptyDashboard view={view} />}
            {profiles.length > 0 &&
              (isNarrow ? (
                <ProfileCards {...props} {...requests} />
              ) : (
                <ProfileTable {...props} view={view} onSort={(key, order) => change({ key, order })} {...requests} />
              ))}
            {isNarrow && files}
            <Cluster gap={6} rowGap={2} align="center" justify="space-between" className={styles.foot}>
              <Pagination page={view.page} lastPage={lastPage} onPageChange={(page) => change({ page })} />
              <PageSize perPage={view.perPage} total={total} onChange={(perPage) => change({ perPage })} />
            </Cluster>
            {isNarrow && line}
          </div>
        </>
      )}
      <BottomBars>
        <DownloadBar download={download} onRetry={onRetryDownload} />
        <BulkBar
          list={{ profiles, total, filter: filterOf(view), isUnfolded: fold.open }}
          onDownload={onDownloadFile}
          otherwise={hasList && !isNarrow && line}
        />
      </BottomBars>
      <GridNote />
      {dialogs}
      {isSettingList && <ListSettingsDialog onClose={() => setSettingList(false)} />}
    </Page>
  );
}

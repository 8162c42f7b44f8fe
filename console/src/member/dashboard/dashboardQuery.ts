import { encode, profileSort, type ProfileSort } from '@valorisation/contract';
import { VALUATION_STATUSES, ValuationStatus } from '@valorisation/rules';
import { PROFILE_SORTS, type ProfileFilter } from '../../api/memberDataProvider';
import type { DashboardQuery } from '../../routeQueries';
import { paths } from '../../routes';

export type DashboardTab = 'available' | 'inProgress' | 'awaitingUpdate' | 'toRedo';
export type SortKey = ProfileSort;
export type SortOrder = NonNullable<DashboardQuery['order']>;

export interface DashboardView {
  readonly tab: DashboardTab;
  readonly key: SortKey;
  readonly order: SortOrder;
  readonly page: number;
  readonly perPage: PerPage;
  readonly name: string;
  readonly belowMinimum: boolean;
  readonly anniversary: boolean;
  readonly belowDue: boolean;
}

export const WHOLE_LIST = {
  tab: 'available',
  name: '',
  belowMinimum: false,
  anniversary: false,
  belowDue: false,
} as const satisfies Partial<DashboardView>;

/** The numbers of profiles that a page can have; the first one is the default. */
export const PER_PAGE = [20, 50, 100] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** The tab of a status. "Disponibles" shows all statuses, also those without their own tab. */
export const STATUS_TAB: Readonly<Record<ValuationStatus, DashboardTab>> = {
  [ValuationStatus.InProgress]: 'inProgress',
  [ValuationStatus.UpToDate]: 'available',
  [ValuationStatus.ToRedo]: 'toRedo',
  [ValuationStatus.AwaitingUpdate]: 'awaitingUpdate',
  [ValuationStatus.Archived]: 'available',
};

/** The only status of a tab; undefined on "Disponibles". */
export function statusOf(tab: DashboardTab): ValuationStatus | undefined {
  return tab === 'available' ? undefined : VALUATION_STATUSES.find((status) => STATUS_TAB[status] === tab);
}

const inAddress = (key: SortKey): string => encode(profileSort, key);

function tabOf(visa: string | null): DashboardTab {
  const status = VALUATION_STATUSES.find((known) => String(known) === visa);
  return status === undefined ? 'available' : STATUS_TAB[status];
}

export function readDashboardQuery(query: URLSearchParams): DashboardView {
  const key = PROFILE_SORTS.find((known) => inAddress(known) === query.get('key')) ?? 'name';
  const page = Number(query.get('p') ?? 1);
  return {
    tab: tabOf(query.get('visa')),
    key,
    order: query.get('order') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: PER_PAGE.find((size) => String(size) === query.get('div')) ?? PER_PAGE[0],
    name: query.get('q') ?? '',
    belowMinimum: query.get('under') === '1',
    anniversary: query.get('anniversaire') === '1',
    belowDue: query.get('sous') === '1',
  };
}

/** The address of a view, without defaults. Any change except a change of page leads to the first page. */
export function dashboardPath(view: DashboardView, change: Partial<DashboardView> = {}): string {
  const isOtherList = Object.keys(change).length > 0 && !('page' in change);
  const next = { ...view, ...(isOtherList && { page: 1 }), ...change };
  const isDefaultSort = next.key === 'name' && next.order === 'asc';
  return paths.dashboard({
    key: isDefaultSort ? undefined : inAddress(next.key),
    order: isDefaultSort ? undefined : next.order,
    p: next.page === 1 ? undefined : next.page,
    div: next.perPage === PER_PAGE[0] ? undefined : next.perPage,
    visa: statusOf(next.tab),
    q: next.name.trim() === '' ? undefined : next.name.trim(),
    under: next.belowMinimum ? 1 : undefined,
    anniversaire: next.anniversary ? 1 : undefined,
    sous: next.belowDue ? 1 : undefined,
  });
}

export function filterOf({ tab, name, belowMinimum, anniversary, belowDue }: DashboardView): ProfileFilter {
  const status = statusOf(tab);
  return {
    ...(status !== undefined && { status }),
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(belowMinimum && { belowMinimum: true }),
    ...(anniversary && { anniversary: true }),
    ...(belowDue && { belowDue: true }),
  };
}

export function isFiltered(view: DashboardView): boolean {
  return view.name.trim() !== '' || view.belowMinimum || view.anniversary || view.belowDue;
}

/** True for the first page of the unfiltered list. If this page is empty, the establishment has no valuation yet. */
export function isWholeList(view: DashboardView): boolean {
  return !isFiltered(view) && view.tab === 'available' && view.page === 1;
}

import { matchPath } from 'react-router-dom';
import type { LiveChange } from '../../api/live';
import { routes, type RouteName } from '../../routes';

/** @param held the versions of the changed record in this tab's caches */
export function isNews({ version }: LiveChange, held: readonly number[]): boolean {
  return held.length === 0 || held.some((known) => known < version);
}

/** If there are both causes, the grid is named, because it changes many rows. */
export type NewsCause = 'people' | 'grid' | 'grid-withdrawn';

export interface NewsEffect {
  readonly valuationIds: readonly number[];
  readonly changedIds: readonly number[];
  /** The rows that a new or withdrawn grid has changed, and not a person of the establishment. */
  readonly movedIds: readonly number[];
  readonly cause: NewsCause;
  readonly listsChanged: boolean;
  readonly gridChanged: boolean;
}

/** The events of rows when a grid comes into force, or when a grid that was published by mistake is withdrawn. */
const GRID_MOVES: ReadonlyMap<string, NewsCause> = new Map([
  ['valuation.outdated', 'grid'],
  ['valuation.reinstated', 'grid-withdrawn'],
]);

const isGridMove = ({ type }: LiveChange): boolean => GRID_MOVES.has(type);

export function effectOf(changes: readonly LiveChange[]): NewsEffect {
  const valuations = changes.filter(({ aggregate }) => aggregate === 'valuation');
  const ids = (some: readonly LiveChange[]) => [...new Set(some.map(({ id }) => id))];
  return {
    valuationIds: ids(valuations),
    changedIds: ids(valuations.filter((change) => !change.mine && !isGridMove(change))),
    movedIds: ids(valuations.filter(isGridMove)),
    cause: GRID_MOVES.get(valuations.findLast(isGridMove)?.type ?? '') ?? 'people',
    listsChanged: changes.length > 0,
    gridChanged: valuations.some(isGridMove),
  };
}

/** The dashboard has its own line for news. */
export const isDashboard = (pathname: string): boolean => matchPath(routes.dashboard.pattern, pathname) !== null;

const VALUATION_PARAMS: readonly (readonly [RouteName, string])[] = [
  ['layout_valuation', 'id'],
  ['calculate', 'id'],
  ['conclusion', 'id'],
  ['critere', 'vID'],
  ['profile_concerned_of', 'id'],
];

export function valuationOfPage(pathname: string, search: string): number | null {
  const params = VALUATION_PARAMS.map(([name, param]) => matchPath(routes[name].pattern, pathname)?.params[param]);
  const asked = matchPath(routes.quizz.pattern, pathname) ? new URLSearchParams(search).get('id') : null;
  const id = Number(params.find((param) => param !== undefined) ?? asked ?? NaN);
  return Number.isInteger(id) && id > 0 ? id : null;
}

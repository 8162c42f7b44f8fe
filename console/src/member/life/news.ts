/** Which of the live changes a tab has to act on, and how they are told. Pure. */
import { matchPath } from 'react-router-dom';
import type { LiveChange } from '../../api/live';
import { routes, type RouteName } from '../../routes';

/** `held`: the versions of the thing in the answers that this tab shows or keeps. */
export function isNews({ version }: LiveChange, held: readonly number[]): boolean {
  return held.length === 0 || held.some((known) => known < version);
}

/** Who or what changed the rows that are told: of a batch of both, the grid, which moves many. */
export type NewsCause = 'people' | 'grid' | 'grid-withdrawn';

/** What a batch of changes asks for. */
export interface NewsEffect {
  readonly valuationIds: readonly number[];
  /** Changed by someone else: to be told. */
  readonly changedIds: readonly number[];
  /** Moved by a grid that has come into force, or was withdrawn: nobody of the establishment did it. */
  readonly movedIds: readonly number[];
  readonly cause: NewsCause;
  readonly listsChanged: boolean;
  /** A new grid has come into force. */
  readonly gridChanged: boolean;
}

/** What a grid does to rows as it comes into force, or as the one published by error is withdrawn. */
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

/** Has a line of its own for what is new. */
export const isDashboard = (pathname: string): boolean => matchPath(routes.dashboard.pattern, pathname) !== null;

const VALUATION_PARAMS: readonly (readonly [RouteName, string])[] = [
  ['layout_valuation', 'id'],
  ['calculate', 'id'],
  ['conclusion', 'id'],
  ['critere', 'vID'],
  ['profile_concerned_of', 'id'],
];

/** The valuation that a page is about; null on any other page. */
export function valuationOfPage(pathname: string, search: string): number | null {
  const params = VALUATION_PARAMS.map(([name, param]) => matchPath(routes[name].pattern, pathname)?.params[param]);
  const asked = matchPath(routes.quizz.pattern, pathname) ? new URLSearchParams(search).get('id') : null;
  const id = Number(params.find((param) => param !== undefined) ?? asked ?? NaN);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Which of the live changes a tab has to act on, and how they are told. Pure. */
import { matchPath } from 'react-router-dom';
import type { LiveChange } from '../../api/live';
import { routes, type RouteName } from '../../routes';

/** `held`: the versions of the thing in the answers that this tab shows or keeps. */
export function isNews({ version }: LiveChange, held: readonly number[]): boolean {
  return held.length === 0 || held.some((known) => known < version);
}

/** What a batch of changes asks for. */
export interface NewsEffect {
  readonly valuationIds: readonly number[];
  /** Changed by someone else: to be told. */
  readonly changedIds: readonly number[];
  readonly listsChanged: boolean;
  /** A new grid has come into force. */
  readonly gridChanged: boolean;
}

export function effectOf(changes: readonly LiveChange[]): NewsEffect {
  const valuations = changes.filter(({ aggregate }) => aggregate === 'valuation');
  const ids = (some: readonly LiveChange[]) => [...new Set(some.map(({ id }) => id))];
  return {
    valuationIds: ids(valuations),
    changedIds: ids(valuations.filter(({ mine }) => !mine)),
    listsChanged: changes.length > 0,
    gridChanged: valuations.some(({ type }) => type === 'valuation.outdated' || type === 'valuation.reinstated'),
  };
}

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

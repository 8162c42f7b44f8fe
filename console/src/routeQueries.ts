import { slugOf } from '@valorisation/rules';

/** The query of the dashboard's address. Its names are fixed. */
export interface DashboardQuery {
  key?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  p?: number | undefined;
  /** The number of profiles on a page. */
  div?: number | undefined;
  visa?: number | undefined;
  q?: string | undefined;
  under?: 1 | undefined;
  anniversaire?: 1 | undefined;
  /** Paid less than is due. */
  sous?: 1 | undefined;
}

/** The valuations or functions of the grid that are compared, or both. */
export interface CompareQuery {
  valuations?: readonly number[];
  functions?: readonly number[];
}

/** The filter of the coherence page. A missing part does not filter. */
export interface CoherenceQuery {
  critere?: number | undefined;
  famille?: number | undefined;
  q?: string | undefined;
  voir?: string | undefined;
}

/** The past amount that is computed again. */
export interface VerifyQuery {
  ref?: string;
  valeur?: number;
  entree?: number;
}

type QueryValue = string | number | undefined;

export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const set = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  if (set.length === 0) return path;
  return `${path}?${new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString()}`;
}

export const idList = (ids: readonly number[] = []): string | undefined =>
  ids.length === 0 ? undefined : ids.join(',');

export const idAndWords = (id: number, title: string): string =>
  [id, slugOf(title)].filter((part) => part !== '').join('-');

/** The queries of the screens' addresses. */

/** The query of the dashboard's address, under fixed names. */
export interface DashboardQuery {
  key?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  p?: number | undefined;
  /** Profiles on a page. */
  div?: number | undefined;
  visa?: number | undefined;
  q?: string | undefined;
  under?: 1 | undefined;
  anniversaire?: 1 | undefined;
}

/** The compared valuations, functions of the grid, or both. */
export interface CompareQuery {
  valuations?: readonly number[];
  functions?: readonly number[];
}

/** The filter of the page of coherence; a missing part filters nothing. */
export interface CoherenceQuery {
  critere?: number | undefined;
  famille?: number | undefined;
  q?: string | undefined;
  voir?: string | undefined;
}

/** The past amount to compute again. */
export interface VerifyQuery {
  ref?: string;
  valeur?: number;
  entree?: number;
}

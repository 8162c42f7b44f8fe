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

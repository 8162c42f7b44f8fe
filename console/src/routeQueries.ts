/** What the addresses of screens may carry beside their path. */

/** What the dashboard's address may carry; names are the specification's. */
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

/** What stands side by side on the page of comparison: valuations, functions of the grid, or both. */
export interface CompareQuery {
  valuations?: readonly number[];
  functions?: readonly number[];
}

/** What is left of the page of coherence; what is left out leaves nothing out. */
export interface CoherenceQuery {
  critere?: number | undefined;
  famille?: number | undefined;
  q?: string | undefined;
  voir?: string | undefined;
}

/** Which past amount is computed again. */
export interface VerifyQuery {
  ref?: string;
  valeur?: number;
  entree?: number;
}

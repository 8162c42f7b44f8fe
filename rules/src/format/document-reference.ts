/** The reference that a printed amount carries: which row, which entry of its journal, on which grid. */

export interface DocumentReference {
  readonly valuationId: number;
  /** The version of the row: the number of its last journal entry when it was printed. */
  readonly version: number;
  readonly gridId: number;
}

/** 'VAL-18-7-G2': valuation 18 as its 7th journal entry left it, computed on grid 2. */
export function formatReference({ valuationId, version, gridId }: DocumentReference): string {
  return `VAL-${valuationId}-${version}-G${gridId}`;
}

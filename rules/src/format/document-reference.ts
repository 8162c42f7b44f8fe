/** The reference on a printed amount. It names the row, the entry of the journal, and the grid. */

export interface DocumentReference {
  readonly valuationId: number;
  /** The version of the row: the number that its last journal entry had when the amount was printed. */
  readonly version: number;
  readonly gridId: number;
}

/** 'VAL-18-7-G2': valuation 18 after its 7th journal entry, computed on grid 2. */
export function formatReference({ valuationId, version, gridId }: DocumentReference): string {
  return `VAL-${valuationId}-${version}-G${gridId}`;
}

const REFERENCE = /^(?:VAL-([1-9]\d{0,9})-([1-9]\d{0,9})-G-?([1-9]\d{0,9})|V-?([1-9]\d{0,9})-([1-9]\d{0,9}))$/;

/** A reference as it was typed. That of a file for payroll (V412-7) names no grid: the entry of the journal knows it. */
export type TypedReference = Omit<DocumentReference, 'gridId'> & { readonly gridId: number | null };

/** Separators between two parts: hyphens, other dashes, spaces, or several of these. */
const SEPARATORS = /[\s\-\u00ad\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]+/g;

const LARGEST_NUMBER = 2_147_483_647;

/**
 * Reads a reference typed from paper. Upper or lower case is accepted, with spaces or any dashes as separators. Null
 * when the text is not a reference.
 */
export function parseReference(typed: string): TypedReference | null {
  const plain = typed.trim().replace(SEPARATORS, '-').toUpperCase();
  const found = REFERENCE.exec(plain);
  if (found === null) return null;
  const [, valuationId, version, gridId, shortId, shortVersion] = found;
  const [id, entry] = [Number(valuationId ?? shortId), Number(version ?? shortVersion)];
  const grid = gridId === undefined ? null : Number(gridId);
  return Math.max(id, entry, grid ?? 0) > LARGEST_NUMBER ? null : { valuationId: id, version: entry, gridId: grid };
}

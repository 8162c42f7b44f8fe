/** What a profile's total is made of. Pure. */
import { ValuationStatus } from '@valorisation/rules';
import type { Profile, ValuationRow } from '../../api/valuation';

export type LeftOut = 'archived' | 'hourly' | 'not-computed';

export interface TotalPart {
  readonly row: ValuationRow;
  /** Null when it counts. */
  readonly leftOut: LeftOut | null;
}

function leftOut(row: ValuationRow): LeftOut | null {
  if (row.status === ValuationStatus.Archived) return 'archived';
  if (row.hourly) return 'hourly';
  return row.minimumCents === null ? 'not-computed' : null;
}

export interface TotalParts {
  readonly parts: readonly TotalPart[];
  /** A filter keeps some of the profile's functions from the list; the total is the whole profile's. */
  readonly hasHiddenRows: boolean;
}

export function totalParts({ valuations, minimumCents }: Pick<Profile, 'valuations' | 'minimumCents'>): TotalParts {
  const parts = valuations.map((row) => ({ row, leftOut: leftOut(row) }));
  const shown = parts.reduce((sum, part) => sum + (part.leftOut === null ? (part.row.minimumCents ?? 0) : 0), 0);
  return { parts, hasHiddenRows: shown !== minimumCents };
}

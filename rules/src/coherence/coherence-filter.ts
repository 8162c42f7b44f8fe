/** What is left of the compared rows, the same on screen and in a spreadsheet. */
import type { CoherenceCell } from './coherence-cell.js';
import { wordKey } from '../format/word-key.js';
import { CAPACITY_DEGREE } from '../valuation/answer-issues.js';
import { isInProgress, type ValuationStatus } from '../valuation/status.js';

/** Family of the rows whose function the grid does not place: "autre fonction". */
export const NO_FAMILY = 0;

export const COHERENCE_VIEWS = ['all', 'outliers', 'missing-reasons'] as const;
export type CoherenceView = (typeof COHERENCE_VIEWS)[number];

export interface CoherenceFilter {
  /** One criterion alone, for its rows and for what is told of them. */
  readonly criterionId: number | null;
  readonly familyId: number | null;
  /** Part of a profile's name. */
  readonly search: string;
  readonly view: CoherenceView;
}

export const WHOLE_COHERENCE: CoherenceFilter = { criterionId: null, familyId: null, search: '', view: 'all' };

export interface FilteredRow {
  readonly profileName: string;
  readonly familyId: number;
  readonly cells: readonly CoherenceCell[];
}

export const isOutlier = ({ fromPlanned, fromPeers }: CoherenceCell): boolean =>
  fromPlanned !== null || fromPeers !== null;

/** A degree under the planned one that the rules do not admit, whatever its reason (rule 15). */
export const isNotAdmitted = ({ fromPlanned, degree }: CoherenceCell): boolean =>
  fromPlanned === 'below' && degree !== CAPACITY_DEGREE;

/** Degree 1 under the planned one, and nobody says why: no other difference needs a reason (rule 15). */
export const lacksReason = (cell: CoherenceCell): boolean =>
  cell.fromPlanned === 'below' && !isNotAdmitted(cell) && !cell.hasReason;

const SHOWS: Readonly<Record<CoherenceView, (cells: readonly CoherenceCell[]) => boolean>> = {
  all: () => true,
  outliers: (cells) => cells.some(isOutlier),
  'missing-reasons': (cells) => cells.some(lacksReason),
};

/** The rows that the filter leaves, with the cells of its criterion. */
export function filterCoherence<Row extends FilteredRow>(
  rows: readonly Row[],
  filter: CoherenceFilter,
): readonly Row[] {
  const { criterionId, familyId, view } = filter;
  const name = wordKey(filter.search);
  return rows
    .filter((row) => familyId === null || row.familyId === familyId)
    .filter((row) => name === '' || wordKey(row.profileName).includes(name))
    .map((row) => {
      if (criterionId === null) return row;
      return { ...row, cells: row.cells.filter((cell) => cell.criterionId === criterionId) };
    })
    .filter(({ cells }) => SHOWS[view](cells));
}

export interface CoherenceSummary {
  readonly rows: number;
  /** Rows with a degree that differs, from the planned one or from those of like rows. */
  readonly differing: number;
  readonly fromPlanned: number;
  readonly fromPeers: number;
  /** Degrees, not rows: each is a reason to be written. */
  readonly missingReasons: number;
  /** Rows in progress, whatever they wait for: an answer, a date or the confirmation alone. */
  readonly unfinished: number;
}

export function coherenceSummary(
  rows: readonly (Pick<FilteredRow, 'cells'> & { readonly status: ValuationStatus })[],
): CoherenceSummary {
  const withCell = (holds: (cell: CoherenceCell) => boolean): number =>
    rows.filter(({ cells }) => cells.some(holds)).length;
  return {
    rows: rows.length,
    differing: withCell(isOutlier),
    fromPlanned: withCell(({ fromPlanned }) => fromPlanned !== null),
    fromPeers: withCell(({ fromPeers }) => fromPeers !== null),
    missingReasons: rows.reduce((sum, { cells }) => sum + cells.filter(lacksReason).length, 0),
    unfinished: rows.filter(({ status }) => isInProgress(status)).length,
  };
}

/** Filters the compared rows, in the same way for the screen and the spreadsheet. */
import type { CoherenceCell } from './coherence-cell.js';
import { wordKey } from '../format/word-key.js';
import { CAPACITY_DEGREE } from '../valuation/answer-issues.js';
import { isInProgress, type ValuationStatus } from '../valuation/status.js';

/** The family number of rows whose function is in no family of the grid: "autre fonction". */
export const NO_FAMILY = 0;

export const COHERENCE_VIEWS = ['all', 'outliers', 'missing-reasons'] as const;
export type CoherenceView = (typeof COHERENCE_VIEWS)[number];

export interface CoherenceFilter {
  /** Only this criterion counts, for the rows and for their summary. Null: all criteria. */
  readonly criterionId: number | null;
  readonly familyId: number | null;
  /** A part of a profile's name. */
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

/** True for a degree below the planned one that the rules refuse even with a reason (rule 15). */
export const isNotAdmitted = ({ fromPlanned, degree }: CoherenceCell): boolean =>
  fromPlanned === 'below' && degree !== CAPACITY_DEGREE;

/** True for degree 1, below the planned degree, without its reason. No other difference needs a reason (rule 15). */
export const lacksReason = (cell: CoherenceCell): boolean =>
  cell.fromPlanned === 'below' && !isNotAdmitted(cell) && !cell.hasReason;

const SHOWS: Readonly<Record<CoherenceView, (cells: readonly CoherenceCell[]) => boolean>> = {
  all: () => true,
  outliers: (cells) => cells.some(isOutlier),
  'missing-reasons': (cells) => cells.some(lacksReason),
};

/** The rows that pass the filter, with their cells for the filtered criterion. */
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
  /** The number of rows with a degree that differs from the planned degree or from the degrees of similar rows. */
  readonly differing: number;
  readonly fromPlanned: number;
  readonly fromPeers: number;
  /** Counts degrees and not rows, because each degree needs a reason of its own. */
  readonly missingReasons: number;
  /** The number of rows in progress, whatever is missing: an answer, a date or only the confirmation. */
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

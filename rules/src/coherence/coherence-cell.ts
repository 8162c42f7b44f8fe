/** The degree that a valuation holds on each criterion, beside the degree planned for its function. */
import type { CategoryLevel, Criterion, Grid, JobFunction } from '../grid/grid.js';
import { findFunction } from '../grid/lookup.js';
import type { CriterionAnswer } from '../valuation/answers.js';
import { answerPoints, defaultDegree, isConcerned, UNANSWERED } from '../valuation/answers.js';

/** How the degree of a row differs from the degrees of the rows that it is compared with. */
export interface PeerDifference {
  /** Rows of the same function, or of functions of its family that are planned with the same degree. */
  readonly among: 'function' | 'family';
  /** The degree that most of these rows hold, 0 for "not concerned"; null when no degree has a majority. */
  readonly usualDegree: number | null;
  /** Rows that hold the usual degree; 0 when there is no usual degree. */
  readonly holders: number;
  /** Rows compared, this one included. */
  readonly compared: number;
}

/** One criterion of one row. */
export interface CoherenceCell {
  readonly criterionId: number;
  readonly state: 'held' | 'unanswered' | 'not-concerned';
  /** An option of Formations. It is shown and never compared: it describes a person's diplomas, not the work. */
  readonly isTraining: boolean;
  readonly degree: number | null;
  /** Hundredths of a point; null while unanswered. */
  readonly pointsHundredths: number | null;
  /** The function's degree (annex 4); null where it has none. */
  readonly plannedDegree: number | null;
  readonly hasReason: boolean;
  readonly fromPlanned: 'above' | 'below' | null;
  readonly fromPeers: PeerDifference | null;
}

/** A valuation for the comparison, read on its own grid. */
export interface ComparedValuation {
  readonly functionId: number;
  readonly otherFunction: string;
  readonly categoryLevel: CategoryLevel;
  readonly grid: Grid;
  /** By criterion id. */
  readonly answers: Readonly<Record<number, Pick<CriterionAnswer, 'degree' | 'notConcerned'>>>;
  /** The criteria whose answer has a reason. */
  readonly reasoned: readonly number[];
}

function differenceOf(degree: number, planned: number): CoherenceCell['fromPlanned'] {
  if (degree === planned) return null;
  return degree > planned ? 'above' : 'below';
}

function cellOf(criterion: Criterion, row: ComparedValuation, job: JobFunction): CoherenceCell {
  const answer: CriterionAnswer = { ...UNANSWERED, ...row.answers[criterion.id] };
  const isTraining = criterion.kind === 'training';
  const concerned = isConcerned(criterion, job, row.categoryLevel) && !answer.notConcerned;
  const degree = concerned ? answer.degree : null;
  const plannedDegree = (concerned && !isTraining && defaultDegree(criterion, job)) || null;
  return {
    criterionId: criterion.id,
    state: concerned ? (degree === null ? 'unanswered' : 'held') : 'not-concerned',
    isTraining,
    degree,
    pointsHundredths: concerned ? answerPoints(criterion, row.categoryLevel, answer) : 0,
    plannedDegree,
    hasReason: row.reasoned.includes(criterion.id),
    fromPlanned: degree === null || plannedDegree === null ? null : differenceOf(degree, plannedDegree),
    fromPeers: null,
  };
}

/**
 * The row on each criterion of its grid, compared with the planned degrees only. Empty when the grid lacks the
 * function.
 */
export function cellsOf(row: ComparedValuation): readonly CoherenceCell[] {
  const job = findFunction(row.grid, row.functionId);
  return job === undefined ? [] : row.grid.criteria.map((criterion) => cellOf(criterion, row, job));
}

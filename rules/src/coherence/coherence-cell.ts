/** The degree that a valuation has on each criterion, with the degree that is planned for its function. */
import type { CategoryLevel, Criterion, Grid, JobFunction } from '../grid/grid.js';
import { findFunction } from '../grid/lookup.js';
import type { CriterionAnswer } from '../valuation/answers.js';
import { answerPoints, defaultDegree, isConcerned, UNANSWERED } from '../valuation/answers.js';

/** How the degree of a row differs from the degrees of the rows that it is compared with. */
export interface PeerDifference {
  /** The rows compared: rows of the same function, or of functions of its family that have the same planned degree. */
  readonly among: 'function' | 'family';
  /** The degree that most of these rows have, 0 for "not concerned". Null when no degree has a majority. */
  readonly usualDegree: number | null;
  /** The number of rows that have the usual degree; 0 when there is no usual degree. */
  readonly holders: number;
  /** The number of rows compared, including this one. */
  readonly compared: number;
}

export interface CoherenceCell {
  readonly criterionId: number;
  readonly state: 'held' | 'unanswered' | 'not-concerned';
  /** Formations: it is shown but never compared, because it describes a person's diplomas and not the work. */
  readonly isTraining: boolean;
  readonly degree: number | null;
  /** Hundredths of a point; null while the criterion is unanswered. */
  readonly pointsHundredths: number | null;
  /** The function's planned degree (annex 4); null when the function has none. */
  readonly plannedDegree: number | null;
  readonly hasReason: boolean;
  readonly fromPlanned: 'above' | 'below' | null;
  readonly fromPeers: PeerDifference | null;
}

/** A valuation to compare, read on its own grid. */
export interface ComparedValuation {
  readonly functionId: number;
  readonly otherFunction: string;
  readonly categoryLevel: CategoryLevel;
  readonly grid: Grid;
  /** The answers by the id of the criterion. */
  readonly answers: Readonly<Record<number, Pick<CriterionAnswer, 'degree' | 'notConcerned'>>>;
  /** The ids of the criteria whose answer has a reason. */
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
 * The cells of a row, one for each criterion of its grid. They are compared with the planned degrees only. Empty when
 * the grid lacks the function.
 */
export function cellsOf(row: ComparedValuation): readonly CoherenceCell[] {
  const job = findFunction(row.grid, row.functionId);
  return job === undefined ? [] : row.grid.criteria.map((criterion) => cellOf(criterion, row, job));
}

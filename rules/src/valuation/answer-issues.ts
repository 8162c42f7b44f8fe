/** The answers that the rules refuse: on saving (`answerIssues`) and at completion (`completionIssues`). */
import type { CategoryLevel, Criterion, Degree, Grid, JobFunction } from '../grid/grid.js';
import { OTHER_FUNCTION_ID } from '../grid/grid.js';
import { columnOf, findCriterion, findDegree } from '../grid/lookup.js';
import type { RuleIssue } from '../rule-error.js';
import type { Answers, CriterionAnswer } from './answers.js';
import { answerOf, defaultDegree, isAnswered, isConcerned } from './answers.js';

/** The degree of a person who is still acquiring the competence ("capacitaire"). */
export const CAPACITY_DEGREE = 1;

export type AnswerIssueCode =
  | 'unknown_criterion'
  /** A degree that does not exist in the column of the category. */
  | 'unknown_degree'
  /** A degree on a criterion that does not concern the function. */
  | 'criterion_not_concerned'
  /** "Not concerned" on a criterion that concerns the function. */
  | 'criterion_concerned'
  /** A training option of a family that the function may not claim. */
  | 'training_not_claimable'
  /** A degree below the function's default that is not degree 1 (rule 15). */
  | 'degree_below_default';

/** `field` is the criterion id as text, as in the keys of valor_data. */
export type AnswerIssue = RuleIssue<AnswerIssueCode>;

export type CompletionIssueCode =
  | AnswerIssueCode
  | 'unanswered'
  /** Degree 1 below the function's default has no reason (rule 15). */
  | 'missing_reason';
export type CompletionIssue = RuleIssue<CompletionIssueCode>;

/** Why a degree must not be chosen; null when it may be chosen. */
export function degreeIssue(
  criterion: Criterion,
  job: JobFunction,
  level: CategoryLevel,
  rank: number,
): AnswerIssueCode | null {
  if (!isConcerned(criterion, job, level)) return 'criterion_not_concerned';
  if (criterion.kind === 'training' && rank === 0) return null;
  const degree = findDegree(criterion, level, rank);
  if (!degree) return 'unknown_degree';
  if (job.id === OTHER_FUNCTION_ID) return null;
  if (criterion.kind === 'training') return degree.family === job.trainingFamily ? null : 'training_not_claimable';
  return isBelowDefault(criterion, job, rank) && rank !== CAPACITY_DEGREE ? 'degree_below_default' : null;
}

/** The default degree, higher degrees, and degree 1. For training, the options that the function may claim. */
export function choosableDegrees(criterion: Criterion, job: JobFunction, level: CategoryLevel): readonly Degree[] {
  return columnOf(criterion, level).filter((degree) => degreeIssue(criterion, job, level, degree.rank) === null);
}

/** Such a degree needs a reason. Training options have no order, so none is below. */
export function isBelowDefault(criterion: Criterion, job: JobFunction, rank: number): boolean {
  return criterion.kind === 'degrees' && rank < defaultDegree(criterion, job);
}

function answerIssue(
  criterion: Criterion | undefined,
  job: JobFunction,
  level: CategoryLevel,
  answer: CriterionAnswer,
): AnswerIssueCode | null {
  if (!criterion) return 'unknown_criterion';
  if (answer.notConcerned) {
    const refused = job.id !== OTHER_FUNCTION_ID && isConcerned(criterion, job, level);
    return refused ? 'criterion_concerned' : null;
  }
  return answer.degree === null ? null : degreeIssue(criterion, job, level, answer.degree);
}

/** Answers that the grid never accepts, not even on saving. */
export function answerIssues(
  grid: Grid,
  job: JobFunction,
  level: CategoryLevel,
  answers: Answers,
): readonly AnswerIssue[] {
  return Object.entries(answers).flatMap(([field, answer]) => {
    const code = answerIssue(findCriterion(grid, Number(field)), job, level, answer);
    return code ? [{ field, code }] : [];
  });
}

/** Ids of the unanswered criteria, in the questionnaire's order. */
export function missingCriteria(
  grid: Grid,
  job: JobFunction,
  level: CategoryLevel,
  answers: Answers,
): readonly number[] {
  return grid.criteria
    .filter((criterion) => isConcerned(criterion, job, level) && !isAnswered(answerOf(answers, criterion.id)))
    .map((criterion) => criterion.id);
}

/** Ids of the criteria where degree 1 is below the function's default without a reason. */
export function missingReasons(grid: Grid, job: JobFunction, answers: Answers): readonly number[] {
  return grid.criteria
    .filter((criterion) => {
      const { degree, reason } = answerOf(answers, criterion.id);
      return degree !== null && isBelowDefault(criterion, job, degree) && !reason?.trim();
    })
    .map((criterion) => criterion.id);
}

/** Everything that blocks the completion of a valuation. */
export function completionIssues(
  grid: Grid,
  job: JobFunction,
  level: CategoryLevel,
  answers: Answers,
): readonly CompletionIssue[] {
  return [
    ...answerIssues(grid, job, level, answers),
    ...missingCriteria(grid, job, level, answers).map((id) => ({ field: String(id), code: 'unanswered' as const })),
    ...missingReasons(grid, job, answers).map((id) => ({ field: String(id), code: 'missing_reason' as const })),
  ];
}

/** The answer to each criterion of a valuation, and its points on the grid. */
import type { CategoryLevel, Criterion, JobFunction } from '../grid/grid.js';
import { OTHER_FUNCTION_ID } from '../grid/grid.js';
import { columnOf, findDegree } from '../grid/lookup.js';

/** The answer to one criterion. An unanswered criterion has no degree and is not marked as "not concerned". */
export interface CriterionAnswer {
  /** The chosen degree. For the training criterion, the rank of the option, or 0 for "none held". Null: no choice. */
  readonly degree: number | null;
  /** True when the job has no degree on the criterion. The criterion then counts as answered and gives no points. */
  readonly notConcerned: boolean;
  /** Why this degree was chosen. Required at completion for a degree below the function's default. */
  readonly reason: string | null;
  readonly evidence: string | null;
}

/** The longest reason or evidence in characters, for the form and the server. */
export const LONGEST_ANSWER_TEXT = 2000;

/** The answers by criterion id. A criterion without an entry is unanswered. */
export type Answers = Readonly<Record<number, CriterionAnswer>>;

export const UNANSWERED: CriterionAnswer = { degree: null, notConcerned: false, reason: null, evidence: null };
export const NOT_CONCERNED: CriterionAnswer = { ...UNANSWERED, notConcerned: true };

export function answerOf(answers: Answers, criterionId: number): CriterionAnswer {
  return answers[criterionId] ?? UNANSWERED;
}

/** The function's default (lowest) degree; 0 when it has none. */
export function defaultDegree(criterion: Criterion, job: JobFunction): number {
  return job.defaultDegrees[criterion.id] ?? 0;
}

/** True when the criterion has a question for the function, in its category's column. */
export function isConcerned(criterion: Criterion, job: JobFunction, level: CategoryLevel): boolean {
  if (columnOf(criterion, level).length === 0) return false;
  if (job.id === OTHER_FUNCTION_ID) return true;
  return criterion.kind === 'training' ? job.trainingFamily !== null : defaultDegree(criterion, job) > 0;
}

export function isAnswered(answer: CriterionAnswer): boolean {
  return answer.notConcerned || answer.degree !== null;
}

/** In hundredths. Null when the criterion is unanswered, or when its degree is not in the column. */
export function answerPoints(criterion: Criterion, level: CategoryLevel, answer: CriterionAnswer): number | null {
  if (answer.notConcerned) return 0;
  if (answer.degree === null) return null;
  if (answer.degree === 0 && criterion.kind === 'training') return 0;
  return findDegree(criterion, level, answer.degree)?.pointsHundredths ?? null;
}

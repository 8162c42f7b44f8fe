/** The order of the questionnaire: the next criterion, and how many are answered. */
import type { CategoryLevel, Criterion, Grid, JobFunction } from '../grid/grid.js';
import type { Answers } from './answers.js';
import { answerOf, isAnswered, isConcerned } from './answers.js';

export interface QuestionnaireProgress {
  readonly answered: number;
  readonly total: number;
}

/** The criteria with a question for the function, in display order. */
export function questions(grid: Grid, job: JobFunction, level: CategoryLevel): readonly Criterion[] {
  return grid.criteria.filter((criterion) => isConcerned(criterion, job, level));
}

/** The first criterion without a degree. If all have one, the first criterion; null when there is no question. */
export function nextCriterion(grid: Grid, job: JobFunction, level: CategoryLevel, answers: Answers): Criterion | null {
  const asked = questions(grid, job, level);
  return asked.find((criterion) => !isAnswered(answerOf(answers, criterion.id))) ?? asked[0] ?? null;
}

/** The number of answered criteria. A criterion that does not concern the job counts as answered. */
export function progress(grid: Grid, job: JobFunction, level: CategoryLevel, answers: Answers): QuestionnaireProgress {
  const answered = grid.criteria.filter(
    (criterion) => !isConcerned(criterion, job, level) || isAnswered(answerOf(answers, criterion.id)),
  );
  return { answered: answered.length, total: grid.criteria.length };
}

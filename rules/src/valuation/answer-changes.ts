/** The first answers of a valuation, their adaptation to another function, and the changes by a person. */
import type { CategoryLevel, Criterion, Grid, JobFunction } from '../grid/grid.js';
import { OTHER_FUNCTION_ID } from '../grid/grid.js';
import { findCriterion } from '../grid/lookup.js';
import { degreeIssue } from './answer-issues.js';
import type { Answers, CriterionAnswer } from './answers.js';
import { answerOf, defaultDegree, isAnswered, isConcerned, NOT_CONCERNED, UNANSWERED } from './answers.js';

/** By criterion id. Only named fields change. Degree 0 clears the answer, except on the training criterion. */
export type AnswerChanges = Readonly<Record<number, Partial<CriterionAnswer>>>;

function answersOf(grid: Grid, answer: (criterion: Criterion) => CriterionAnswer): Answers {
  return Object.fromEntries(grid.criteria.map((criterion) => [criterion.id, answer(criterion)]));
}

/** The answers of a new valuation: "not concerned" where the function has no degree, otherwise unanswered. */
export function initialAnswers(grid: Grid, job: JobFunction, level: CategoryLevel): Answers {
  return answersOf(grid, (criterion) => (isConcerned(criterion, job, level) ? UNANSWERED : NOT_CONCERNED));
}

/** The function's default degrees, without training. "Autre fonction" has no defaults and keeps its first answers. */
export function defaultAnswers(grid: Grid, job: JobFunction, level: CategoryLevel): Answers {
  if (job.id === OTHER_FUNCTION_ID) return initialAnswers(grid, job, level);
  return answersOf(grid, (criterion) => {
    if (!isConcerned(criterion, job, level)) return NOT_CONCERNED;
    return { ...UNANSWERED, degree: criterion.kind === 'training' ? 0 : defaultDegree(criterion, job) };
  });
}

/**
 * Gives the function's planned (default) degree to every criterion without an answer. Formations has no planned degree
 * and stays unanswered.
 */
export function withPlannedDegrees(grid: Grid, job: JobFunction, level: CategoryLevel, answers: Answers): Answers {
  return answersOf(grid, (criterion) => {
    const answer = answerOf(answers, criterion.id);
    const planned = defaultDegree(criterion, job);
    const open = isConcerned(criterion, job, level) && !isAnswered(answer);
    return open && criterion.kind === 'degrees' && planned > 0 ? { ...answer, degree: planned } : answer;
  });
}

/** The change that gives the planned degrees to all criteria without an answer, except Formations. */
export function plannedChanges(grid: Grid, job: JobFunction, level: CategoryLevel, answers: Answers): AnswerChanges {
  const planned = withPlannedDegrees(grid, job, level, answers);
  return Object.fromEntries(
    grid.criteria.flatMap(({ id }) => {
      const { degree } = answerOf(planned, id);
      return degree === null || isAnswered(answerOf(answers, id)) ? [] : [[id, { degree }]];
    }),
  );
}

/** Answers that are still allowed are kept, and the others are cleared. */
export function adaptAnswers(grid: Grid, job: JobFunction, level: CategoryLevel, previous: Answers): Answers {
  return answersOf(grid, (criterion) => {
    if (!isConcerned(criterion, job, level)) return NOT_CONCERNED;
    const answer = answerOf(previous, criterion.id);
    if (answer.notConcerned) return job.id === OTHER_FUNCTION_ID ? answer : UNANSWERED;
    const refused = answer.degree !== null && degreeIssue(criterion, job, level, answer.degree) !== null;
    return refused ? UNANSWERED : answer;
  });
}

function changed(
  criterion: Criterion | undefined,
  concerned: boolean,
  previous: CriterionAnswer,
  change: Partial<CriterionAnswer>,
): CriterionAnswer {
  const merged = { ...previous, ...change };
  if (!concerned) {
    const refused = (change.degree ?? 0) !== 0;
    return { ...merged, degree: refused ? merged.degree : null, notConcerned: !refused };
  }
  if (change.notConcerned === true) return { ...merged, degree: null };
  if (change.degree === undefined) return merged;
  const cleared = change.degree === 0 && criterion?.kind !== 'training';
  return { ...merged, degree: cleared ? null : change.degree, notConcerned: false };
}

/**
 * The answers after a person's change. The earlier answers are first adapted to the function. A refused degree is kept,
 * so that `answerIssues` can name it: check the result with that function. A criterion that does not concern the
 * function stays "not concerned".
 */
export function changeAnswers(
  grid: Grid,
  job: JobFunction,
  level: CategoryLevel,
  previous: Answers,
  changes: AnswerChanges,
): Answers {
  const next: Record<number, CriterionAnswer> = { ...adaptAnswers(grid, job, level, previous) };
  for (const [key, change] of Object.entries(changes)) {
    const criterion = findCriterion(grid, Number(key));
    // The answer of an unknown criterion is kept as it was sent, so that `answerIssues` can name it.
    const concerned = criterion === undefined || isConcerned(criterion, job, level);
    next[Number(key)] = changed(criterion, concerned, answerOf(next, Number(key)), change);
  }
  return next;
}

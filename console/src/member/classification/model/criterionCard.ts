/** What a criterion's card says of its answer. Pure. */
import {
  answerOf,
  answerPoints,
  defaultDegree,
  findDegree,
  isAnswered,
  isBelowDefault,
  isConcerned,
  OTHER_FUNCTION_ID,
  type AnswerChanges,
  type Criterion,
} from '@valorisation/rules';
import type { Classification } from '../state/useClassification';
import { typeset } from './typeset';

export interface CriterionFacts {
  readonly criterion: Criterion;
  readonly title: string;
  /** `not-concerned`: the function asks nothing there; a person may say so for an "autre fonction" only. */
  readonly state: 'pending' | 'answered' | 'not-concerned';
  /** Whether a person answers it. */
  readonly asked: boolean;
  /** Null where no degree is shown: Formations, not concerned, pending. */
  readonly degree: number | null;
  /** Null when Formations were answered with none held. */
  readonly text: string | null;
  readonly pointsHundredths: number;
  readonly isBelowDefault: boolean;
  readonly lacksReason: boolean;
}

/** Formations show points without a degree. */
const DEGREE_HIDDEN_INDEX = 2;

export function criterionFacts(
  { work, job }: Pick<Classification, 'work' | 'job'>,
  criterion: Criterion,
): CriterionFacts {
  const answer = answerOf(work.answers, criterion.id);
  const asked = isConcerned(criterion, job, work.categoryLevel);
  const isNotConcerned = !asked || answer.notConcerned;
  const found = answer.degree === null ? undefined : findDegree(criterion, work.categoryLevel, answer.degree);
  const below = answer.degree !== null && isBelowDefault(criterion, job, answer.degree);
  return {
    criterion,
    title: typeset(criterion.title),
    state: isNotConcerned ? 'not-concerned' : isAnswered(answer) ? 'answered' : 'pending',
    asked,
    degree: criterion.index === DEGREE_HIDDEN_INDEX || isNotConcerned ? null : answer.degree,
    text: found ? typeset(found.text) : null,
    pointsHundredths: answerPoints(criterion, work.categoryLevel, answer) ?? 0,
    isBelowDefault: below,
    lacksReason: below && !answer.reason?.trim(),
  };
}

/** In display order. */
export function allFacts(classification: Classification): readonly CriterionFacts[] {
  return classification.reference.grid.criteria.map((criterion) => criterionFacts(classification, criterion));
}

/** The function's default degrees for the criteria still to be answered; Formations are asked apart. */
export function defaultsLeft({
  reference,
  work,
  job,
}: Classification): readonly { criterion: Criterion; degree: number }[] {
  if (job.id === OTHER_FUNCTION_ID) return [];
  return reference.grid.criteria.flatMap((criterion) => {
    const degree = defaultDegree(criterion, job);
    const isOpen = isConcerned(criterion, job, work.categoryLevel) && !isAnswered(answerOf(work.answers, criterion.id));
    return isOpen && criterion.kind === 'degrees' && degree > 0 ? [{ criterion, degree }] : [];
  });
}

export function takeDefaults(classification: Classification): AnswerChanges {
  return Object.fromEntries(defaultsLeft(classification).map(({ criterion, degree }) => [criterion.id, { degree }]));
}

/** Criteria that count as answered because the job has none of it. */
export function notConcernedCount(classification: Classification): number {
  return allFacts(classification).filter(({ state }) => state === 'not-concerned').length;
}

/** What a criterion's card says of its answer. Pure. */
import {
  answerOf,
  answerPoints,
  findDegree,
  isAnswered,
  isBelowDefault,
  isConcerned,
  plannedChanges,
  typeset,
  type AnswerChanges,
  type Criterion,
} from '@valorisation/rules';
import type { Worked } from './result';

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

export function criterionFacts({ work, job }: Pick<Worked, 'work' | 'job'>, criterion: Criterion): CriterionFacts {
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
export function allFacts(classification: Worked): readonly CriterionFacts[] {
  return classification.reference.grid.criteria.map((criterion) => criterionFacts(classification, criterion));
}

type Planning = Pick<Worked, 'reference' | 'work' | 'job'>;

/** The function's planned degrees for the criteria still to be answered; Formations have none. */
export function plannedLeft({ reference, work, job }: Planning): readonly { criterion: Criterion; degree: number }[] {
  const changes = takePlanned({ reference, work, job });
  return reference.grid.criteria.flatMap((criterion) => {
    const degree = changes[criterion.id]?.degree ?? null;
    return degree === null ? [] : [{ criterion, degree }];
  });
}

export function takePlanned({ reference, work, job }: Planning): AnswerChanges {
  return plannedChanges(reference.grid, job, work.categoryLevel, work.answers);
}

/** The answers that a person gives, apart from the criteria that do not concern the function. */
export function answersProgress(classification: Worked) {
  const facts = allFacts(classification);
  const asked = facts.filter((one) => one.asked);
  return {
    given: asked.filter(({ state }) => state !== 'pending').length,
    asked: asked.length,
    notConcerned: facts.length - asked.length,
  };
}

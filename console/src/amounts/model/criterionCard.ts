import {
  adaptAnswers,
  answerOf,
  answerPoints,
  findDegree,
  isAnswered,
  isBelowDefault,
  isConcerned,
  plannedChanges,
  typeset,
  type AnswerChanges,
  type Answers,
  type Criterion,
} from '@valorisation/rules';
import { criteria as words } from '../../i18n/fr/classification/criteria';
import type { Worked } from './result';

export interface CriterionFacts {
  readonly criterion: Criterion;
  readonly title: string;
  /** `not-concerned`: the criterion has no question for the function. Allowed only for an "autre fonction". */
  readonly state: 'pending' | 'answered' | 'not-concerned';
  readonly asked: boolean;
  /** Null when no degree is shown: for Formations, for `not-concerned` and for `pending`. */
  readonly degree: number | null;
  /** Null when the answer to Formations is "none". */
  readonly text: string | null;
  readonly pointsHundredths: number;
  /** The chosen degree that the grid no longer has; another one must be chosen. */
  readonly goneDegree: number | null;
  readonly isBelowDefault: boolean;
  readonly lacksReason: boolean;
}

/** Formations show points and no degree. */
const DEGREE_HIDDEN_INDEX = 2;

export function criterionFacts(classification: Planning, criterion: Criterion): CriterionFacts {
  const { work, job } = classification;
  const answer = answerOf(answersOf(classification), criterion.id);
  const given = answerOf(work.answers, criterion.id);
  const asked = isConcerned(criterion, job, work.categoryLevel);
  const isNotConcerned = !asked || answer.notConcerned;
  const found = answer.degree === null ? undefined : findDegree(criterion, work.categoryLevel, answer.degree);
  const isGone = asked && isAnswered(given) && !isAnswered(answer);
  const below = answer.degree !== null && isBelowDefault(criterion, job, answer.degree);
  return {
    criterion,
    title: typeset(criterion.title),
    state: isNotConcerned ? 'not-concerned' : isAnswered(answer) ? 'answered' : 'pending',
    asked,
    degree: criterion.index === DEGREE_HIDDEN_INDEX || isNotConcerned ? null : answer.degree,
    text: found ? typeset(found.text) : null,
    pointsHundredths: answerPoints(criterion, work.categoryLevel, answer) ?? 0,
    goneDegree: isGone ? given.degree : null,
    isBelowDefault: below,
    lacksReason: below && !answer.reason?.trim(),
  };
}

type Planning = Pick<Worked, 'reference' | 'work' | 'job'>;

/** The answers that the grid in force accepts. The other criteria must be answered again. */
export function answersOf({ reference, work, job }: Planning): Answers {
  return adaptAnswers(reference.grid, job, work.categoryLevel, work.answers);
}

export function allFacts(classification: Worked): readonly CriterionFacts[] {
  return classification.reference.grid.criteria.map((criterion) => criterionFacts(classification, criterion));
}

/** For a row to be redone: which answers the grid in force no longer accepts, and what the user must choose. */
export function redoWords(classification: Worked): string {
  const open = allFacts(classification).filter(({ state }) => state === 'pending');
  const gone = open.filter(({ goneDegree }) => goneDegree !== null);
  const { toRedo } = words.overview;
  if (gone.length > 0) {
    return toRedo.gone(gone.map(({ title, goneDegree }) => `${title}, ${words.degree(goneDegree ?? 0).toLowerCase()}`));
  }
  return open.length > 0 ? toRedo.open(open.map(({ title }) => title)) : toRedo.nothingGone;
}

/** The planned degrees for the criteria that have no answer yet. Formations have no planned degree. */
export function plannedLeft({ reference, work, job }: Planning): readonly { criterion: Criterion; degree: number }[] {
  const changes = takePlanned({ reference, work, job });
  return reference.grid.criteria.flatMap((criterion) => {
    const degree = changes[criterion.id]?.degree ?? null;
    return degree === null ? [] : [{ criterion, degree }];
  });
}

export function takePlanned(planning: Planning): AnswerChanges {
  const { reference, work, job } = planning;
  return plannedChanges(reference.grid, job, work.categoryLevel, answersOf(planning));
}

export function answersProgress(classification: Worked) {
  const facts = allFacts(classification);
  const asked = facts.filter((one) => one.asked);
  return {
    given: asked.filter(({ state }) => state !== 'pending').length,
    asked: asked.length,
    notConcerned: facts.length - asked.length,
  };
}

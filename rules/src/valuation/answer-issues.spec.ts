import { describe, expect, it } from '@jest/globals';
import {
  AUTONOMY,
  criterionById,
  functionById,
  functionTitled,
  gridInForce,
  knownFunctions,
  MANAGEMENT,
  RELATIONS,
  TRAINING,
  withDegrees,
} from '../testing/builders.js';
import { defaultAnswers, initialAnswers } from './answer-changes.js';
import { answerIssues, choosableDegrees, completionIssues, missingCriteria, missingReasons } from './answer-issues.js';
import { NOT_CONCERNED, UNANSWERED } from './answers.js';

const teacher = functionTitled('Enseignant-formateur (cadre)');
const assistant = functionTitled('Aide-documentaliste');
const educator = functionTitled("Éducateur de vie scolaire (EVS) / conseiller d'éducation");
const other = functionById(0);

function issues(job: typeof teacher, level: 0 | 1 | 2 | 3, degrees: Readonly<Record<number, number>>) {
  return answerIssues(gridInForce, job, level, withDegrees({}, degrees));
}

describe('answers that the grid refuses', () => {
  it('do not occur in the defaults of any function', () => {
    const found = knownFunctions.flatMap((job) =>
      completionIssues(gridInForce, job, job.categoryLevel, defaultAnswers(gridInForce, job, job.categoryLevel)),
    );
    expect(found).toEqual([]);
  });

  it('include a criterion and a degree that do not exist', () => {
    expect(issues(teacher, 3, { 9: 1 })).toEqual([{ field: '9', code: 'unknown_criterion' }]);
    expect(issues(teacher, 3, { [AUTONOMY]: 5 })).toEqual([{ field: '1', code: 'unknown_degree' }]);
  });

  it('include a degree on a criterion that does not concern the function', () => {
    expect(issues(teacher, 3, { [MANAGEMENT]: 2 })).toEqual([{ field: '4', code: 'criterion_not_concerned' }]);
    expect(issues(assistant, 0, { [TRAINING]: 1 })).toEqual([{ field: '6', code: 'criterion_not_concerned' }]);
  });

  it('include a degree below the default unless it is degree 1', () => {
    expect(issues(assistant, 0, { [RELATIONS]: 2 })).toEqual([{ field: '2', code: 'degree_below_default' }]);
    expect(issues(assistant, 0, { [RELATIONS]: 1 })).toEqual([]);
    expect(issues(assistant, 0, { [RELATIONS]: 4 })).toEqual([]);
  });

  it('include "not concerned" on a criterion that concerns a known function', () => {
    const answers = { [AUTONOMY]: NOT_CONCERNED };
    expect(answerIssues(gridInForce, teacher, 3, answers)).toEqual([{ field: '1', code: 'criterion_concerned' }]);
    expect(answerIssues(gridInForce, other, 3, answers)).toEqual([]);
  });
});

describe('training options', () => {
  it('are those of the family that the function may claim, or none held', () => {
    expect(choosableDegrees(criterionById(TRAINING), teacher, 3).map((option) => option.rank)).toEqual([3, 4, 5]);
    expect(choosableDegrees(criterionById(TRAINING), educator, 1).map((option) => option.family)).toEqual(['EVS']);
    expect(issues(teacher, 3, { [TRAINING]: 0 })).toEqual([]);
    expect(issues(teacher, 3, { [TRAINING]: 1 })).toEqual([{ field: '6', code: 'training_not_claimable' }]);
    expect(issues(teacher, 3, { [TRAINING]: 6 })).toEqual([{ field: '6', code: 'unknown_degree' }]);
  });

  it('are all of the column for "autre fonction"', () => {
    expect(choosableDegrees(criterionById(TRAINING), other, 3)).toHaveLength(5);
    expect(issues(other, 0, { [TRAINING]: 2 })).toEqual([{ field: '6', code: 'unknown_degree' }]);
  });
});

describe('what is missing for completion', () => {
  it('is every concerned criterion of a fresh valuation, in the order of the questionnaire', () => {
    expect(missingCriteria(gridInForce, teacher, 3, initialAnswers(gridInForce, teacher, 3))).toEqual([1, 2, 6, 3, 5]);
    expect(missingCriteria(gridInForce, assistant, 0, {})).toEqual([1, 2, 3]);
  });

  it('is every criterion with degrees in the column for "autre fonction", unless it is "not concerned"', () => {
    expect(missingCriteria(gridInForce, other, 0, {})).toEqual([1, 2, 6, 3]);
    expect(missingCriteria(gridInForce, other, 3, {})).toEqual([1, 2, 6, 3, 4, 5]);
    expect(missingCriteria(gridInForce, other, 0, { 1: NOT_CONCERNED, 6: NOT_CONCERNED })).toEqual([2, 3]);
  });

  it('is the reason of a degree 1 below the default, blank ones included', () => {
    const answers = (reason: string | null) => ({
      ...defaultAnswers(gridInForce, assistant, 0),
      [RELATIONS]: { ...UNANSWERED, degree: 1, reason },
    });
    expect(missingReasons(gridInForce, assistant, answers('  '))).toEqual([RELATIONS]);
    expect(completionIssues(gridInForce, assistant, 0, answers(null))).toEqual([
      { field: '2', code: 'missing_reason' },
    ]);
    expect(completionIssues(gridInForce, assistant, 0, answers('Changement de poste'))).toEqual([]);
    expect(answerIssues(gridInForce, assistant, 0, answers(null))).toEqual([]);
  });

  it('is no reason for "autre fonction", which has no default, or for a training option', () => {
    const degrees = { 1: 1, 2: 1, 3: 2, 4: 1, 5: 1, 6: 1 };
    expect(completionIssues(gridInForce, other, 3, withDegrees({}, degrees))).toEqual([]);
  });
});

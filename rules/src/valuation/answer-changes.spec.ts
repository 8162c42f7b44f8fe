import { describe, expect, it } from '@jest/globals';
import {
  AUTONOMY,
  functionById,
  functionTitled,
  gridInForce,
  MANAGEMENT,
  TRAINING,
  withDegrees,
} from '../testing/builders.js';
import { adaptAnswers, changeAnswers, defaultAnswers, initialAnswers } from './answer-changes.js';
import { answerIssues } from './answer-issues.js';
import { answerPoints, NOT_CONCERNED, UNANSWERED } from './answers.js';

const teacher = functionTitled('Enseignant-formateur (cadre)');
const director = functionTitled('Responsable de vie scolaire (RVS)');
const assistant = functionTitled('Aide-documentaliste');
const other = functionById(0);

describe('the first answers', () => {
  it('are "not concerned" where the function has no degree, and empty elsewhere', () => {
    const answers = initialAnswers(gridInForce, assistant, 0);
    expect(Object.values(answers).filter((answer) => answer.notConcerned)).toHaveLength(3);
    expect(answers[AUTONOMY]).toEqual(UNANSWERED);
  });

  it('by default are the degrees of the function, with no training held', () => {
    expect(defaultAnswers(gridInForce, assistant, 0)).toMatchObject({
      1: { degree: 2 },
      2: { degree: 3 },
      3: { degree: 3 },
    });
    expect(defaultAnswers(gridInForce, teacher, 3)[TRAINING]).toEqual({ ...UNANSWERED, degree: 0 });
    expect(defaultAnswers(gridInForce, other, 1)).toEqual(initialAnswers(gridInForce, other, 1));
  });
});

describe('a change of answers', () => {
  const before = defaultAnswers(gridInForce, teacher, 3);

  it('affects only the named fields', () => {
    const after = changeAnswers(gridInForce, teacher, 3, before, { 1: { reason: 'Poste partagé' } });
    expect(after).toEqual({ ...before, 1: { ...UNANSWERED, degree: 2, reason: 'Poste partagé' } });
  });

  it('clears with degree 0, except on training where it means "none held"', () => {
    const after = changeAnswers(gridInForce, teacher, 3, before, { 1: { degree: 0 }, 6: { degree: 0 } });
    expect(after[AUTONOMY]?.degree).toBeNull();
    expect(after[TRAINING]?.degree).toBe(0);
    expect(changeAnswers(gridInForce, teacher, 3, before, { 6: { degree: null } })[TRAINING]?.degree).toBeNull();
  });

  it('leaves a criterion that does not concern the function unchanged, whatever harmless value is sent', () => {
    const after = changeAnswers(gridInForce, teacher, 3, before, { 4: { degree: 0, notConcerned: false } });
    expect(after[MANAGEMENT]).toEqual(NOT_CONCERNED);
    expect(answerIssues(gridInForce, teacher, 3, after)).toEqual([]);
  });

  it('keeps a refused degree so that it can be named', () => {
    const after = changeAnswers(gridInForce, teacher, 3, before, { 4: { degree: 2 }, 77: { degree: 1 } });
    expect(answerIssues(gridInForce, teacher, 3, after)).toEqual([
      { field: '4', code: 'criterion_not_concerned' },
      { field: '77', code: 'unknown_criterion' },
    ]);
  });

  it('goes both ways between a degree and "not concerned" for "autre fonction"', () => {
    const none = changeAnswers(gridInForce, other, 3, withDegrees({}, { 4: 2 }), { 4: { notConcerned: true } });
    expect(none[MANAGEMENT]).toEqual(NOT_CONCERNED);
    const again = changeAnswers(gridInForce, other, 3, none, { 4: { degree: 3 } });
    expect(again[MANAGEMENT]).toEqual({ ...UNANSWERED, degree: 3 });
  });
});

describe('answers carried to another function', () => {
  it('keep what it allows, with reasons, and ask the rest again', () => {
    const before = { ...defaultAnswers(gridInForce, teacher, 3), 1: { ...UNANSWERED, degree: 3, reason: 'Référent' } };
    const after = adaptAnswers(gridInForce, director, 3, before);
    expect(after[AUTONOMY]).toEqual({ ...UNANSWERED, degree: 3, reason: 'Référent' });
    expect(after[MANAGEMENT]).toEqual(UNANSWERED);
    expect(after[5]).toEqual(NOT_CONCERNED);
  });

  it('drop a degree below the new default, and keep a reason typed before the degree', () => {
    const before = { 1: { ...UNANSWERED, reason: 'Nouveau poste' }, 2: { ...UNANSWERED, degree: 2 } };
    const after = adaptAnswers(gridInForce, assistant, 0, before);
    expect(after).toMatchObject({ 1: { reason: 'Nouveau poste' }, 2: UNANSWERED });
  });
});

describe('points of an answer', () => {
  const autonomy = gridInForce.criteria[0];
  const training = gridInForce.criteria[2];

  it('are null while unanswered, and for a degree that the column lacks', () => {
    if (!autonomy || !training) throw new Error('no criteria');
    expect(answerPoints(autonomy, 0, UNANSWERED)).toBeNull();
    expect(answerPoints(autonomy, 0, { ...UNANSWERED, degree: 7 })).toBeNull();
    expect(answerPoints(autonomy, 0, { ...UNANSWERED, degree: 0 })).toBeNull();
    expect(answerPoints(autonomy, 3, { ...UNANSWERED, degree: 2 })).toBe(3_500);
    expect(answerPoints(training, 3, { ...UNANSWERED, degree: 0 })).toBe(0);
    expect(answerPoints(autonomy, 3, NOT_CONCERNED)).toBe(0);
  });
});

import { describe, expect, it } from '@jest/globals';
import { functionTitled, gridInForce, withDegrees } from '../testing/builders.js';
import { defaultAnswers, initialAnswers } from './answer-changes.js';
import { nextCriterion, progress, questions } from './questionnaire.js';

const teacher = functionTitled('Enseignant-formateur (cadre)');

describe('the questionnaire', () => {
  const fresh = initialAnswers(gridInForce, teacher, 3);

  it('asks the criteria that concern the function, in display order', () => {
    expect(questions(gridInForce, teacher, 3).map((criterion) => criterion.id)).toEqual([1, 2, 6, 3, 5]);
  });

  it('leads to the first criterion without a chosen degree', () => {
    expect(nextCriterion(gridInForce, teacher, 3, fresh)?.id).toBe(1);
    expect(nextCriterion(gridInForce, teacher, 3, withDegrees(fresh, { 1: 2, 3: 2 }))?.id).toBe(2);
  });

  it('continues after "none held" on training', () => {
    expect(nextCriterion(gridInForce, teacher, 3, withDegrees(fresh, { 1: 2, 2: 2, 6: 0 }))?.id).toBe(3);
  });

  it('returns to the first one when all are done', () => {
    expect(nextCriterion(gridInForce, teacher, 3, defaultAnswers(gridInForce, teacher, 3))?.id).toBe(1);
  });

  it('counts the criteria answered, those that do not concern the function included', () => {
    expect(progress(gridInForce, teacher, 3, fresh)).toEqual({ answered: 1, total: 6 });
    expect(progress(gridInForce, teacher, 3, withDegrees(fresh, { 1: 2, 6: 0 }))).toEqual({ answered: 3, total: 6 });
    expect(progress(gridInForce, teacher, 3, defaultAnswers(gridInForce, teacher, 3))).toEqual({
      answered: 6,
      total: 6,
    });
  });
});

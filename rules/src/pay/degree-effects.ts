/** The effect of each degree of a criterion on the amount, so that people can compare the degrees in euros. */
import type { Criterion, Grid, JobFunction } from '../grid/grid.js';
import { columnOf, findCriterion, findDegree, findFunction } from '../grid/lookup.js';
import { degreeIssue, isBelowDefault } from '../valuation/answer-issues.js';
import { answerOf, isConcerned, UNANSWERED } from '../valuation/answers.js';
import { previewPay } from './compute-pay.js';
import type { DegreeEffect, PayInput, PayResult } from './pay.js';

function payWith(grid: Grid, input: PayInput, criterionId: number, degree: number): PayResult {
  return previewPay(grid, { ...input, answers: { ...input.answers, [criterionId]: { ...UNANSWERED, degree } } });
}

function ranksOf(criterion: Criterion, input: PayInput): readonly number[] {
  const ranks = columnOf(criterion, input.categoryLevel).map((degree) => degree.rank);
  return criterion.kind === 'training' ? [0, ...ranks] : ranks;
}

function effectOf(
  grid: Grid,
  input: PayInput,
  criterion: Criterion,
  job: JobFunction,
  degree: number,
  current: PayResult,
): DegreeEffect {
  const pay = payWith(grid, input, criterion.id, degree);
  const found = findDegree(criterion, input.categoryLevel, degree);
  return {
    degree,
    text: found?.text ?? null,
    pointsHundredths: found?.pointsHundredths ?? 0,
    pay,
    differenceCents: pay.conventional.cents - current.conventional.cents,
    current: answerOf(input.answers, criterion.id).degree === degree,
    choosable: degreeIssue(criterion, job, input.categoryLevel, degree) === null,
    needsReason: isBelowDefault(criterion, job, degree),
  };
}

/**
 * Every degree of the criterion in the row's column. For training, "none held" (0) comes first. Each has its points,
 * its pay, and its difference from the conventional amount that is shown before the choice (`previewPay`, including
 * planned degrees). Empty when the criterion does not concern the function. Throws RuleError `input_refused`.
 */
export function degreeEffects(grid: Grid, input: PayInput, criterionId: number): readonly DegreeEffect[] {
  const criterion = findCriterion(grid, criterionId);
  const job = findFunction(grid, input.functionId);
  if (!criterion || !job || !isConcerned(criterion, job, input.categoryLevel)) return [];
  const current = previewPay(grid, input);
  return ranksOf(criterion, input).map((degree) => effectOf(grid, input, criterion, job, degree, current));
}

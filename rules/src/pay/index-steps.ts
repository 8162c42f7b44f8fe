/** Rules 1 to 6b: the indice reel, step by step. */
import { divideHalfUp, product } from '../exact/integer.js';
import type { Criterion, Grid } from '../grid/grid.js';
import { findCategory, findFunction, findLeave, seniorityRate } from '../grid/lookup.js';
import { seniorityYears } from '../valuation/anniversary.js';
import type { CriterionAnswer } from '../valuation/answers.js';
import { answerOf, answerPoints, defaultDegree } from '../valuation/answers.js';
import { articleOf } from './articles.js';
import type { PayInput } from './pay.js';
import type { StepInputs, StepOf, TraceRule, TraceStep, TraceUnit } from './trace.js';

export function step<Rule extends TraceRule>(
  rule: Rule,
  unit: TraceUnit,
  value: number,
  inputs: StepInputs<Rule>,
): StepOf<Rule> {
  return { rule, inputs, value, unit, article: articleOf(rule) };
}

function criterionStep(grid: Grid, input: PayInput, criterion: Criterion, planned: boolean): TraceStep {
  const answer = answerOf(input.answers, criterion.id);
  const job = findFunction(grid, input.functionId);
  const value = answerPoints(criterion, input.categoryLevel, answer) ?? 0;
  return step('criterion', 'points', value, {
    criterionId: criterion.id,
    criterion: criterion.title,
    kind: criterion.kind,
    state: planned ? 'planned' : stateOf(answer),
    degree: answer.degree ?? 0,
    defaultDegree: job ? defaultDegree(criterion, job) : 0,
  });
}

function stateOf({ notConcerned, degree }: CriterionAnswer): StepInputs<'criterion'>['state'] {
  if (notConcerned) return 'not-concerned';
  return degree === null ? 'unanswered' : 'answered';
}

function sumOf(steps: readonly TraceStep[]): number {
  return steps.reduce((total, { value }) => total + value, 0);
}

/**
 * The steps of the indice reel in hundredths of a point. The last step has the result. An unanswered criterion gives no
 * points. `planned` names the criteria without an answer for which the planned degree counts.
 */
export function indexSteps(grid: Grid, input: PayInput, planned: ReadonlySet<number>): readonly TraceStep[] {
  const level = input.categoryLevel;
  const leave = findLeave(grid, input.leaveWeeks);
  const years = seniorityYears(input.seniorityOn, input.calculatedOn);
  const ratePercent = seniorityRate(grid, level, years);

  const base = step('category-base', 'points', findCategory(grid, level)?.baseHundredths ?? 0, {
    categoryLevel: level,
  });
  const leavePoints = step('leave', 'points', leave?.pointsHundredths ?? 0, {
    weeks: input.leaveWeeks,
    yearlyHours: leave?.yearlyHours ?? 0,
  });
  const seniorityBase = base.value + leavePoints.value;
  const seniority = step('seniority', 'points', divideHalfUp(product(seniorityBase, ratePercent), 100n), {
    seniorityYears: years,
    ratePercent,
    baseHundredths: seniorityBase,
    ...(input.seniorityOn === null ? {} : { seniorityOn: input.seniorityOn }),
    calculatedOn: input.calculatedOn,
  });
  const criteria = grid.criteria.map((criterion) => criterionStep(grid, input, criterion, planned.has(criterion.id)));
  const total = step('total', 'points', base.value + leavePoints.value + seniority.value + sumOf(criteria), {
    categoryBaseHundredths: base.value,
    leaveHundredths: leavePoints.value,
    seniorityHundredths: seniority.value,
    criteriaHundredths: sumOf(criteria),
  });
  const steps = [base, leavePoints, seniority, ...criteria, total];
  if (!input.fixedDays) return steps;
  const factor = grid.params.fixedDaysFactor;
  const lifted = divideHalfUp(product(total.value, factor), 10_000n);
  return [
    ...steps,
    step('fixed-days', 'points', lifted, { indexHundredths: total.value, factorTenThousandths: factor }),
  ];
}

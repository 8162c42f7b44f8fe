/** The calculation of a row: every amount is the value of a step of the trace. */
import type { Grid } from '../grid/grid.js';
import { findFunction } from '../grid/lookup.js';
import { RuleError } from '../rule-error.js';
import { nextRateChange, seniorityYears } from '../valuation/anniversary.js';
import { answerIssues, missingCriteria } from '../valuation/answer-issues.js';
import { termsIssues } from '../valuation/terms.js';
import {
  displayedSteps,
  fullTimeMonthStep,
  hourlyStep,
  isUnderMinimum,
  majoredSteps,
  minimumCheckStep,
  shareStep,
} from './amount-steps.js';
import { indexSteps } from './index-steps.js';
import type { PayInput, PayResult } from './pay.js';
import type { TraceRule, TraceStep } from './trace.js';

function valueOf(steps: readonly TraceStep[], rule: TraceRule): number | null {
  return steps.find((step) => step.rule === rule)?.value ?? null;
}

/** The calculation itself, on terms that hold. */
function calculate(grid: Grid, input: PayInput): PayResult {
  const { params } = grid;
  const index = indexSteps(grid, input);
  const indexHundredths = valueOf(index, 'fixed-days') ?? valueOf(index, 'total') ?? 0;
  const month = fullTimeMonthStep(indexHundredths, params);
  const minimum = shareStep(month.value, input.shareHundredths);
  const hourly = input.hourly ? hourlyStep(indexHundredths, params) : null;
  const majored =
    input.guaranteedCents === null
      ? []
      : majoredSteps(
          indexHundredths,
          {
            cents: input.guaranteedCents,
            shareHundredths: input.guaranteedShareHundredths ?? input.shareHundredths,
          },
          input.shareHundredths,
          params,
        );
  const remunerationValueCents = valueOf(majored, 'majored-share');
  const { displayed, steps } = displayedSteps({
    fixedAmountCents: input.fixedAmountCents,
    remunerationValueCents,
    hourlyCents: hourly?.value ?? null,
    minimumCents: minimum.value,
    hourly: input.hourly,
  });
  const check = minimumCheckStep(indexHundredths, params);
  return {
    indexHundredths,
    majoredIndexHundredths: valueOf(majored, 'majored'),
    fullTimeMonthCents: month.value,
    minimumCents: minimum.value,
    hourlyCents: hourly?.value ?? null,
    remunerationValueCents,
    displayed,
    underMinimum: isUnderMinimum(grid, indexHundredths),
    seniorityYears: seniorityYears(input.seniorityOn, input.calculatedOn),
    nextChangeOn: nextRateChange(grid, input.categoryLevel, input.seniorityOn, input.calculatedOn),
    trace: [...index, month, minimum, ...(hourly ? [hourly] : []), ...majored, ...steps, check],
  };
}

function refuseBrokenTerms(grid: Grid, input: PayInput): void {
  const issues = termsIssues(grid, input);
  if (issues.length > 0) throw new RuleError('input_refused', issues);
}

/**
 * Pay of a row whose criteria are all answered, with the trace that produced it.
 * A missing reason does not keep the amount from being computed: it is refused at completion (`completionIssues`).
 * Throws RuleError: `input_refused` (a term or an answer breaks a rule), `criteria_missing` (unanswered criteria).
 */
export function computePay(grid: Grid, input: PayInput): PayResult {
  refuseBrokenTerms(grid, input);
  const job = findFunction(grid, input.functionId);
  const refused = job ? answerIssues(grid, job, input.categoryLevel, input.answers) : [];
  if (refused.length > 0) throw new RuleError('input_refused', refused);
  const missing = job ? missingCriteria(grid, job, input.categoryLevel, input.answers) : [];
  if (missing.length > 0) {
    const issues = missing.map((id) => ({ field: String(id), code: 'unanswered' }));
    throw new RuleError('criteria_missing', issues);
  }
  return calculate(grid, input);
}

/**
 * Pay while the questionnaire goes on: unanswered criteria count no points.
 * Throws RuleError `input_refused` when a term breaks a rule.
 */
export function previewPay(grid: Grid, input: PayInput): PayResult {
  refuseBrokenTerms(grid, input);
  return calculate(grid, input);
}

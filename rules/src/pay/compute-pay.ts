/** Computes a row. Every amount is the value of a step in the trace. */
import type { Grid } from '../grid/grid.js';
import { findFunction } from '../grid/lookup.js';
import { RuleError } from '../rule-error.js';
import { nextRateChange, seniorityYears } from '../valuation/anniversary.js';
import { adaptAnswers, withPlannedDegrees } from '../valuation/answer-changes.js';
import { answerIssues, missingCriteria } from '../valuation/answer-issues.js';
import { isAnswered, answerOf } from '../valuation/answers.js';
import { termsIssues, type TermsIssueCode } from '../valuation/terms.js';
import { displayedSteps, fullTimeMonthStep, hourlyStep, majoredSteps, shareStep } from './amount-steps.js';
import { indexSteps } from './index-steps.js';
import type { PayInput, PayPreview, PayResult } from './pay.js';
import type { TraceRule, TraceStep } from './trace.js';

function valueOf(steps: readonly TraceStep[], rule: TraceRule): number | null {
  return steps.find((step) => step.rule === rule)?.value ?? null;
}

const NONE_PLANNED: ReadonlySet<number> = new Set();

/** @param planned the criteria that have no answer and for which the function's planned degree counts */
function calculate(grid: Grid, input: PayInput, planned = NONE_PLANNED): PayResult {
  const { params } = grid;
  const index = indexSteps(grid, input, planned);
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
  return {
    indexHundredths,
    majoredIndexHundredths: valueOf(majored, 'majored'),
    fullTimeMonthCents: month.value,
    minimumCents: minimum.value,
    hourlyCents: hourly?.value ?? null,
    remunerationValueCents,
    conventional: { cents: hourly?.value ?? minimum.value, unit: hourly ? 'hour' : 'month' },
    displayed,
    seniorityYears: seniorityYears(input.seniorityOn, input.calculatedOn),
    nextChangeOn: nextRateChange(grid, input.categoryLevel, input.seniorityOn, input.calculatedOn),
    trace: [...index, month, minimum, ...(hourly ? [hourly] : []), ...majored, ...steps],
  };
}

/**
 * Terms that the rules accepted at first and refuse now. A row that was computed before keeps its amount, and moves to
 * a new grid like any other row.
 */
const REFUSED_LATER: readonly TermsIssueCode[] = ['fixed_days_with_hourly', 'seniority_too_old'];

function refuseBrokenTerms(grid: Grid, input: PayInput): void {
  const issues = termsIssues(grid, input).filter(({ code }) => !REFUSED_LATER.includes(code));
  if (issues.length > 0) throw new RuleError('input_refused', issues);
}

/**
 * Computes the pay, with its trace, of a row whose criteria are all answered. A missing reason does not stop the
 * calculation; the completion refuses it (`completionIssues`). Throws RuleError: `input_refused` (a term or an answer
 * breaks a rule), `criteria_missing` (unanswered criteria).
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
 * Computes the pay of an unfinished questionnaire. For a criterion without a valid answer, the function's planned
 * degree counts. Formations and the criteria of "autre fonction" have no planned degree: they give no points and are
 * listed in `uncounted`. Throws RuleError `input_refused` when a term breaks a rule.
 */
export function previewPay(grid: Grid, input: PayInput): PayPreview {
  refuseBrokenTerms(grid, input);
  const job = findFunction(grid, input.functionId);
  if (!job) return { ...calculate(grid, input), planned: [], uncounted: [] };
  const known = adaptAnswers(grid, job, input.categoryLevel, input.answers);
  const answers = withPlannedDegrees(grid, job, input.categoryLevel, known);
  const open = missingCriteria(grid, job, input.categoryLevel, known);
  const planned = open.filter((id) => isAnswered(answerOf(answers, id)));
  const uncounted = open.filter((id) => !planned.includes(id));
  return { ...calculate(grid, { ...input, answers }, new Set(planned)), planned, uncounted };
}

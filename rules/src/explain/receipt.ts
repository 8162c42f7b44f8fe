/** An amount's trace as lines. Screens, documents and comparisons take the words of a step only from this module. */
import { countedPoints } from '../format/counted.js';
import { formatAmount, formatPoints } from '../format/french.js';
import { formatPointValue } from '../format/grid-numbers.js';
import { CATEGORY_LEVELS, type Grid } from '../grid/grid.js';
import { stepKey, type StepOf, type TraceRule, type TraceStep } from '../pay/trace.js';
import { FULL_SHARE_HUNDREDTHS } from '../valuation/terms.js';
import { pointValueWords, wordsOf, type Told, type Words } from './words.js';

export interface ReceiptLine extends Words {
  readonly key: string;
  readonly rule: TraceRule | 'point-value';
  readonly article: string | null;
  /** Points or an amount, with the unit. */
  readonly value: string;
  /** The points; null on a line with an amount. */
  readonly points: string | null;
  /**
   * `sum` closes the lines above it. `result` is the amount to be paid at least. A `pending` criterion is not answered
   * yet. A `planned` criterion is not answered either, but the function's planned degree counts for it.
   */
  readonly kind: 'line' | 'sum' | 'result' | 'pending' | 'planned';
  readonly criterionId: number | null;
}

/** The values of the row that the words need. They are read from the trace. */
function valuesOf(trace: readonly TraceStep[], grid: Grid): Told {
  const base = trace.find((step) => step.rule === 'category-base')?.inputs.categoryLevel;
  const share = trace.find((step) => step.rule === 'share')?.inputs.shareHundredths;
  return {
    grid,
    categoryLevel: CATEGORY_LEVELS.find((level) => level === base) ?? 0,
    shareHundredths: share ?? FULL_SHARE_HUNDREDTHS,
  };
}

/**
 * Three kinds of steps have no line. The first is a criterion that does not concern the job. The second is the share of
 * a full-time row or an hourly row (rule 9 applies no share). The third is the check against the minimum, which screens
 * and sheets show beside the amount.
 */
function isPrinted(step: TraceStep, perHour: boolean): boolean {
  switch (step.rule) {
    case 'criterion':
      return step.inputs.state !== 'not-concerned';
    case 'share':
    case 'majored-share':
      return !perHour && step.inputs.shareHundredths !== FULL_SHARE_HUNDREDTHS;
    default:
      return step.rule !== 'minimum-check';
  }
}

const SUMS: ReadonlySet<TraceRule> = new Set(['total', 'fixed-days', 'majored', 'displayed']);

/** The parts of a calculation that each add up: the points, the amount, and its comparison with the floors. */
export type ReceiptGroup = 'index' | 'amount' | 'floors';

const INDEX: ReadonlySet<string> = new Set(['category-base', 'leave', 'seniority', 'criterion', 'total', 'fixed-days']);
const FLOORS: ReadonlySet<string> = new Set(['branch-floor', 'minimum-wage', 'wage-complement', 'due']);

export function receiptGroup(rule: string): ReceiptGroup {
  if (INDEX.has(rule)) return 'index';
  return FLOORS.has(rule) ? 'floors' : 'amount';
}

function kindOf(step: TraceStep): ReceiptLine['kind'] {
  if (step.rule === 'due') return 'result';
  if (step.rule === 'criterion' && step.inputs.state === 'unanswered') return 'pending';
  if (step.rule === 'criterion' && step.inputs.state === 'planned') return 'planned';
  return SUMS.has(step.rule) ? 'sum' : 'line';
}

function lineOf(step: TraceStep, told: Told): ReceiptLine {
  const { rule, value, unit, article } = step;
  const points = unit === 'points' ? formatPoints(value) : null;
  return {
    key: stepKey(step),
    rule,
    ...wordsOf(step, told),
    article,
    value: unit === 'points' ? countedPoints(formatPoints(value)) : formatAmount({ cents: value, unit }),
    points,
    kind: kindOf(step),
    criterionId: rule === 'criterion' ? step.inputs.criterionId : null,
  };
}

function pointValueLine({ inputs, article }: StepOf<'full-time-month'>): ReceiptLine {
  const value = formatPointValue(inputs.paramMicroEuros);
  const rule = 'point-value';
  return { key: rule, rule, ...pointValueWords, article, value, points: null, kind: 'line', criterionId: null };
}

/**
 * The lines that matter for this row: from the base of the category to the displayed minimum and the amount due.
 * @param grid the grid on which the amount was computed
 */
export function receiptLines(trace: readonly TraceStep[], grid: Grid): readonly ReceiptLine[] {
  const perHour = trace.some(({ rule, unit }) => rule === 'displayed' && unit === 'hour');
  const told = valuesOf(trace, grid);
  return trace
    .filter((step) => isPrinted(step, perHour))
    .flatMap((step) =>
      step.rule === 'full-time-month' ? [pointValueLine(step), lineOf(step, told)] : [lineOf(step, told)],
    );
}

export type ExplainedStep = TraceStep & Words;

/** Every step with its words, even those without a line. @param grid the grid on which the amount was computed */
export function explained(trace: readonly TraceStep[], grid: Grid): readonly ExplainedStep[] {
  const told = valuesOf(trace, grid);
  return trace.map((step) => ({ ...step, ...wordsOf(step, told) }));
}

/** The detail of a line as it follows the label: in a cell of its own it has a capital. A category's name keeps it. */
export function detailAfterLabel({ rule, detail }: { rule: string; detail: string | null }): string | null {
  if (detail === null || rule === 'category-base') return detail;
  return detail.replace(/^\p{Lu}(?=[\p{Ll}’])/u, (capital) => capital.toLowerCase());
}

/** The inputs of a step, in the words of its line. */
export function stepDetail(step: TraceStep, trace: readonly TraceStep[], grid: Grid): string | null {
  return wordsOf(step, valuesOf(trace, grid)).detail;
}

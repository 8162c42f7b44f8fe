/** The trace of a calculation as the lines of a receipt: the ones that say something for this row, in order. */
import {
  type AmountDue,
  formatAmount,
  formatPoints,
  FULL_SHARE_HUNDREDTHS,
  type PayResult,
  type TraceRule,
  type TraceStep,
  type ValuationTerms,
} from '@valorisation/rules';
import { formatInputs } from './sheet-format.js';

export type ReceiptLine = {
  /** Names the line: the partial of that name in templates/pdf/partials/steps holds its words. */
  readonly rule: TraceRule;
  readonly inputs: Readonly<Record<string, string>>;
  /** A line has points or an amount, never both. */
  readonly points: string | null;
  readonly amount: string | null;
  readonly article: string | null;
  /** `sum`: closes what stands above it; `result`: what is due. */
  readonly kind: 'line' | 'sum' | 'result';
};

const SUMS: ReadonlySet<TraceRule> = new Set(['total', 'fixed-days', 'majored', 'displayed']);

/**
 * Left out: criteria that do not concern the job (the table of criteria shows them), a share of 100 %, the share of an
 * hourly row (no share applies, rule 9) and the check against the minimum, which the sheet says in words. A floor
 * stands on it only where it is what is due.
 */
export function receiptLines(terms: ValuationTerms, pay: PayResult, due: AmountDue): readonly ReceiptLine[] {
  const perHour = pay.displayed.unit === 'hour';
  const sharePrinted = !perHour && terms.shareHundredths !== FULL_SHARE_HUNDREDTHS;
  const isRaised = due.cents !== pay.displayed.cents || due.unit !== pay.displayed.unit;
  const result = isRaised ? 'due' : 'displayed';
  return [...pay.trace, ...(isRaised ? due.trace.filter(({ rule }) => rule === due.source || rule === 'due') : [])]
    .filter((step) => isPrinted(step, sharePrinted))
    .map((step) => lineOf(step, result));
}

function isPrinted(step: TraceStep, sharePrinted: boolean): boolean {
  switch (step.rule) {
    case 'criterion':
      return step.inputs.state === 'answered';
    case 'share':
    case 'majored-share':
      return sharePrinted;
    case 'minimum-check':
      return false;
    default:
      return true;
  }
}

function lineOf({ rule, inputs, value, unit, article }: TraceStep, result: TraceRule): ReceiptLine {
  return {
    rule,
    inputs: formatInputs(inputs),
    points: unit === 'points' ? formatPoints(value) : null,
    amount: unit === 'points' ? null : formatAmount({ cents: value, unit }),
    article,
    kind: rule === result ? 'result' : SUMS.has(rule) ? 'sum' : 'line',
  };
}

/** The receipt of a printed conclusion: its lines in the words of the rules, points and amounts in columns of their own. */
import { receiptLines, type AmountDue, type Grid, type ReceiptLine } from '@valorisation/rules';
import type { SheetPay } from './stored-pay.js';

export type PrintedLine = Pick<ReceiptLine, 'label' | 'detail' | 'points' | 'article'> & {
  readonly rule: ReceiptLine['rule'];
  /** A line has points or an amount, never both. */
  readonly amount: string | null;
  /** `sum`: closes what stands above it; `result`: what is due. */
  readonly kind: 'line' | 'sum' | 'result';
};

/**
 * The sheet says the point value, the degrees and the check against the minimum elsewhere. A floor stands on it only
 * where it is what is due.
 */
export function printedLines(pay: SheetPay, due: AmountDue, grid: Grid): readonly PrintedLine[] {
  const isRaised = due.cents !== pay.displayed.cents || due.unit !== pay.displayed.unit;
  const held = isRaised ? due.trace.filter(({ rule }) => rule === due.source || rule === 'due') : [];
  return receiptLines([...pay.trace, ...held], grid)
    .filter(({ rule }) => rule !== 'point-value')
    .map((line) => printedLine(line, isRaised ? 'due' : 'displayed'));
}

function printedLine(line: ReceiptLine, result: ReceiptLine['rule']): PrintedLine {
  const { rule, label, detail, points, value, article, kind } = line;
  return {
    rule,
    label,
    detail: rule === 'criterion' ? null : detail,
    points,
    amount: points === null ? value : null,
    article,
    kind: rule === result ? 'result' : kind === 'sum' ? 'sum' : 'line',
  };
}

/** The receipt of a printed conclusion, in the words of the rules. Points and amounts have their own columns. */
import { receiptLines, type AmountDue, type Grid, type ReceiptLine } from '@valorisation/rules';
import type { SheetPay } from './stored-pay.js';

export type PrintedLine = Pick<ReceiptLine, 'label' | 'detail' | 'points' | 'article'> & {
  readonly rule: ReceiptLine['rule'];
  /** A line has either points or an amount. */
  readonly amount: string | null;
  /** `sum` closes the lines above it; `result` is the amount due. */
  readonly kind: 'line' | 'sum' | 'result';
};

/**
 * Leaves out the point value, the degrees and the check against the minimum, which the sheet shows elsewhere. It ends
 * with the amount due, which replaces an equal minimum or follows the floor that raises it. An archived row ends with
 * the stored amount.
 */
export function printedLines(pay: SheetPay, due: AmountDue, grid: Grid, archived: boolean): readonly PrintedLine[] {
  const isRaised = due.cents !== pay.displayed.cents || due.unit !== pay.displayed.unit;
  const isStored = archived && !isRaised;
  const held = isStored ? [] : due.trace.filter(({ rule }) => rule === due.source || rule === 'due');
  const left: ReadonlySet<string> = new Set(isRaised || isStored ? ['point-value'] : ['point-value', 'displayed']);
  return receiptLines([...pay.trace, ...held], grid)
    .filter(({ rule }) => !left.has(rule))
    .map((line, index, { length }) => printedLine(line, index === length - 1));
}

function printedLine(line: ReceiptLine, isLast: boolean): PrintedLine {
  const { rule, label, detail, points, value, article, kind } = line;
  return {
    rule,
    label,
    detail: rule === 'criterion' ? null : detail,
    points,
    amount: points === null ? value : null,
    article,
    kind: isLast ? 'result' : kind === 'sum' ? 'sum' : 'line',
  };
}

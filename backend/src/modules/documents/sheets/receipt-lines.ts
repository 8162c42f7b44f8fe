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
 * The sheet says the point value, the degrees and the check against the minimum elsewhere. It ends with what is due, in
 * the place of an equal minimum, or after the floor that raises it. An archived row ends with the stored amount.
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

/** The receipt of a printed conclusion, in the words of the rules. Points and amounts have their own columns. */
import {
  receiptLines,
  type AmountDue,
  type Grid,
  type ReceiptLine,
  seniorityYears,
  type PayResult,
} from '@valorisation/rules';
import type { ComputedRow, ValuationDetail } from '../../valuations/index.js';

/** The pay on a sheet. Its full-time month is among the steps. */
export type SheetPay = Omit<PayResult, 'fullTimeMonthCents'>;

/** The stored amounts, with the steps that are still known. */
export function storedPay(valuation: ValuationDetail & ComputedRow): SheetPay {
  const { hourlyCents, minimumCents, displayedCents, displayedUnit, seniorityOn, calculatedOn, trace } = valuation;
  return {
    indexHundredths: valuation.indexHundredths,
    majoredIndexHundredths: valuation.majoredIndexHundredths,
    minimumCents,
    hourlyCents,
    remunerationValueCents: valuation.remunerationValueCents,
    conventional: hourlyCents === null ? { cents: minimumCents, unit: 'month' } : { cents: hourlyCents, unit: 'hour' },
    displayed: { cents: displayedCents, unit: displayedUnit },
    seniorityYears: seniorityYears(seniorityOn, calculatedOn),
    nextChangeOn: valuation.nextChangeOn,
    trace: trace ?? [],
  };
}

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

/** The receipt of a printed conclusion, in the words of the rules. Points and amounts have their own columns. */
import {
  detailAfterLabel,
  receiptGroup,
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

/** One part of the calculation, which adds up to its last line. The template has its title. */
export type PrintedGroup = {
  readonly inPoints: boolean;
  readonly floors: boolean;
  readonly perHour: boolean;
  readonly lines: readonly PrintedLine[];
};

type PrintedLine = Pick<ReceiptLine, 'label' | 'detail' | 'article'> & {
  readonly rule: ReceiptLine['rule'];
  /** Points, with their unit outside the group of points, or an amount. Null for no point at all. */
  readonly value: string | null;
  /** Points without decimals. */
  readonly whole: boolean;
  /** It closes the lines above it. */
  readonly sum: boolean;
  /** The amount due. */
  readonly result: boolean;
};

/**
 * Leaves out the point value, the degrees and the check against the minimum, which the sheet shows elsewhere, and a
 * minimum that only repeats the line above it. It ends with the amount due. An archived row is compared with nothing,
 * and ends with the stored amount.
 */
export function printedGroups(pay: SheetPay, due: AmountDue, grid: Grid, archived: boolean): readonly PrintedGroup[] {
  const isStored = archived && due.cents === pay.displayed.cents && due.unit === pay.displayed.unit;
  const lines = receiptLines([...pay.trace, ...(isStored ? [] : due.trace)], grid)
    .filter(({ rule }) => rule !== 'point-value')
    .filter(({ rule, value }, index, all) => isStored || rule !== 'displayed' || value !== all[index - 1]?.value);
  return (['index', 'amount', 'floors'] as const)
    .map((name) => ({
      inPoints: name === 'index',
      floors: name === 'floors',
      perHour: pay.displayed.unit === 'hour',
      lines: lines
        .filter((line) => groupOf(line, archived) === name)
        .map((line, index, { length }) => ({
          ...printedLine(line, name === 'index'),
          sum: line !== lines.at(-1) && (index === length - 1 || line.kind === 'sum'),
          result: line === lines.at(-1),
        })),
    }))
    .filter((group) => group.lines.length > 0);
}

function groupOf({ rule }: ReceiptLine, archived: boolean): ReturnType<typeof receiptGroup> {
  const group = receiptGroup(rule);
  return archived && group === 'floors' ? 'amount' : group;
}

function printedLine(
  { rule, label, detail, points, value, article }: ReceiptLine,
  inPoints: boolean,
): Omit<PrintedLine, 'sum' | 'result'> {
  const isNone = points !== null && /^0(,00)?$/.test(points);
  return {
    rule,
    label,
    detail: rule === 'criterion' ? null : detailAfterLabel({ rule, detail }),
    value: isNone ? null : inPoints ? points : value,
    whole: inPoints && !isNone && points?.includes(',') === false,
    article,
  };
}

/** The trace of an amount as the lines of a receipt, whether the server stored it or the browser previews it. Pure. */
import {
  formatAmount,
  formatDay,
  formatMoney,
  formatPercent,
  formatPoints,
  toHundredths,
  FULL_SHARE_HUNDREDTHS,
  type TraceRule,
  type TraceStep as RuleStep,
} from '@valorisation/rules';
import type { TraceStep as WireStep } from '../../../api/valuation';
import { receipt as texts } from '../../../i18n/fr/classification/receipt';
import { formatFactor } from './amounts';
import { typeset } from './typeset';

/** A step with its inputs in plain units (points, EUR), under the names of the wire. */
export interface ReceiptStep {
  readonly rule: TraceRule;
  readonly inputs: Readonly<Record<string, string | number>>;
  /** Hundredths of a point, or cents. */
  readonly value: number;
  readonly unit: 'points' | 'month' | 'hour';
  readonly article: string | null;
}

export interface ReceiptLine {
  readonly key: string;
  readonly rule: TraceRule | 'point-value';
  readonly label: string;
  readonly detail: string | null;
  /** The rule in plain words. */
  readonly explanation: string;
  readonly article: string | null;
  /** Points or an amount, with its unit. */
  readonly value: string;
  /**
   * `sum`: closes what stands above it. `result`: what is to be paid at least. `pending`: still to be answered.
   * `planned`: not answered either, it counts the function's planned degree.
   */
  readonly kind: 'line' | 'sum' | 'result' | 'pending' | 'planned';
  readonly criterionId: number | null;
}

const SUFFIXES: readonly (readonly [suffix: string, per: number])[] = [
  ['Hundredths', 100],
  ['Cents', 100],
  ['MicroEuros', 1_000_000],
];

function plainInput([name, value]: [string, string | number]): [string, string | number] {
  const found = SUFFIXES.find(([suffix]) => name.endsWith(suffix));
  return found === undefined || typeof value === 'string'
    ? [name, value]
    : [name.slice(0, -found[0].length), value / found[1]];
}

/** A step that the rules have just computed in the browser. */
export function fromRules({ rule, inputs, value, unit, article }: RuleStep): ReceiptStep {
  return { rule, inputs: Object.fromEntries(Object.entries(inputs).map(plainInput)), value, unit, article };
}

/** A step of the stored amount. */
export function fromWire({ rule, inputs, value, unit, article }: WireStep): ReceiptStep {
  return {
    rule: rule as TraceRule,
    inputs,
    value: toHundredths(value) ?? 0,
    unit: unit as ReceiptStep['unit'],
    article: article === '' ? null : article,
  };
}

/** Words that the trace does not carry. */
export interface ReceiptContext {
  readonly categoryTitle: string;
  /** The text of a chosen degree; null when the grid at hand has none. */
  readonly degreeText: (criterionId: number, degree: number) => string | null;
}

type Reader = ReturnType<typeof reader>;

function reader(inputs: ReceiptStep['inputs']) {
  const number = (name: string) => Number(inputs[name] ?? 0);
  const hundredths = (name: string) => Math.round(number(name) * 100);
  return {
    number,
    text: (name: string) => String(inputs[name] ?? ''),
    points: (name: string) => formatPoints(hundredths(name)),
    money: (name: string) => formatMoney(hundredths(name)),
    percent: (name: string) => formatPercent(hundredths(name)),
    isFullShare: hundredths('share') === FULL_SHARE_HUNDREDTHS,
    /** EUR per point and year, from the param, which is per hundredth of a point. */
    pointValue: formatMoney(Math.round(number('param') * 10_000)),
    factor: (name: string) => formatFactor(number(name)),
    day: (name: string) => (inputs[name] === undefined ? null : formatDay(String(inputs[name]))),
  };
}

function isPrinted({ rule, inputs, unit }: ReceiptStep, perHour: boolean): boolean {
  switch (rule) {
    case 'criterion':
      return inputs['state'] !== 'not-concerned';
    case 'share':
    case 'majored-share':
      return !perHour && !reader(inputs).isFullShare && unit === 'month';
    case 'minimum-check':
      return false;
    default:
      return true;
  }
}

function words(step: ReceiptStep, read: Reader, context: ReceiptContext) {
  switch (step.rule) {
    case 'category-base':
      return texts.categoryBase(context.categoryTitle);
    case 'leave':
      return texts.leave(read.number('weeks'), read.number('yearlyHours'));
    case 'seniority':
      return texts.seniority(read.number('seniorityYears'), read.number('ratePercent'), read.points('base'), {
        since: read.day('seniorityOn'),
        on: read.day('calculatedOn'),
      });
    case 'criterion': {
      const degree = read.number('degree');
      const text = context.degreeText(read.number('criterionId'), degree);
      return texts.criterion(typeset(read.text('criterion')), {
        training: read.text('kind') === 'training',
        pending: read.text('state') === 'unanswered',
        planned: read.text('state') === 'planned',
        degree,
        text,
      });
    }
    case 'total':
      return texts.total;
    case 'fixed-days':
      return texts.fixedDays(read.points('index'), read.factor('factorTenThousandths'));
    case 'full-time-month':
      return texts.fullTimeMonth(read.points('index'), read.pointValue);
    case 'share':
      return texts.share(read.money('fullTimeMonth'), read.percent('share'));
    case 'hourly':
      return texts.hourly(read.points('index'), read.pointValue, {
        part: read.factor('teachingPartTenThousandths'),
        hours: read.number('yearlyTrainingHours'),
      });
    case 'majored':
      return texts.majored(read.money('guaranteed'), read.pointValue, read.isFullShare ? null : read.percent('share'));
    case 'majored-month':
      return texts.majoredMonth(read.points('index'), read.pointValue);
    case 'majored-share':
      return texts.majoredShare(read.money('fullTimeMonth'), read.percent('share'));
    case 'fixed-amount':
      return texts.fixedAmount;
    case 'branch-floor':
      return texts.branchFloor(read.points('floor'), read.isFullShare ? null : read.percent('share'));
    case 'minimum-wage':
      return texts.minimumWage(read.day('wageFrom'), read.isFullShare ? null : read.percent('share'));
    case 'wage-complement':
      return texts.wageComplement(read.money('fullTimeMonth'), read.percent('share'), read.money('paid'));
    case 'due':
      return texts.due(step.unit === 'hour');
    case 'displayed':
    case 'minimum-check':
      return texts.displayed(step.unit === 'hour');
  }
}

const SUMS: readonly TraceRule[] = ['total', 'fixed-days', 'majored', 'displayed'];

function kindOf({ rule, inputs }: ReceiptStep): ReceiptLine['kind'] {
  if (rule === 'due') return 'result';
  if (inputs['state'] === 'unanswered') return 'pending';
  if (inputs['state'] === 'planned') return 'planned';
  return SUMS.includes(rule) ? 'sum' : 'line';
}

function lineOf(step: ReceiptStep, context: ReceiptContext): ReceiptLine {
  const { rule, value, unit, article, inputs } = step;
  const read = reader(inputs);
  const criterionId = rule === 'criterion' ? read.number('criterionId') : null;
  return {
    key: criterionId === null ? rule : `${rule}-${criterionId}`,
    rule,
    ...words(step, read, context),
    article,
    value: unit === 'points' ? texts.points(formatPoints(value)) : formatAmount({ cents: value, unit }),
    kind: kindOf(step),
    criterionId,
  };
}

/** The point value stands on a line of its own before the month that it makes. */
function pointValueLine(month: ReceiptStep): ReceiptLine {
  return {
    key: 'point-value',
    rule: 'point-value',
    ...texts.pointValue,
    article: month.article,
    value: reader(month.inputs).pointValue,
    kind: 'line',
    criterionId: null,
  };
}

/** The lines that say something for this row, from the category's base to the displayed minimum. */
export function receiptLines(steps: readonly ReceiptStep[], context: ReceiptContext): readonly ReceiptLine[] {
  const perHour = steps.some(({ rule, unit }) => rule === 'displayed' && unit === 'hour');
  return steps
    .filter((step) => isPrinted(step, perHour))
    .flatMap((step) => {
      const line = lineOf(step, context);
      return step.rule === 'full-time-month' ? [pointValueLine(step), line] : [line];
    });
}

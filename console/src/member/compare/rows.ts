import {
  countedPoints,
  formatDifference,
  formatFactor,
  formatMoney,
  formatPercent,
  formatPoints,
  formatPointValue,
  monthOfTrace,
  signed,
  stepDetail,
  typeset,
  type StepOf,
  type TraceStep,
} from '@valorisation/rules';
import { compare as words } from '../../i18n/fr';
import type { TermName } from '../../i18n/fr/glossary';
import { criterionSteps, stepOf, type Column } from './column';

type FigureUnit = 'points' | 'month' | 'hour';

export interface Cell {
  readonly text: string;
  /** True when the text is a number alone. */
  readonly isNumber: boolean;
  readonly details: readonly string[];
  /** In hundredths of a point, or in cents. Differences are computed from it. */
  readonly figure: { readonly value: number; readonly unit: FigureUnit } | null;
  /** The value of the figure's points in a full-time month, in cents. Null where the cell does not say it. */
  readonly monthCents: number | null;
  readonly meaning: string | null;
}

export interface Row {
  readonly key: string;
  readonly label: string;
  readonly term: TermName | null;
  readonly cells: readonly Cell[];
  /** The difference from the first column's figure. Null in the first column, and for figures of different units. */
  readonly differences: readonly (string | null)[];
  readonly differs: boolean;
}

export interface Comparison {
  readonly result: readonly Row[];
  readonly differing: readonly Row[];
  readonly same: readonly Row[];
}

const { cells, rows } = words;
const plain = (text: string): Cell => ({
  text,
  isNumber: false,
  details: [],
  figure: null,
  monthCents: null,
  meaning: null,
});
const number = (text: string): Cell => ({ ...plain(text), isNumber: true });
const figureCell = (text: string, value: number, unit: FigureUnit): Cell => ({
  ...number(text),
  figure: { value, unit },
});
const withoutPoints = (text: string): Cell => ({
  ...plain(text),
  figure: { value: 0, unit: 'points' },
  monthCents: 0,
});
const pointsText = (hundredths: number) => countedPoints(formatPoints(hundredths));

/** The value of points in a full-time month, in cents, with the point value and the fixed-days factor of the column. */
export function monthOfPoints({ result }: Column, hundredths: number): number {
  return monthOfTrace(result.steps, hundredths);
}

function detailOf(step: TraceStep, { result }: Column): string | null {
  return stepDetail(step, result.steps, result.reference.grid);
}

/** A planned degree is compared like a chosen one. */
function answerText(step: StepOf<'criterion'>, column: Column): string {
  const { state, kind } = step.inputs;
  if (kind === 'training' && column.kind === 'function') return cells.trainingToChoose;
  if (state === 'unanswered') return cells.pending;
  return detailOf({ ...step, inputs: { ...step.inputs, state: 'answered' } }, column) ?? pointsText(step.value);
}

function withPoints(text: string, column: Column, hundredths: number): Cell {
  const monthCents = monthOfPoints(column, hundredths);
  return {
    ...plain(text),
    details: [pointsText(hundredths), cells.perMonth(formatMoney(monthCents))],
    figure: { value: hundredths, unit: 'points' },
    monthCents,
  };
}

function criterionCell(column: Column, criterionId: number): Cell {
  const step = criterionSteps(column).find(({ inputs }) => inputs.criterionId === criterionId);
  if (step === undefined || step.inputs.state === 'not-concerned') {
    return withoutPoints(cells.notConcerned);
  }
  const text = answerText(step, column);
  const isTraining = step.inputs.kind === 'training';
  const isOpen = step.inputs.state === 'unanswered' || (isTraining && column.kind === 'function');
  if (isOpen) return withoutPoints(text);
  return {
    ...withPoints(text, column, step.value),
    meaning: isTraining ? null : column.degreeText(criterionId, step.inputs.degree),
  };
}

function pointsCell(column: Column, rule: 'category-base' | 'leave' | 'seniority'): Cell {
  const step = stepOf(column, rule);
  if (step === undefined) return plain(cells.none);
  return withPoints(detailOf(step, column) ?? '', column, step.value);
}

function monthCell(column: Column): Cell {
  const step = stepOf(column, 'full-time-month');
  return step === undefined ? plain(cells.none) : figureCell(formatMoney(step.value), step.value, 'month');
}

function pointValueText(column: Column): string {
  const month = stepOf(column, 'full-time-month');
  return month === undefined ? cells.none : formatPointValue(month.inputs.paramMicroEuros);
}

function fixedDaysText(column: Column): string {
  const step = stepOf(column, 'fixed-days');
  return step === undefined ? cells.no : cells.yes(formatFactor(step.inputs.factorTenThousandths));
}

function indexCell({ result }: Column): Cell {
  return figureCell(pointsText(result.indexHundredths), result.indexHundredths, 'points');
}

function majoredCell({ result: { majoredIndexHundredths: majored } }: Column): Cell {
  return majored === null ? plain(cells.none) : figureCell(pointsText(majored), majored, 'points');
}

function difference({ figure, monthCents }: Cell, reference: Cell, isOneGrid: boolean): string | null {
  if (figure === null || reference.figure === null || figure.unit !== reference.figure.unit) return null;
  const value = figure.value - reference.figure.value;
  if (value === 0) return null;
  if (figure.unit !== 'points') return isOneGrid ? formatDifference(value, figure.unit) : null;
  const points = signed(value, pointsText(Math.abs(value)));
  if (!isOneGrid || monthCents === null || reference.monthCents === null) return points;
  return `${points}, ${formatDifference(monthCents - reference.monthCents, 'month')}`;
}

/** Euros of two grids differ by the value of the point. */
const isOnOneGrid = (one: Column, other: Column): boolean =>
  one.result.reference.info.id === other.result.reference.info.id;

function rowOf(key: string, label: string, term: TermName | null, of: (column: Column) => Cell) {
  return (columns: readonly Column[]): Row => {
    const made = columns.map(of);
    const [first] = made;
    const tell = ({ text, figure }: Cell) => `${text}|${figure?.value ?? ''}`;
    return {
      key,
      label,
      term,
      cells: made,
      differences: made.map((cell, index) => {
        const [column, reference] = [columns[index], columns[0]];
        if (index === 0 || first === undefined || column === undefined || reference === undefined) return null;
        return difference(cell, first, isOnOneGrid(column, reference));
      }),
      differs: made.some((cell) => first !== undefined && tell(cell) !== tell(first)),
    };
  };
}

const RESULT = [
  rowOf('full-time', rows.fullTime, null, monthCell),
  rowOf('index', rows.index, 'index', indexCell),
  rowOf('majored', rows.majored, 'majored', majoredCell),
];

const SITUATION = [
  rowOf('category', rows.category, 'category', (column) => pointsCell(column, 'category-base')),
  rowOf('leave', rows.leave, 'leave', (column) => pointsCell(column, 'leave')),
  rowOf('seniority', rows.seniority, 'seniority', (column) => pointsCell(column, 'seniority')),
  rowOf('fixed-days', rows.fixedDays, 'fixedDays', (column) => plain(fixedDaysText(column))),
  rowOf('share', rows.share, 'share', (column) => number(formatPercent(column.shareHundredths))),
  rowOf('pay', rows.pay, null, (column) => plain(column.hourly ? cells.hourly : cells.monthly)),
  rowOf('guarantee', rows.guarantee, 'guarantee', ({ guaranteedCents: cents }) =>
    cents === null ? plain(cells.none) : number(formatMoney(cents)),
  ),
  rowOf('point-value', rows.pointValue, 'pointValue', (column) => number(pointValueText(column))),
];

/** The criteria of all columns. Each stands where the first column that has it puts it. */
function criteriaOf(columns: readonly Column[]): ReadonlyMap<number, string> {
  return new Map(
    columns.flatMap(criterionSteps).map(({ inputs }) => [inputs.criterionId, typeset(inputs.criterion)] as const),
  );
}

/** A row that is left out if no column has it. */
const RARE = new Set(['majored', 'fixed-days', 'guarantee']);

function isWorthShowing({ key, cells: made }: Row): boolean {
  return !RARE.has(key) || made.some(({ text }) => text !== cells.none && text !== cells.no);
}

export function compareColumns(columns: readonly Column[]): Comparison {
  const criteria = [...criteriaOf(columns)].map(([id, title]) =>
    rowOf(`criterion-${id}`, title, null, (column) => criterionCell(column, id))(columns),
  );
  const details = [...criteria, ...SITUATION.map((make) => make(columns))].filter(isWorthShowing);
  return {
    result: RESULT.map((make) => make(columns)).filter(isWorthShowing),
    differing: details.filter(({ differs }) => differs),
    same: details.filter(({ differs }) => !differs),
  };
}

/**
 * The amount due minus the amount due of the first column. None for another share, which would be the gap. Between two
 * grids it says that they differ.
 */
export function amountDifference(column: Column, first: Column | undefined): string | null {
  const { cents, unit } = column.result.due;
  if (first === undefined || first === column || first.result.due.unit !== unit) return null;
  const isOfOneShare = column.shareHundredths === first.shareHundredths;
  const gap = isOfOneShare ? formatDifference(cents - first.result.due.cents, unit) : null;
  return isOnOneGrid(column, first) ? gap : words.otherGrid(gap);
}

/** The lines of a comparison: the result, then what differs, then what is the same. Pure. */
import { formatMoney, formatPercent, formatPoints } from '@valorisation/rules';
import { compare as words } from '../../i18n/fr';
import type { TermName } from '../../i18n/fr/glossary';
import { formatFactor, signed, signedAmount } from '../classification/model/amounts';
import type { ReceiptStep } from '../classification/model/receipt';
import { typeset } from '../classification/model/typeset';
import { stepOf, type Column } from './column';

type FigureUnit = 'points' | 'month' | 'hour';

export interface Cell {
  readonly text: string;
  /** Under the text, each on a line of its own. */
  readonly details: readonly string[];
  /** Hundredths of a point, or cents; what differences are taken of. */
  readonly figure: { readonly value: number; readonly unit: FigureUnit } | null;
  /** A longer text that tells what the cell stands for: the words of a degree. */
  readonly meaning: string | null;
}

export interface Row {
  readonly key: string;
  readonly label: string;
  readonly term: TermName | null;
  readonly cells: readonly Cell[];
  /** Less the first column's figure; null in the first column and where the two are not of one kind. */
  readonly differences: readonly (string | null)[];
  readonly differs: boolean;
}

export interface Comparison {
  readonly result: readonly Row[];
  readonly differing: readonly Row[];
  readonly same: readonly Row[];
}

const { cells, rows } = words;
const plain = (text: string): Cell => ({ text, details: [], figure: null, meaning: null });
const figureCell = (text: string, value: number, unit: FigureUnit, details: readonly string[] = []): Cell => ({
  text,
  details,
  figure: { value, unit },
  meaning: null,
});
const pointsText = (hundredths: number) => cells.points(formatPoints(hundredths));

/** What points are worth in a full-time month, in cents: at the column's own point value, a fixed-days factor included. */
export function monthOfPoints(column: Column, hundredths: number): number {
  const microEuros = Math.round(Number(stepOf(column, 'full-time-month')?.inputs['param'] ?? 0) * 1_000_000);
  const factor = Number(stepOf(column, 'fixed-days')?.inputs['factorTenThousandths'] ?? 10_000);
  return Math.round((hundredths * microEuros * factor) / (120_000 * 10_000));
}

function answerText(step: ReceiptStep, column: Column): string {
  const { state, kind, degree, criterionId } = step.inputs;
  const isTraining = kind === 'training';
  if (state === 'not-concerned') return cells.notConcerned;
  if (isTraining && column.kind === 'function') return cells.trainingToChoose;
  if (state === 'unanswered') return cells.pending;
  if (!isTraining) return cells.degree(Number(degree));
  if (Number(degree) === 0) return cells.noTraining;
  return column.degreeText(Number(criterionId), Number(degree)) ?? pointsText(step.value);
}

function criterionCell(column: Column, criterionId: number): Cell {
  const step = stepOf(column, 'criterion', criterionId);
  if (step === undefined || step.inputs['state'] === 'not-concerned') {
    return { ...plain(cells.notConcerned), figure: { value: 0, unit: 'points' } };
  }
  const text = answerText(step, column);
  const isTraining = step.inputs['kind'] === 'training';
  const isOpen = step.inputs['state'] === 'unanswered' || (isTraining && column.kind === 'function');
  if (isOpen) return { ...plain(text), figure: { value: 0, unit: 'points' } };
  return {
    ...figureCell(text, step.value, 'points', [
      pointsText(step.value),
      cells.perMonth(formatMoney(monthOfPoints(column, step.value))),
    ]),
    meaning: isTraining ? null : column.degreeText(criterionId, Number(step.inputs['degree'])),
  };
}

function pointsCell(column: Column, rule: ReceiptStep['rule'], text: (step: ReceiptStep) => string): Cell {
  const step = stepOf(column, rule);
  if (step === undefined) return plain(cells.none);
  const month = cells.perMonth(formatMoney(monthOfPoints(column, step.value)));
  return figureCell(text(step), step.value, 'points', [pointsText(step.value), month]);
}

function amountCell(column: Column, rule: ReceiptStep['rule']): Cell {
  const step = stepOf(column, rule);
  return step === undefined ? plain(cells.none) : figureCell(formatMoney(step.value), step.value, 'month');
}

function seniorityText({ inputs }: ReceiptStep): string {
  if (inputs['seniorityOn'] === undefined) return cells.noSeniority;
  return cells.years(Number(inputs['seniorityYears']), Number(inputs['ratePercent']));
}

function pointValueText(column: Column): string {
  const param = Number(stepOf(column, 'full-time-month')?.inputs['param'] ?? 0);
  return formatMoney(Math.round(param * 10_000));
}

function fixedDaysText(column: Column): string {
  const step = stepOf(column, 'fixed-days');
  return step === undefined ? cells.no : cells.yes(formatFactor(Number(step.inputs['factorTenThousandths'])));
}

function indexCell({ result }: Column): Cell {
  return figureCell(pointsText(result.indexHundredths), result.indexHundredths, 'points');
}

function majoredCell({ result: { majoredIndexHundredths: majored } }: Column): Cell {
  return majored === null ? plain(cells.none) : figureCell(pointsText(majored), majored, 'points');
}

function difference({ figure }: Cell, reference: Cell): string | null {
  if (figure === null || reference.figure === null || figure.unit !== reference.figure.unit) return null;
  const value = figure.value - reference.figure.value;
  if (value === 0) return null;
  return figure.unit === 'points' ? signed(value, pointsText(Math.abs(value))) : signedAmount(value, figure.unit);
}

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
      differences: made.map((cell, index) => (index === 0 || first === undefined ? null : difference(cell, first))),
      differs: made.some((cell) => first !== undefined && tell(cell) !== tell(first)),
    };
  };
}

const RESULT = [
  rowOf('full-time', rows.fullTime, null, (column) => amountCell(column, 'full-time-month')),
  rowOf('index', rows.index, 'index', indexCell),
  rowOf('majored', rows.majored, 'majored', majoredCell),
];

const SITUATION = [
  rowOf('category', rows.category, 'category', (column) => pointsCell(column, 'category-base', () => column.category)),
  rowOf('leave', rows.leave, 'leave', (column) =>
    pointsCell(column, 'leave', ({ inputs }) => cells.weeks(Number(inputs['weeks']))),
  ),
  rowOf('seniority', rows.seniority, 'seniority', (column) => pointsCell(column, 'seniority', seniorityText)),
  rowOf('fixed-days', rows.fixedDays, 'fixedDays', (column) => plain(fixedDaysText(column))),
  rowOf('share', rows.share, 'share', (column) => plain(formatPercent(column.shareHundredths))),
  rowOf('pay', rows.pay, null, (column) => plain(column.hourly ? cells.hourly : cells.monthly)),
  rowOf('guarantee', rows.guarantee, 'guarantee', ({ guaranteedCents: cents }) =>
    plain(cents === null ? cells.none : formatMoney(cents)),
  ),
  rowOf('point-value', rows.pointValue, 'pointValue', (column) => plain(pointValueText(column))),
];

/** The criteria of all columns, in the order of the first that has them. */
function criteriaOf(columns: readonly Column[]): ReadonlyMap<number, string> {
  const steps = columns.flatMap(({ result }) => result.steps.filter(({ rule }) => rule === 'criterion'));
  return new Map(
    steps.map(({ inputs }) => [Number(inputs['criterionId']), typeset(String(inputs['criterion']))] as const),
  );
}

/** Says nothing when no column has it. */
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

/** What is to be paid at least, less the first column's. */
export function amountDifference(column: Column, first: Column | undefined): string | null {
  const { cents, unit } = column.result.due;
  if (first === undefined || first === column || first.result.due.unit !== unit) return null;
  return signedAmount(cents - first.result.due.cents, unit);
}

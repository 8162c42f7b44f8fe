/** What cannot be known from the cells of a column, as one question for the column, and the context that its answer gives. */
import { formatPercent } from '@valorisation/rules';
import { shortened } from '../files/refused-file.js';
import type { Cell } from '../files/sheet.js';
import { decimalOf } from './cell-reading.js';
import type { Answer, Answers } from './choices.js';
import { plainWords } from './reading-words.js';
import { FULL_MONTH, FULL_WEEK, MOST_WEEKLY, readShare, SHARE_UNITS, type ShareUnit } from './share-cell.js';

export const QUESTIONS = [
  'share_unit',
  'full_time',
  'no_share',
  'day_order',
  'day_number',
  'seniority_as',
  'counted_on',
  'pay_column',
  'pay_of',
  'pay_unit',
  'pay_share',
  'name_order',
  'present',
  'other_siret',
] as const;
export type QuestionKind = (typeof QUESTIONS)[number];

/** Those whose answer is a property of the program that wrote the file. The others belong to the one file. */
const OF_THE_PROGRAM: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'share_unit',
  'full_time',
  'day_order',
  'day_number',
  'seniority_as',
  'pay_column',
  'pay_of',
  'pay_unit',
  'pay_share',
  'name_order',
]);

/** What counted for a file, for the next one of its kind. */
export const answersToKeep = (questions: readonly ColumnQuestion[]): Answers =>
  new Map(
    questions.flatMap(({ id, kind, chosen, typed }) =>
      chosen !== null && OF_THE_PROGRAM.has(kind) ? [[id, { choice: chosen, typed }]] : [],
    ),
  );

interface Choice {
  readonly value: string;
  readonly typed: 'hours' | 'day' | null;
  /** The first values, and what the choice makes of them; null: nothing. */
  readonly effects: readonly { readonly from: string; readonly to: string | null }[];
}

export interface ColumnQuestion {
  readonly id: string;
  readonly kind: QuestionKind;
  /** The index of the column; null for a question on the whole sheet. */
  readonly column: number | null;
  readonly choices: readonly Choice[];
  /** Null: the rows that need the answer wait for it. */
  readonly chosen: string | null;
  readonly typed: string | null;
  readonly isAnswered: boolean;
  /** An earlier file of this kind has an answer, which counts until there is another one. */
  readonly isRemembered: boolean;
}

/** The values of a column, each with the row that has it. */
export interface ColumnValues {
  readonly index: number;
  readonly heading: string;
  readonly field: string;
  readonly cells: readonly Cell[];
  /** The values that are no real days of the spreadsheet. */
  readonly texts: readonly Cell[];
}

const FULL_WEEKS = ['35', '39'];
/** The choice with a field of its own. */
export const OTHER = 'other';
const WEEKS_A_MONTH = 52 / 12;

const MOST_EFFECTS = 3;
const LONGEST_SHOWN = 40;

export const shownCell = (cell: Cell): string =>
  shortened(typeof cell === 'number' ? String(cell).replace('.', ',') : cell.trim(), LONGEST_SHOWN);

interface Asked {
  readonly kind: QuestionKind;
  readonly column: number | null;
  readonly choices: readonly (string | { readonly value: string; readonly typed: 'hours' | 'day' })[];
  readonly likely: string | null;
  readonly samples?: readonly Cell[];
  readonly show?: (choice: string, cell: Cell) => string | null;
}

/** Collects the questions with the answers that were given, or else the remembered ones, or else the likely ones. */
export class Questions {
  readonly asked: ColumnQuestion[] = [];

  constructor(
    private readonly answers: Answers,
    private readonly remembered: Answers = new Map(),
  ) {}

  ask({ kind, column, choices, likely, samples = [], show = () => null }: Asked): {
    readonly chosen: string | null;
    readonly typed: string | null;
  } {
    const id = column === null ? kind : `${kind}:${column}`;
    const different = [...new Set(samples)].slice(0, MOST_EFFECTS);
    const all = choices.map((choice): Choice => {
      const given = typeof choice === 'string' ? { value: choice, typed: null } : choice;
      const shown = given.typed === null ? different : [];
      return { ...given, effects: shown.map((cell) => ({ from: shownCell(cell), to: show(given.value, cell) })) };
    });
    const answerIn = (answers: Answers): Answer | undefined => {
      const answer = answers.get(id);
      return all.some(({ value }) => value === answer?.choice) ? answer : undefined;
    };
    const given = answerIn(this.answers);
    const known = answerIn(this.remembered);
    const { choice: chosen, typed } = given ?? known ?? { choice: likely, typed: null };
    this.asked.push({
      id,
      kind,
      column,
      choices: all,
      chosen,
      typed,
      isAnswered: given !== undefined,
      isRemembered: known !== undefined,
    });
    return { chosen, typed };
  }
}

export interface ShareColumn {
  readonly unit: ShareUnit;
  readonly fullMonth: number;
  readonly fullWeek: number;
  /** Some hours can only be those of a month, so that fewer ones may be too. */
  readonly hasMonthly: boolean;
}

/** @param ofTeachers the cells that only teachers have: their hours are settled row by row, whatever the full time is */
export function shareColumn(column: ColumnValues, ofTeachers: ReadonlySet<Cell>, questions: Questions): ShareColumn {
  const { index, cells, field } = column;
  const numbers = cells.flatMap((cell) => (typeof cell === 'number' ? cell : (decimalOf(cell) ?? [])));
  const likely = field === 'hours' ? hoursUnit(column, numbers) : shareUnit(column, numbers);
  const show = (full: FullTime, unit: ShareUnit, cell: Cell): string | null => {
    const { value } = readShare(cell, { unit, ...full, hasMonthly, isTeacher: ofTeachers.has(cell) });
    return value === undefined ? null : formatPercent(value);
  };
  const hours = cells.filter((cell) => typeof cell === 'string' && IN_HOURS.test(cell));
  const hasMonthly = hours.some((cell) => Number.parseFloat(String(cell).replace(',', '.')) > MOST_WEEKLY);
  let { unit } = likely;
  if (likely.choices.length > 0) {
    const { chosen } = questions.ask({
      kind: 'share_unit',
      column: index,
      choices: likely.choices,
      likely: unit,
      samples: cells.filter((cell) => typeof cell === 'number' || decimalOf(cell) !== undefined),
      show: (choice, cell) => show(FULL_TIME, isUnit(choice) ?? unit, cell),
    });
    unit = isUnit(chosen) ?? unit;
  }
  const counted = unit === 'week' || unit === 'month' ? cells : hours;
  if (counted.length === 0) return { unit, hasMonthly, ...FULL_TIME };
  const { chosen, typed } = questions.ask({
    kind: 'full_time',
    column: index,
    choices: [...FULL_WEEKS, { value: OTHER, typed: 'hours' }],
    likely: String(FULL_WEEK),
    samples: counted,
    show: (choice, cell) => show(fullTimeOf(Number(choice)), unit, cell),
  });
  const full = chosen === OTHER ? decimalOf(typed ?? '') : Number(chosen);
  return { unit, hasMonthly, ...fullTimeOf(full === undefined || full <= 0 ? FULL_WEEK : full) };
}

const IN_HOURS = /\d\s*(?:h\b|h\d|heures?)/i;
const FULL_TIME = { fullMonth: FULL_MONTH, fullWeek: FULL_WEEK };

type FullTime = Pick<ShareColumn, 'fullMonth' | 'fullWeek'>;

function fullTimeOf(hours: number): FullTime {
  if (hours === FULL_WEEK) return FULL_TIME;
  return hours > MOST_WEEKLY
    ? { fullMonth: hours, fullWeek: hours / WEEKS_A_MONTH }
    : { fullMonth: hours * WEEKS_A_MONTH, fullWeek: hours };
}

interface LikelyUnit {
  readonly unit: ShareUnit;
  /** Empty when the unit is sure. */
  readonly choices: readonly ShareUnit[];
}

const sure = (unit: ShareUnit): LikelyUnit => ({ unit, choices: [] });

/** The heading or the size of the hours tells their period. */
function hoursUnit({ heading }: ColumnValues, numbers: readonly number[]): LikelyUnit {
  const plain = plainWords(heading);
  if (/\b(?:mens|mois|month)/.test(plain) || Math.max(0, ...numbers) > MOST_WEEKLY) return sure('month');
  if (/\b(?:hebdo|sem|week)/.test(plain) || numbers.length === 0) return sure('week');
  return { unit: 'week', choices: ['week', 'month'] };
}

/** 0,8 or 80? Numbers that could be either are asked, unless the heading tells. */
function shareUnit({ heading }: ColumnValues, numbers: readonly number[]): LikelyUnit {
  if (numbers.length === 0 || /%|pour ?cent/i.test(heading)) return sure('percent');
  const largest = Math.max(...numbers);
  const ask = (unit: ShareUnit): LikelyUnit => ({ unit, choices: SHARE_UNITS });
  if (/\b(?:etp|fte|equivalent)\b/.test(plainWords(heading)) && largest <= 1) return sure('fraction');
  if (largest > 100) return ask('month');
  if (numbers.some((number) => number <= 1)) return ask('fraction');
  if (FULL_WEEKS.includes(String(largest))) return ask('week');
  return largest < MOST_WEEKLY ? ask('percent') : sure('percent');
}

const isUnit = (text: string | null): ShareUnit | undefined => SHARE_UNITS.find((unit) => unit === text);

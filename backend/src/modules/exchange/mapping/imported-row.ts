/** Turns the cells of a row into the aggregate's input. Checks words and formats; the aggregate checks the rules. */
import {
  CATEGORY_LEVELS,
  LONGEST_ANSWER_TEXT,
  STATUS_NAMES,
  VALUATION_STATUSES,
  ValuationStatus,
  type AnswerChanges,
  type CategoryLevel,
  type Day,
  NEW_TERMS,
  OTHER_FUNCTION_ID,
} from '@valorisation/rules';
import type { ImportedValuation, ImportTerms, NumberedGrid, ValuationChange } from '../../valuations/index.js';
import type { SheetWords } from '../files/sheet-words.js';
import type { RowCells } from './cells.js';
import type { ColumnCriterion } from './columns.js';
import { readDegree } from './degree-cell.js';
import { readFunction } from './function-cells.js';
import { readTerms } from './term-columns.js';

export interface ImportSetting {
  readonly words: SheetWords;
  readonly criteria: readonly ColumnCriterion[];
  readonly gridInForce: NumberedGrid;
  /** Present and past versions in force, by their first day. */
  readonly gridsByDay: ReadonlyMap<Day, NumberedGrid>;
  readonly today: Day;
  readonly associated: boolean;
}

/** The content of a row. `maybe`: the status was empty, so the row is computed when everything is answered. */
export interface ReadValuation {
  readonly valuation: ImportedValuation;
  readonly calculates: 'yes' | 'no' | 'maybe';
}

const STATUSES_IN_WORDS = VALUATION_STATUSES.map((status) => STATUS_NAMES[status]);

const ASKED: Readonly<Record<ValuationStatus, ImportTerms['asked']>> = {
  [ValuationStatus.InProgress]: 'in-progress',
  [ValuationStatus.UpToDate]: 'current',
  [ValuationStatus.ToRedo]: 'to-redo',
  [ValuationStatus.AwaitingUpdate]: 'current',
  [ValuationStatus.Archived]: 'archived',
};

/** Null for a row that only names a profile. Faults are collected in the cells. */
export function readValuation(cells: RowCells, setting: ImportSetting): ReadValuation | null {
  if ([...cells.columns].every((column) => column === 'profile')) return null;
  const grid = readGrid(cells, setting);
  const change = { ...readChange(cells, grid, setting), answers: readAnswers(cells, grid, setting) };
  const { calculates, ...standing } = readStanding(cells, setting);
  return { valuation: { change, terms: { ...standing, grid } }, calculates };
}

function readGrid(cells: RowCells, { gridsByDay, gridInForce }: ImportSetting): NumberedGrid {
  const day = cells.day('grid');
  if (day === undefined) return gridInForce;
  const grid = gridsByDay.get(day);
  if (grid === undefined) cells.fault('grid', 'grille_inconnue');
  return grid ?? gridInForce;
}

function readChange(cells: RowCells, grid: NumberedGrid, { words: { words } }: ImportSetting): ValuationChange {
  const job = readFunction(cells, grid.grid);
  const terms = readTerms((column) => cells.at(column), words);
  const categoryLevel = readCategory(cells, grid);
  return { ...job, ...terms, ...(categoryLevel === undefined ? {} : { categoryLevel }) };
}

/** The category by its number from 1 to 4, or by its title. */
function readCategory(cells: RowCells, { grid }: NumberedGrid): CategoryLevel | undefined {
  const numbers = CATEGORY_LEVELS.map((level) => String(level + 1));
  const titles = CATEGORY_LEVELS.map((level) => grid.categories.find((known) => known.level === level)?.title ?? '');
  const place = cells.choice('category', [...numbers, ...titles]);
  return place === undefined ? undefined : CATEGORY_LEVELS[place % CATEGORY_LEVELS.length];
}

function readAnswers(cells: RowCells, grid: NumberedGrid, { criteria, words }: ImportSetting): AnswerChanges {
  const answers: Record<number, AnswerChanges[number]> = {};
  for (const { id } of criteria) {
    const reason = cells.text(`reason.${id}`, LONGEST_ANSWER_TEXT);
    const evidence = cells.text(`evidence.${id}`, LONGEST_ANSWER_TEXT);
    const change = {
      ...readDegree(cells, id, grid.grid, words),
      ...(reason === '' ? {} : { reason }),
      ...(evidence === '' ? {} : { evidence }),
    };
    if (Object.keys(change).length > 0) answers[id] = change;
  }
  return answers;
}

function readStanding(
  cells: RowCells,
  { words: { words }, today, associated }: ImportSetting,
): Omit<ImportTerms, 'grid'> & Pick<ReadValuation, 'calculates'> {
  const place = cells.choice('status', STATUSES_IN_WORDS);
  const visibility = cells.choice('visibility', [words.visible, words.limited]);
  const given = cells.day('calculatedOn');
  if (visibility === 1 && associated) cells.fault('visibility', 'visibilite_reservee');
  if (given !== undefined && given > today) cells.fault('calculatedOn', 'calcul_futur');
  const status = place === undefined ? undefined : VALUATION_STATUSES[place];
  const asked = ASKED[status ?? ValuationStatus.UpToDate];
  const calculates = given !== undefined || (status !== undefined && asked === 'current');
  return {
    asked,
    visible: visibility === undefined ? null : visibility === 0,
    calculatedOn: given ?? (asked === 'current' ? today : null),
    calculates: calculates ? 'yes' : status === undefined ? 'maybe' : 'no',
  };
}

/** Replaces a wrong function, because only the hourly and fixed-days terms depend on it. */
const ANY_FUNCTION = {
  functionId: OTHER_FUNCTION_ID,
  otherFunction: '-',
  categoryLevel: 0,
  hourly: false,
  fixedDays: false,
} as const;

/** The terms of the row, and its answers if their function and category could be read. */
export function partsToTry(cells: RowCells, { valuation: { change, terms } }: ReadValuation): readonly ReadValuation[] {
  const isJobAtFault = cells.isAtFault('functionId', 'function', 'category');
  const changes = isJobAtFault
    ? [{ ...change, ...ANY_FUNCTION, answers: {} }]
    : [
        { ...change, answers: {} },
        // Every function allows the terms of a new row.
        { ...change, ...NEW_TERMS },
      ];
  return changes.map((tried) => ({
    valuation: { change: tried, terms: { ...terms, asked: 'in-progress', calculatedOn: null } },
    calculates: 'no',
  }));
}

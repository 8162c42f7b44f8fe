import {
  choosableDegrees,
  defaultAnswers,
  findCriterion,
  findDegree,
  findFunction,
  OTHER_FUNCTION_ID,
  type CategoryLevel,
  type Criterion,
  type Degree,
  type CriterionAnswer,
  type Grid,
} from '@valorisation/rules';
import { LONGEST_QUOTED_HEADING, shortened } from '../files/refused-file.js';
import type { SheetWords } from '../files/sheet-words.js';
import type { RowCells } from './cells.js';
import { quoted, wordKey } from './columns.js';
import { findFunctionId } from './function-cells.js';

/** A degree by its number, 'NC' for not concerned, 'Prévu' for the function's own; nothing for an empty cell. */
export function readDegree(
  cells: RowCells,
  criterionId: number,
  grid: Grid,
  sheet: SheetWords,
): Partial<CriterionAnswer> {
  const { words } = sheet;
  const column = `degree.${criterionId}` as const;
  const text = wordKey(cells.text(column));
  if (text === '') return {};
  const criterion = findCriterion(grid, criterionId);
  if (criterion === undefined) return refused(cells, column);
  const isOneOf = (...known: readonly string[]): boolean => known.some((word) => wordKey(word) === text);
  if (isOneOf(words.notConcerned, words.notConcernedInFull)) return { notConcerned: true };
  if (isOneOf(words.planned, words.plannedBefore)) return defaultOf(cells, criterionId, grid);
  if (criterion.kind === 'training') return readTraining(cells, criterion, text, grid, sheet);
  const degree = cells.whole(column);
  if (degree === undefined || degree >= 0) return degree === undefined ? {} : { degree };
  cells.fault(column, 'degre_inconnu');
  return {};
}

interface AnsweredRow {
  readonly answers: Readonly<Record<number, Pick<CriterionAnswer, 'degree'>>>;
  readonly inputs: { readonly categoryLevel: CategoryLevel };
}

/** The row's option of Formations, as its column writes it; null without one. */
export function trainingWords(
  { answers, inputs: { categoryLevel } }: AnsweredRow,
  grid: Grid,
  { words }: SheetWords,
): string | null {
  const criterion = grid.criteria.find(({ kind }) => kind === 'training');
  const degree = criterion && answers[criterion.id]?.degree;
  if (criterion === undefined || degree === undefined || degree === null) return null;
  return degree === 0 ? words.noTraining : (findDegree(criterion, categoryLevel, degree)?.text ?? null);
}

/**
 * An option that the function may claim, by its text, level or rank. If the function may claim none, the diploma
 * becomes a note and is left out.
 */
function readTraining(
  cells: RowCells,
  criterion: Criterion,
  text: string,
  grid: Grid,
  sheet: SheetWords,
): Partial<CriterionAnswer> {
  const { noTraining } = sheet.words;
  const column = `degree.${criterion.id}` as const;
  if ([noTraining, `${noTraining}e`, '0'].some((word) => wordKey(word) === text)) return { degree: 0 };
  const id = findFunctionId(cells, grid);
  const job = id === undefined ? undefined : findFunction(grid, id);
  // A fault of the function is reported in its own column.
  if (job === undefined) return {};
  const level = job.categoryLevel;
  // The category of an "autre fonction" is in another cell, so the rank is checked later.
  if (level === null) return { degree: cells.whole(column) ?? null };
  const options = choosableDegrees(criterion, job, level);
  if (options.length === 0) {
    cells.note(column, 'diplome_sans_objet', { diplome: shortened(cells.text(column), LONGEST_QUOTED_HEADING) });
    return {};
  }
  const found = namedOption(options, text, writtenLevel(text, sheet));
  if (found !== undefined) return { degree: found.rank };
  cells.fault(column, 'diplome_inconnu', {
    valeurs: [...options.map(({ text: option }) => option), noTraining].map(quoted).join(', '),
  });
  return {};
}

/** « 5 » may mean the level, or, in our older files, the fifth degree (level 8). If both fit, neither is taken. */
function namedOption(options: readonly Degree[], text: string, level: string | undefined): Degree | undefined {
  const byRank = options.find(({ rank }) => String(rank) === text);
  if (level === undefined) return byRank ?? options.find((option) => wordKey(option.text) === text);
  const byLevel = optionOfLevel(options, level);
  return byRank === undefined || byRank === byLevel ? byLevel : undefined;
}

function defaultOf(cells: RowCells, criterionId: number, grid: Grid): Partial<CriterionAnswer> {
  const id = findFunctionId(cells, grid);
  const job = id === undefined || id === OTHER_FUNCTION_ID ? undefined : findFunction(grid, id);
  if (job?.categoryLevel === undefined || job.categoryLevel === null) {
    if (id === OTHER_FUNCTION_ID) cells.fault(`degree.${criterionId}`, 'degre_inconnu');
    return {};
  }
  const answer = defaultAnswers(grid, job, job.categoryLevel)[criterionId];
  if (answer === undefined) return {};
  return answer.notConcerned ? { notConcerned: true } : { degree: answer.degree };
}

/** Refuses a criterion of an older grid in a row whose grid does not have it. */
function refused(cells: RowCells, column: `degree.${number}`): Partial<CriterionAnswer> {
  cells.fault(column, 'critere_inconnu');
  return {};
}

const LEVEL_IN_TITLE = /\bniveau ([3-8])\b/;
const LEVEL = /^(?:niveau )?([5-8])$/;

/** The level in a cell; undefined for any other text. */
export function writtenLevel(text: string, { trainingLevels }: SheetWords): string | undefined {
  const [, level] = LEVEL.exec(wordKey(text)) ?? [];
  const named = Object.entries(trainingLevels).find(([, names]) => names.some((name) => bare(name) === bare(text)));
  return level ?? named?.[0];
}

/** The only option whose title names that level. With two options the file makes no choice. */
export function optionOfLevel<Option extends Pick<Degree, 'text'>>(
  options: readonly Option[],
  level: string,
): Option | undefined {
  const [only, ...others] = options.filter(({ text }) => LEVEL_IN_TITLE.exec(wordKey(text))?.[1] === level);
  return others.length === 0 ? only : undefined;
}

/** « Bac + 5 » equals « Bac+5 ». */
const bare = (text: string): string => wordKey(text).replaceAll(' ', '');

import {
  defaultAnswers,
  findCriterion,
  findFunction,
  OTHER_FUNCTION_ID,
  type CriterionAnswer,
  type Grid,
} from '@valorisation/rules';
import type { SheetWords } from '../files/sheet-words.js';
import type { RowCells } from './cells.js';
import { wordKey } from './columns.js';
import { findFunctionId } from './function-cells.js';

/** A degree by its number, 'NC' for not concerned, 'Défaut' for the function's own; nothing for an empty cell. */
export function readDegree(
  cells: RowCells,
  criterionId: number,
  grid: Grid,
  { words }: SheetWords,
): Partial<CriterionAnswer> {
  const column = `degree.${criterionId}` as const;
  const text = wordKey(cells.text(column));
  if (text === '') return {};
  if (findCriterion(grid, criterionId) === undefined) return refused(cells, column);
  if ([words.notConcerned, words.notConcernedInFull].some((word) => wordKey(word) === text)) {
    return { notConcerned: true };
  }
  if (text === wordKey(words.default)) return defaultOf(cells, criterionId, grid);
  const degree = cells.whole(column);
  if (degree === undefined || degree >= 0) return degree === undefined ? {} : { degree };
  cells.fault(column, 'degre_inconnu');
  return {};
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

/** A column of an older grid's criterion, on a row of a grid that does not know it. */
function refused(cells: RowCells, column: `degree.${number}`): Partial<CriterionAnswer> {
  cells.fault(column, 'critere_inconnu');
  return {};
}

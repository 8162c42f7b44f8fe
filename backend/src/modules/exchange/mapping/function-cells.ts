import { findFunction, LONGEST_FUNCTION_TITLE, OTHER_FUNCTION_ID, type Grid } from '@valorisation/rules';
import type { ValuationChange } from '../../valuations/index.js';
import type { RowCells } from './cells.js';
import { wordKey } from './columns.js';

const titlesOfGrids = new WeakMap<Grid, ReadonlyMap<string, readonly number[]>>();

/** The function by its number, by its exact title, or `autre` with a title of its own. */
export function readFunction(cells: RowCells, grid: Grid): ValuationChange {
  const title = cells.text('function');
  const id = cells.whole('functionId');
  if (id === OTHER_FUNCTION_ID) {
    if (title.length > LONGEST_FUNCTION_TITLE)
      cells.fault('function', 'texte_trop_long', { max: LONGEST_FUNCTION_TITLE });
    return { functionId: id, otherFunction: title };
  }
  const named = functionsNamed(grid, title);
  if (id !== undefined) {
    if (findFunction(grid, id) === undefined) cells.fault('functionId', 'fonction_inconnue');
    else if (named.length > 0 && !named.includes(id)) cells.fault('function', 'fonction_differente');
    return { functionId: id };
  }
  const [only] = named;
  if (title === '') cells.fault('function', 'obligatoire');
  else if (only === undefined) cells.fault('function', 'fonction_inconnue');
  else if (named.length > 1) cells.fault('function', 'fonction_ambigue');
  return only === undefined ? {} : { functionId: only };
}

/** The same, without a word on faults. */
export function findFunctionId(cells: RowCells, grid: Grid): number | undefined {
  const faults = cells.faults.length;
  const { functionId } = readFunction(cells, grid);
  cells.faults.splice(faults);
  return functionId;
}

function functionsNamed(grid: Grid, title: string): readonly number[] {
  const known = titlesOfGrids.get(grid) ?? byTitle(grid);
  titlesOfGrids.set(grid, known);
  return known.get(wordKey(title)) ?? [];
}

function byTitle({ functions }: Grid): ReadonlyMap<string, readonly number[]> {
  const titles = new Map<string, number[]>();
  for (const { id, title } of functions) {
    if (id === OTHER_FUNCTION_ID) continue;
    titles.set(wordKey(title), [...(titles.get(wordKey(title)) ?? []), id]);
  }
  return titles;
}

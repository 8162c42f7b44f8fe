import { findFunction, LONGEST_FUNCTION_TITLE, OTHER_FUNCTION_ID, type Grid } from '@valorisation/rules';
import type { ValuationChange } from '../../valuations/index.js';
import type { RowCells } from './cells.js';
import { quoted, wordKey } from './columns.js';

/** Short words like « de » do not identify a function. */
const SHORTEST_WORD = 4;
/** The number of letters of a word that are compared, because endings differ by gender and number. */
const COMPARED_LETTERS = 6;
const MOST_NEAR = 4;

const titlesOfGrids = new WeakMap<Grid, ReadonlyMap<string, readonly number[]>>();

/** The function by its number, by its exact title, or `autre` with its own title. */
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
    if (findFunction(grid, id) === undefined) cells.fault('functionId', 'fonction_du_fichier');
    else if (named.length > 0 && !named.includes(id)) cells.fault('function', 'fonction_differente');
    return { functionId: id };
  }
  const [only] = named;
  if (title === '') cells.fault('function', 'obligatoire');
  else if (only === undefined) {
    const near = functionsNear(grid, title);
    if (near.length === 0) cells.fault('function', 'fonction_du_fichier');
    else cells.fault('function', 'fonction_proche', { fonctions: near.map(quoted).join(', ') });
  } else if (named.length > 1) cells.fault('function', 'fonction_ambigue');
  return only === undefined ? {} : { functionId: only };
}

/** Like `readFunction`, but records no faults. */
export function findFunctionId(cells: RowCells, grid: Grid): number | undefined {
  const faults = cells.faults.length;
  const { functionId } = readFunction(cells, grid);
  cells.faults.splice(faults);
  return functionId;
}

export function functionsNamed(grid: Grid, title: string): readonly number[] {
  const known = titlesOfGrids.get(grid) ?? byTitle(grid);
  titlesOfGrids.set(grid, known);
  return known.get(titleKey(title)) ?? [];
}

/** Titles that contain each written word, or its beginning. */
function functionsNear({ functions }: Grid, written: string): readonly string[] {
  const words = wordsOf(written.slice(0, LONGEST_FUNCTION_TITLE)).filter(({ length }) => length >= SHORTEST_WORD);
  if (words.length === 0) return [];
  const isNear = (title: string): boolean => {
    const own = wordsOf(title);
    return words.every((word) => own.some((one) => one.startsWith(word.slice(0, COMPARED_LETTERS))));
  };
  return functions
    .filter(({ id, title }) => id !== OTHER_FUNCTION_ID && isNear(title))
    .slice(0, MOST_NEAR)
    .map(({ title }) => title);
}

const wordsOf = (title: string): readonly string[] => titleKey(title).split(' ');

/** Separators between words do not count. */
const titleKey = (title: string): string => wordKey(wordKey(title).replace(/[^a-z0-9]+/g, ' '));

function byTitle({ functions }: Grid): ReadonlyMap<string, readonly number[]> {
  const titles = new Map<string, number[]>();
  for (const { id, title } of functions) {
    if (id === OTHER_FUNCTION_ID) continue;
    titles.set(titleKey(title), [...(titles.get(titleKey(title)) ?? []), id]);
  }
  return titles;
}

import { fieldMessage } from '../../../platform/errors/field-message.js';
import type { Cell, SheetRow, SheetFacts } from '../files/sheet.js';
import type { SheetWords } from '../files/sheet-words.js';
import { wordKey, type ColumnId } from './columns.js';
import type { Table } from './header.js';

const MOST_LISTED = 20;
const LONGEST_TOTAL = 200;

/** A row without a function that begins like a total, or has a name like one, is not a person. */
export function isTotal(
  { cells }: SheetRow,
  known: ReadonlyMap<ColumnId, Cell>,
  { totals }: Pick<SheetWords, 'totals'>,
): boolean {
  if (known.has('functionId') || typeof known.get('function') === 'string') return false;
  const begins = (cell: Cell | undefined): boolean => {
    if (typeof cell !== 'string') return false;
    const text = wordKey(cell.slice(0, LONGEST_TOTAL));
    return totals.map(wordKey).some((word) => text.startsWith(word) && !/^[a-z'-]/.test(text.slice(word.length)));
  };
  return begins(cells.find((cell) => cell !== undefined)) || begins(known.get('profile'));
}

export function sheetNotes(
  { chosen, hiddenColumns }: SheetFacts,
  { headings, columns, rows }: Table,
  totals: readonly number[],
): readonly string[] {
  const hiddenLines = rows.filter(({ isHidden, line }) => isHidden === true && !totals.includes(line));
  const readColumns = hiddenColumns.filter((place) => columns[place] !== undefined);
  return [
    ...(chosen === null ? [] : [fieldMessage({ code: 'feuille_lue', params: { feuille: chosen } })]),
    ...listed(
      'lignes_masquees',
      'lignes',
      hiddenLines.map(({ line }) => line),
    ),
    ...listed(
      'colonnes_masquees',
      'colonnes',
      readColumns.map((place) => headings[place] ?? ''),
    ),
    ...listed('lignes_de_total', 'lignes', totals),
  ];
}

function listed(
  code: 'lignes_masquees' | 'colonnes_masquees' | 'lignes_de_total',
  name: string,
  all: readonly (string | number)[],
): readonly string[] {
  if (all.length === 0) return [];
  const more = all.length > MOST_LISTED ? '…' : '';
  return [fieldMessage({ code, params: { [name]: all.slice(0, MOST_LISTED).join(', ') + more } })];
}

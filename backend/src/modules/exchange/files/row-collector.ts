import { refusedFile } from './refused-file.js';
import { MOST_COLUMNS, MOST_LINES, UNCOMPUTED, type Cell, type SheetRow } from './sheet.js';

/** Rows of the file, blank ones included: a spreadsheet may have a million blank rows below its table. */
export const MOST_ROWS = 100_000;
/** The most cells, blank ones included. A text that a workbook stores once counts for each cell that shows it. */
export const MOST_CELLS = 500_000;
const MOST_SIGNS = 10_000_000;
/** Formulas without a value: twenty columns of the most people. */
const MOST_UNCOMPUTED = 20 * MOST_LINES;
/** Beside the people, titles, headings and totals: the reading of people counts them apart. */
const MOST_KEPT = MOST_LINES * 2;

/** The column of a non-blank cell. @throws 422 `fichier_colonnes` */
export function placeWithin(place: number): number {
  if (place >= MOST_COLUMNS) throw refusedFile('fichier_colonnes', { max: MOST_COLUMNS });
  return place;
}

/** Collects the rows of a file without blank ones, within the limits of both formats. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  #all = 0;
  #uncomputed = 0;

  /** @param kept what all sheets of the file keep together */
  constructor(private readonly kept = { cells: 0, signs: 0 }) {}

  /** @throws 422 `fichier_colonnes`, `fichier_lignes`, `fichier_lignes_vides`, `fichier_trop_lourd` */
  add(line: number, given: readonly (Cell | undefined)[], isHidden = false, days: readonly number[] = []): void {
    this.#all += 1;
    if (this.#all > MOST_ROWS) throw refusedFile('fichier_lignes_vides', { max: MOST_ROWS });
    this.kept.cells += given.length;
    if (this.kept.cells > MOST_CELLS) throw refusedFile('fichier_trop_lourd');
    const last = given.findLastIndex((cell) => cell !== undefined);
    if (last >= 0) placeWithin(last);
    const cells = given.slice(0, last + 1);
    if (cells.every((cell) => cell === undefined)) return;
    if (this.rows.length >= MOST_KEPT) throw refusedFile('fichier_lignes', { max: MOST_LINES });
    for (const cell of cells) {
      if (typeof cell === 'string') this.kept.signs += cell.length;
      if (cell === UNCOMPUTED) this.#uncomputed += 1;
    }
    if (this.kept.signs > MOST_SIGNS || this.#uncomputed > MOST_UNCOMPUTED) throw refusedFile('fichier_trop_lourd');
    this.rows.push({ line, cells, ...(isHidden && { isHidden }), ...(days.length > 0 && { days }) });
  }
}

import { refusedFile } from './refused-file.js';
import { MOST_COLUMNS, MOST_LINES, type Cell, type SheetRow } from './sheet.js';

/** What a file shows at most: a text that a workbook keeps once counts each time that a cell shows it. */
const MOST_CELLS = 500_000;
const MOST_SIGNS = 10_000_000;

/** The place of a cell that is not blank. @throws 422 `fichier_colonnes`. */
export function placeWithin(place: number): number {
  if (place >= MOST_COLUMNS) throw refusedFile('fichier_colonnes', { max: MOST_COLUMNS });
  return place;
}

/** The rows of a file as they are read, blank ones left out, within the limits that both formats have. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  #cells = 0;
  #signs = 0;

  /** @throws 422 `fichier_colonnes`, `fichier_lignes`, `fichier_trop_lourd`. */
  add(line: number, given: readonly (Cell | undefined)[], isHidden = false): void {
    const last = given.findLastIndex((cell) => cell !== undefined);
    if (last >= 0) placeWithin(last);
    const cells = given.slice(0, last + 1);
    if (cells.every((cell) => cell === undefined)) return;
    if (this.rows.length > MOST_LINES) throw refusedFile('fichier_lignes', { max: MOST_LINES });
    for (const cell of cells) {
      if (cell === undefined) continue;
      this.#cells += 1;
      if (typeof cell === 'string') this.#signs += cell.length;
    }
    if (this.#cells > MOST_CELLS || this.#signs > MOST_SIGNS) throw refusedFile('fichier_trop_lourd');
    this.rows.push({ line, cells, ...(isHidden && { isHidden }) });
  }
}

import { refusedFile } from './refused-file.js';
import { MOST_COLUMNS, MOST_LINES, type Cell, type SheetRow } from './sheet.js';

/** What a file shows at most: a text that a workbook keeps once counts each time that a cell shows it. */
const MOST_CELLS = 500_000;
const MOST_SIGNS = 10_000_000;

/** The rows of a file as they are read, blank ones left out, within the limits that both formats have. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  #cells = 0;
  #signs = 0;

  /** @throws 422 `fichier_lignes`, `fichier_trop_lourd`. */
  add(line: number, given: readonly (Cell | undefined)[]): void {
    const cells = given.slice(0, MOST_COLUMNS);
    if (cells.every((cell) => cell === undefined)) return;
    if (this.rows.length > MOST_LINES) throw refusedFile('fichier_lignes', { max: MOST_LINES });
    for (const cell of cells) {
      if (cell === undefined) continue;
      this.#cells += 1;
      if (typeof cell === 'string') this.#signs += cell.length;
    }
    if (this.#cells > MOST_CELLS || this.#signs > MOST_SIGNS) throw refusedFile('fichier_trop_lourd');
    this.rows.push({ line, cells });
  }
}

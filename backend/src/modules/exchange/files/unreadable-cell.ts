import { UNCOMPUTED, type Cell } from './sheet.js';

/**
 * Error values of Excel and LibreOffice, in English and French. Hashes mean that a column was too narrow to show its
 * value.
 */
const ERROR = /^(?:#N\/[AD]|#DIV\/0 ?!|#[A-ZÀ-Ü_/]{2,20} ?[!?]|#GETTING_DATA|##+|Err ?: ?\d{3})$/i;
/** Signs of a text that was read, here or before, in the wrong encoding. */
const GARBLED = /[\u0080-\u009F\uFFFD]|Ã[\u00A0-\u00BF]|â€/;

/** Why a cell with content cannot be read. */
export function unreadableCode(cell: Cell): 'cellule_formule' | 'cellule_erreur' | 'cellule_illisible' | null {
  if (typeof cell === 'number') return null;
  if (cell === UNCOMPUTED) return 'cellule_formule';
  if (ERROR.test(cell.trim())) return 'cellule_erreur';
  return GARBLED.test(cell) ? 'cellule_illisible' : null;
}

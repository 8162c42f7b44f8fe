/** Reads one cell for its column. An unreadable cell is a fault of that column. */
import { dayMessage, dottedMessage, formatPercent, parseHundredths, readDay, type Day } from '@valorisation/rules';
import type { FieldCode } from '../../../platform/errors/field-catalogue.js';
import { LONGEST_QUOTED_HEADING, shortened } from '../files/refused-file.js';
import { type Cell, unreadableCode } from '../files/sheet.js';
import { wordKey, type ColumnId } from './columns.js';
import type { PersonRow } from '../reading/person-row.js';
import { shareInHours } from '../reading/share-cell.js';
import type { TermCell } from './term-columns.js';

/** Why a row is refused: the column, and a code of the field catalogue with the values of its message. */
export interface Fault {
  readonly column: ColumnId;
  readonly code: FieldCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

const UNSTORABLE = /\0|\p{Surrogate}/u;
const LONGEST_TEXT = 10_000;
const LONGEST_WORD = 200;

const HUNDRED = 100;

/** A spreadsheet's number may have rounding errors of binary fractions: 33.33 as 33.330000000000005. */
const withoutTraces = (value: number): number => Number(value.toPrecision(12));

/** 0,8 may mean 80 %, and 1 may mean 100 %. */
const isMaybeFraction = (hundredths: number): boolean => hundredths > 0 && hundredths <= HUNDRED;

export class RowCells {
  readonly faults: Fault[] = [];
  /** Notes on what the row leaves out, with the codes that faults also use. */
  readonly notes: Fault[] = [];

  /** Columns with a cell that cannot be read. Each is reported once. */
  private readonly unreadable = new Set<ColumnId>();

  constructor(private readonly cells: ReadonlyMap<ColumnId, Cell>) {
    for (const [column, cell] of cells) {
      const code = unreadableCode(cell);
      if (code === null) continue;
      this.fault(column, code, { contenu: shortened(String(cell).trim(), LONGEST_QUOTED_HEADING) });
      this.unreadable.add(column);
    }
  }

  get columns(): ReadonlySet<ColumnId> {
    return new Set(this.cells.keys());
  }

  fault(column: ColumnId, code: FieldCode, params?: Fault['params']): void {
    if (this.unreadable.has(column)) return;
    if (this.faults.some((known) => known.column === column && known.code === code)) return;
    this.faults.push({ column, code, ...(params === undefined ? {} : { params }) });
  }

  /** A fault that stands for all others of its column. */
  doubt(column: ColumnId, code: FieldCode, params: NonNullable<Fault['params']>): void {
    this.fault(column, code, params);
    this.unreadable.add(column);
  }

  note(column: ColumnId, code: FieldCode, params: NonNullable<Fault['params']>): void {
    this.notes.push({ column, code, params });
  }

  isAtFault(...columns: readonly ColumnId[]): boolean {
    return this.faults.some(({ column }) => columns.includes(column));
  }

  at(column: ColumnId): TermCell {
    return {
      text: () => this.text(column),
      whole: () => this.whole(column),
      hundredths: () => this.hundredths(column),
      share: () => this.share(column),
      day: () => this.day(column),
      choice: (words) => this.choice(column, words),
      fault: (code) => this.fault(column, code),
    };
  }

  /** The text of a cell without outer spaces; '' for a missing one. */
  text(column: ColumnId, longest = LONGEST_TEXT): string {
    const text = String(this.cells.get(column) ?? '').trim();
    if (UNSTORABLE.test(text)) this.fault(column, 'invalide');
    else if (text.length > longest) this.fault(column, 'texte_trop_long', { max: longest });
    else return text;
    return '';
  }

  whole(column: ColumnId): number | undefined {
    const text = this.plain(column);
    if (text === '') return undefined;
    const value = Number(text.replace(/[.,]0+$/, ''));
    if (Number.isSafeInteger(value)) return value;
    this.fault(column, 'cellule_nombre');
    return undefined;
  }

  /** Hundredths of a French or English number, with or without its unit. */
  hundredths(column: ColumnId): number | undefined {
    const cell = this.cells.get(column);
    const text = typeof cell === 'number' ? String(withoutTraces(cell)) : this.text(column);
    const hundredths = parseHundredths(text);
    const dotted = typeof cell === 'number' ? null : dottedMessage(text);
    if (hundredths === undefined) this.fault(column, dotted === null ? 'cellule_montant' : `texte:${dotted}`);
    return hundredths ?? undefined;
  }

  /** Hundredths of a percent. A computed value is rounded; a fraction is not taken for a percent. */
  share(column: ColumnId): number | undefined {
    const cell = this.cells.get(column);
    const hours = typeof cell === 'string' ? shareInHours(cell.trim()) : null;
    if (hours !== null) {
      const code = hours.period === 'week' ? 'quotite_heures_semaine' : 'quotite_heures_mois';
      this.fault(column, code, { contenu: this.text(column), voulu: formatPercent(hours.share) });
      return undefined;
    }
    const isExplicit = typeof cell === 'string' && cell.includes('%');
    const computed =
      typeof cell === 'number' ? cell : isExplicit ? Number(cell.replace('%', '').replace(',', '.')) : NaN;
    const exact = Number.isNaN(computed) ? this.hundredths(column) : withoutTraces(computed * HUNDRED);
    if (exact === undefined) return undefined;
    const hundredths = Math.round(exact);
    if (!isExplicit && isMaybeFraction(exact)) this.refuseFraction(column, exact);
    else if (hundredths !== exact) this.note(column, 'quotite_arrondie', { quotite: formatPercent(hundredths) });
    return hundredths;
  }

  private refuseFraction(column: ColumnId, hundredths: number): void {
    const written = String(Number((hundredths / HUNDRED).toFixed(4))).replace('.', ',');
    this.fault(column, 'quotite_fraction', { ecrit: written, voulu: formatPercent(Math.round(hundredths * HUNDRED)) });
  }

  /** DD/MM/YYYY, YYYY-MM-DD, or another form that the console's date fields accept. */
  day(column: ColumnId): Day | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    const wrong = dayMessage(text);
    if (wrong !== null) this.fault(column, `texte:${wrong}`);
    return readDay(text) ?? undefined;
  }

  /** The index of the word in the list, ignoring case and accents. */
  choice(column: ColumnId, words: readonly string[]): number | undefined {
    const given = this.text(column);
    const text = given.length > LONGEST_WORD ? given : wordKey(given);
    if (text === '') return undefined;
    const place = words.findIndex((word) => wordKey(word) === text);
    if (place >= 0) return place;
    this.fault(column, 'cellule_choix', { valeurs: words.join(', ') });
    return undefined;
  }

  private plain(column: ColumnId): string {
    return this.text(column).replace(/[\s\u00a0\u202f]/g, '');
  }
}

/** The cells of a person. Blocking doubts refuse the row, the others are said beside it. */
export function cellsOfPerson({ cells, doubts, notes }: PersonRow): RowCells {
  const read = new RowCells(cells);
  for (const { field, column, code, content, isBlocking } of doubts) {
    const params = { contenu: shortened(content.trim(), LONGEST_QUOTED_HEADING) };
    // What a function may be is said by the column of functions itself.
    if (field === 'function') continue;
    if (isBlocking) read.doubt(column, code, params);
    else read.note(column, code, params);
  }
  for (const { column, code } of notes) read.note(column, code, {});
  return read;
}

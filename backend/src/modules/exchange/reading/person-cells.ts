/** Reads one row of people with the contexts of its columns. */
import { FULL_SHARE_HUNDREDTHS, formatDay, formatPercent, OTHER_FUNCTION_ID, type Day } from '@valorisation/rules';
import type { FieldCode } from '../../../platform/errors/field-catalogue.js';
import { type Cell, unreadableCode } from '../files/sheet.js';
import type { ColumnId } from '../mapping/columns.js';
import type { Reading } from './cell-reading.js';
import { readDayCell } from './day-cell.js';
import { nameOf } from './names.js';
import { readPaid, type Paid } from './pay-cell.js';
import type { CellDoubt, PersonRow, RowFields, SheetContext } from './person-row.js';
import { FIELDS, hasPhrase, isTeacher, plainWords, readingWords } from './reading-words.js';
import { readShare } from './share-cell.js';

const HIGHEST_CHOICES = 6;

export class PersonReader {
  readonly #out = new Map<ColumnId, Cell>();
  readonly #doubts: CellDoubt[] = [];
  readonly #notes: PersonRow['notes'][number][] = [];

  constructor(
    private readonly row: RowFields,
    private readonly sheet: SheetContext,
  ) {}

  read(): PersonRow {
    this.readName();
    const foundBy = this.readFunction();
    const { paid, isHourly } = this.readPay();
    this.readShare(isHourly);
    this.readContract();
    this.readSeniority();
    this.copyOthers();
    return {
      line: this.row.line,
      cells: this.#out,
      doubts: this.#doubts,
      notes: this.#notes,
      paid,
      matricule: this.text('matricule') || null,
      foundBy,
      isShareGiven: this.at('share') !== undefined || this.at('hours') !== undefined || this.row.repaired.has('share'),
      functionChange: this.row.repaired.get('function_change') ?? null,
    };
  }

  private at(field: string): Cell | undefined {
    const cell = this.row.cells.get(field);
    return cell === undefined || String(cell).trim() === '' ? undefined : cell;
  }

  private text(field: string): string {
    return String(this.at(field) ?? '').trim();
  }

  /** A repaired value goes to its column as it was typed. */
  private takeRepaired(field: string, column: ColumnId): boolean {
    const value = this.row.repaired.get(field);
    if (value === undefined) return false;
    this.#out.set(column, value);
    return true;
  }

  private doubt(
    field: string,
    column: ColumnId,
    code: FieldCode,
    content: string,
    proposals: readonly string[] = [],
    isBlocking = true,
  ): void {
    this.#doubts.push({ field, column, code, content, proposals, isBlocking });
  }

  /** An error value of the spreadsheet stays in its column, where the row is refused with the cell's name. */
  private takeUnreadable(cells: readonly (Cell | undefined)[], column: ColumnId): boolean {
    const found = cells.find((cell) => cell !== undefined && unreadableCode(cell) !== null);
    if (found !== undefined) this.#out.set(column, found);
    return found !== undefined;
  }

  private readName(): void {
    if (this.takeRepaired('name', 'profile')) return;
    const cells = {
      name: this.at('name'),
      nameFirst: this.at('name_first'),
      last: this.at('last_name'),
      birth: this.at('birth_name'),
      first: this.at('first_name'),
    };
    if (this.takeUnreadable(Object.values(cells), 'profile')) return;
    const isTurned = cells.name === undefined && cells.nameFirst !== undefined;
    const name =
      this.sheet.isOwn && cells.name !== undefined
        ? String(cells.name)
        : nameOf(cells, isTurned ? 'first_last' : this.sheet.nameOrder);
    if (name !== '') this.#out.set('profile', name);
  }

  /** The words that named the function, when they are not its title. */
  private readFunction(): string | null {
    if (this.takeRepaired('function', 'functionId')) {
      // Without another title, the words of the file are the title of « Autre fonction ».
      if (this.row.repaired.get('function') === String(OTHER_FUNCTION_ID))
        this.#out.set('function', this.row.repaired.get('other_function') ?? this.text('function'));
      return null;
    }
    const words = this.at('function');
    const hasId = this.row.cells.has('functionId');
    if (words !== undefined) this.#out.set('function', words);
    if (hasId || typeof words !== 'string' || unreadableCode(words) !== null) return null;
    const { sure, choices, isByOtherWords } = this.sheet.find(words, this.text('rank'));
    const isStatePaid =
      hasPhrase(plainWords(words), readingWords().statePaid) && this.row.repaired.get('row') !== 'take';
    if (isStatePaid) this.doubt('row', 'function', 'contrat_etat', words, ['take', 'leave']);
    if (sure === null || isStatePaid) {
      const proposals = choices.slice(0, HIGHEST_CHOICES).map(String);
      if (proposals.length > 0 || isStatePaid)
        this.doubt('function', 'function', 'fonction_a_choisir', words, proposals);
      return null;
    }
    this.#out.set('functionId', sure);
    this.#out.delete('function');
    return isByOtherWords ? words.trim() : null;
  }

  /** Contracts that pass are taken only when a person says so; hours of one month are no lasting share. */
  private readContract(): void {
    const contract = this.text('contract');
    const isSettled = this.row.repaired.get('row') === 'take' || this.row.repaired.has('share');
    if (isSettled || !hasPhrase(plainWords(contract), readingWords().passing)) return;
    const share = this.#out.get('share');
    if (this.sheet.share?.unit === 'month' && share !== undefined) {
      this.#out.delete('share');
      this.doubt('share', 'share', 'contrat_passager', contract, [String(share)]);
    } else this.doubt('row', 'share', 'contrat_passager', contract, ['take', 'leave']);
  }

  private readPay(): { readonly paid: Paid | null; readonly isHourly: boolean } {
    const { monthlyWord, hourlyWord, pay } = this.sheet;
    const mode = plainWords(this.text('pay_mode'));
    const { month, hour } = readingWords().payModes;
    const isHourlyMode = hour.includes(mode);
    const hourlyCell = isHourlyMode ? this.at('paid_hour') : undefined;
    const repaired = this.row.repaired.get('paid');
    const cell = repaired ?? hourlyCell ?? (pay.field === null ? undefined : this.at(pay.field));
    const isUnreadable = cell !== undefined && unreadableCode(cell) !== null;
    const isYearly = pay.isYearly && repaired === undefined;
    const { value, doubt } = cell === undefined || isUnreadable ? {} : readPaid(cell, isHourlyMode, isYearly);
    const isHourly = isHourlyMode || (mode === '' && value?.unit === 'hour');
    if (doubt !== undefined)
      this.doubt(
        'paid',
        'pay',
        doubt.code,
        String(cell),
        doubt.proposal === undefined ? [] : [String(doubt.proposal.cents / 100)],
        false,
      );
    if (isUnreadable) this.doubt('paid', 'pay', 'paye_illisible', String(cell), [], false);
    if (isHourly) this.#out.set('pay', hourlyWord);
    else if (month.includes(mode)) this.#out.set('pay', monthlyWord);
    else if (mode !== '') this.#out.set('pay', this.text('pay_mode'));
    const isWaiting = value === undefined || (pay.unit === null && !isHourly);
    return { paid: isWaiting ? null : { ...value, unit: pay.unit === 'hour' ? 'hour' : value.unit }, isHourly };
  }

  private readShare(isHourly: boolean): void {
    const { share, isOwn, isPercentHeading } = this.sheet;
    if (this.takeRepaired('share', 'share') || share === null) return;
    const cell = this.at('share') ?? this.at('hours');
    if (cell === undefined) {
      if (!isOwn && !isHourly)
        this.doubt('share', 'share', 'quotite_absente', '', [formatPercent(FULL_SHARE_HUNDREDTHS)]);
      return;
    }
    const isPlain =
      isPercentHeading && this.row.cells.has('share') && (typeof cell === 'number' || /^[\d\s.,%\u00a0]+$/.test(cell));
    if (isPlain || this.takeUnreadable([cell], 'share')) {
      this.#out.set('share', cell);
      return;
    }
    const reading = readShare(cell, { ...share, isTeacher: isTeacher(this.text('function')) });
    this.take('share', 'share', cell, reading, formatPercent, 'quotite_illisible');
  }

  private readSeniority(): void {
    if (this.takeRepaired('seniority', 'seniority')) return;
    const field = this.at('seniority') === undefined ? 'entry_date' : 'seniority';
    const cell = this.at(field);
    if (cell === undefined || (field === 'entry_date' && !this.sheet.takesSeniority)) return;
    if (this.takeUnreadable([cell], 'seniority')) return;
    const { today, day } = this.sheet;
    const context = { ...day, isTyped: this.row.days.has(field), today };
    const reading = readDayCell(cell, context);
    const maybe =
      reading.doubt?.code === 'jour_duree'
        ? readDayCell(cell, { ...context, countedOn: day.countedMaybe }).value
        : undefined;
    const proposed: Reading<Day> = maybe === undefined ? reading : { doubt: { code: 'jour_duree', proposal: maybe } };
    this.take('seniority', 'seniority', cell, proposed, formatDay, 'jour_illisible');
  }

  /** The value, or its doubt. A cell that is not understood at all stays, so that its column says how to write it. */
  private take<Value>(
    field: string,
    column: ColumnId,
    cell: Cell,
    { value, doubt, note }: Reading<Value>,
    write: (value: Value) => string,
    notUnderstood: FieldCode,
  ): void {
    if (value !== undefined) this.#out.set(column, write(value));
    if (note !== undefined) this.#notes.push({ column, code: note });
    if (doubt === undefined) return;
    const { code, proposal } = doubt;
    if (code === notUnderstood) this.#out.set(column, cell);
    else this.doubt(field, column, code, String(cell), proposal === undefined ? [] : [write(proposal)]);
  }

  private copyOthers(): void {
    const { trainingColumn } = this.sheet;
    for (const [field, cell] of this.row.cells) {
      if (field === 'diploma' && trainingColumn !== null) this.#out.set(trainingColumn, cell);
      else if (field === 'leave') this.#out.set('leave', weeksOf(cell));
      else if (!READ_FIELDS.has(field)) this.#out.set(field as ColumnId, cell);
    }
    for (const [field, value] of this.row.repaired) {
      if (!READ_FIELDS.has(field)) this.#out.set(field as ColumnId, value);
    }
  }
}

/** « 1 semaine » is 1. */
const weeksOf = (cell: Cell): Cell =>
  typeof cell === 'string' ? (/^\s*(\d+)\s*(?:sem|s\b)/i.exec(cell)?.[1] ?? cell) : cell;

/** The fields that the reader has its own way for; the others are columns of the model. */
const READ_FIELDS = new Set<string>([
  ...FIELDS.filter((field) => field !== 'leave'),
  'row',
  'other_function',
  'function_change',
]);

/** A day of seniority or of a contract in any of its notations. */
import { isDay, type Day } from '@valorisation/rules';
import type { Cell } from '../files/sheet.js';
import { BLANK, doubt, type Reading } from './cell-reading.js';
import { plainWords, readingWords } from './reading-words.js';

export interface DayContext {
  readonly isMonthFirst: boolean;
  /** A real day of the spreadsheet, whose order is known. */
  readonly isTyped: boolean;
  /** The day from which « 8 ans » counts back; null while it is asked. */
  readonly countedOn: Day | null;
  /** Numbers are days as the spreadsheet stores them. */
  readonly takesNumbers: boolean;
  readonly today: Day;
}

const SEPARATED = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[ T].*)?$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/;
const COMPACT_ISO = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const COMPACT = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;
const MONTH_YEAR = /^(\d{1,2})[-/. ]((?:19|20)\d{2})$/;
const YEAR_MONTH = /^((?:19|20)\d{2})[-/.](\d{1,2})$/;
const WORDED = /^(?:le |depuis le |depuis )?(?:(\d{1,2})(?:er)? )?([a-z]{3,9}) ((?:19|20)\d{2})$/;
const ONLY_YEAR = /^(?:depuis |en )?(?:19|20)\d{2}$/;
const YEARS = /^(?:(\d+)(?: (\d))? (?:ans?|annees?|a|y|years?))?(?: ?(?:et )?(\d+) (?:mois|m))?$/;
const LESS_THAN = /^[<≤]|moins d/i;
/** Days counted from 1900, as a spreadsheet stores them: 1960 to 2060. */
const FIRST_SERIAL = 21_916;
const LAST_SERIAL = 58_440;
const MOST_YEARS = 60;
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const MONTHS_A_YEAR = 12;

export function readDayCell(cell: Cell, context: DayContext): Reading<Day> {
  const text = String(cell)
    .trim()
    .replace('.', typeof cell === 'number' ? ',' : '.');
  if (text === '') return BLANK;
  const exact = exactDay(text, context);
  if (exact !== undefined) return exact;
  const plain = plainWords(text);
  const month = monthOf(text, plain);
  if (month !== undefined) return { value: month, note: 'jour_premier' };
  if (ONLY_YEAR.test(plain)) return doubt('jour_annee_seule');
  if (isDayNumber(cell)) {
    const day = new Date(DAY_ZERO + Math.floor(Number(cell)) * DAY_MS).toISOString().slice(0, 10);
    return context.takesNumbers ? { value: day } : doubt('jour_nombre', day);
  }
  const months = LESS_THAN.test(text) ? undefined : monthsOf(text, plain);
  if (months === undefined) return doubt(isDuration(plain) ? 'jour_duree' : 'jour_illisible');
  return context.countedOn === null ? doubt('jour_duree') : { value: monthsBefore(context.countedOn, months) };
}

export function isDayNumber(cell: Cell): boolean {
  const number = typeof cell === 'number' || /^\d{5}$/.test(cell.trim()) ? Number(cell) : Number.NaN;
  return number >= FIRST_SERIAL && number <= LAST_SERIAL;
}

/** True for « 8 ans », « 8,5 » and « 12 »: seniority in years, which counts back from a day. */
export function isYears(cell: Cell): boolean {
  const text = String(cell).trim();
  const number = typeof cell === 'number' ? cell : Number(text.replace(',', '.'));
  return text !== '' && (Number.isFinite(number) ? number <= MOST_YEARS : isDuration(plainWords(text)));
}

const isDuration = (plain: string): boolean => /\b\d+ (?:ans?|annees?|mois|years?)\b/.test(plain);

/** The order that a day written in digits allows: both when neither part is beyond 12. */
export function orderOf(cell: Cell): 'day' | 'month' | 'either' | null {
  const [, first = '', second = ''] = SEPARATED.exec(String(cell).trim()) ?? [];
  if (first === '') return null;
  if (Number(first) > MONTHS_A_YEAR) return 'day';
  if (Number(second) > MONTHS_A_YEAR) return 'month';
  return first === second ? null : 'either';
}

function exactDay(text: string, { isMonthFirst, isTyped, today }: DayContext): Reading<Day> | undefined {
  const [, first = '', second = '', year = ''] = SEPARATED.exec(text) ?? COMPACT.exec(text) ?? [];
  if (first !== '') {
    const isTurned = (isMonthFirst && !isTyped && Number(second) > 0) || Number(second) > MONTHS_A_YEAR;
    const [day, month] = isTurned ? [second, first] : [first, second];
    return checked(fullYear(year, today), month, day);
  }
  const [, isoYear = '', isoMonth = '', isoDay = ''] = ISO.exec(text) ?? COMPACT_ISO.exec(text) ?? [];
  if (isoYear !== '') return checked(isoYear, isoMonth, isoDay);
  const [, day = '', name = '', ofYear = ''] = WORDED.exec(plainWords(text)) ?? [];
  const month = monthNumber(name);
  return day === '' || month === 0 ? undefined : checked(ofYear, String(month), day);
}

function monthOf(text: string, plain: string): Day | undefined {
  const [, isoYear = '', isoMonth = ''] = YEAR_MONTH.exec(text) ?? [];
  const [, digits = isoMonth, year = isoYear] = MONTH_YEAR.exec(text) ?? [];
  const [, day, name = '', ofYear = ''] = WORDED.exec(plain) ?? [];
  const month = digits === '' ? monthNumber(name) : Number(digits);
  if (day !== undefined || month < 1 || month > MONTHS_A_YEAR) return undefined;
  return `${year || ofYear}-${String(month).padStart(2, '0')}-01`;
}

const monthNumber = (name: string): number => readingWords().months.findIndex((names) => names.includes(name)) + 1;

function checked(year: string, month: string, day: string): Reading<Day> {
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? { value: found } : doubt('jour_illisible');
}

/** A year of two digits is the last one that is not in the future. */
function fullYear(year: string, today: Day): string {
  if (year.length > 2) return year;
  const century = today.slice(0, 2);
  return Number(year) <= Number(today.slice(2, 4)) ? century + year : String(Number(century) - 1) + year;
}

function monthsOf(text: string, plain: string): number | undefined {
  const number = Number(text.replace(',', '.'));
  if (Number.isFinite(number)) return number <= MOST_YEARS ? Math.round(number * MONTHS_A_YEAR) : undefined;
  const [whole, years, tenths = '0', months = '0'] = YEARS.exec(plain) ?? [];
  if (whole === undefined || whole === '') return undefined;
  return Number(years ?? 0) * MONTHS_A_YEAR + Math.round((Number(tenths) * MONTHS_A_YEAR) / 10) + Number(months);
}

function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

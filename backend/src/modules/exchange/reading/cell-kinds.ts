/** What the cells of a column look like, without reading their values. */
import type { Cell, SheetRow } from '../files/sheet.js';
import { hasPhrase, plainWords, readingWords } from './reading-words.js';

const DAY = /^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}(?:$|[ T]\d)/;
const MONTH = /^(?:\d{1,2}[-/.](?:19|20)\d{2}|(?:19|20)\d{2}[-/]\d{1,2})$/;
const WORDED_DAY = /^(?:le |depuis )?(?:\d{1,2}(?:er)? )?([a-z]{3,9}) (?:19|20)\d{2}$/;
const YEARS = /^<? ?\d+(?:[.,]\d+)? ?(?:ans?|annees?|a|y)\b/;
const SINCE = /^(?:depuis )?(?:19|20)\d{2}$/;
const SHARE = /%|^\d+(?:[.,]\d+)? ?\/ ?\d+|\betp\b/i;
const HOURS = /^\d+(?:[.,]\d+)? ?(?:h|heures?)\b|^\d{1,3}[h:]\d{2}/i;
const NUMBER = /^-?\d[\d\s\u00a0\u202f.,']*$/;
const MONEY =
  /^-?\d[\d\s\u00a0\u202f.,']{0,30}(?:€|eur|euros?|k€)?\s{0,3}(?:\/|par)?\s{0,3}(?:h|heure|mois|an|net|brut|bruts?)?\.?$/i;
const PERSONAL = [
  // Social security number, bank account, mail address, telephone.
  /^[1-478][\s.]?\d{2}[\s.]?\d{2}[\s.]?(?:\d{2}|2[AB])[\s.]?\d{3}[\s.]?\d{3}(?:[\s./]?\d{2})?$/i,
  /^[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,8}(?:\s?[A-Z0-9]{1,4})?$/,
  /^[^\s@]+@[^\s@]+\.[a-z]+$/i,
  /^(?:\+33|0)[\s.]?[1-9](?:[\s.-]?\d{2}){4}$/,
];
const TITLE = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle|f|h|homme|femme)\.?$/i;

/** Texts beyond this length are not looked at. */
const LONGEST = 120;

export const dayLike = (cell: Cell): boolean =>
  typeof cell === 'string' && cell.length <= LONGEST && DAY.test(cell.trim());

/** How many of the looked at cells have each form. */
export interface CellKinds {
  readonly count: number;
  readonly numbers: number;
  readonly days: number;
  readonly shares: number;
  readonly hours: number;
  readonly money: number;
  readonly ranks: number;
  readonly payModes: number;
  readonly codes: number;
  readonly personal: number;
  /** Texts with letters that are none of the above. */
  readonly texts: number;
  readonly distinct: number;
  readonly largest: number;
}

export function kindsOf(cells: readonly Cell[]): CellKinds {
  const values = cells.map((cell) => (typeof cell === 'number' ? cell : cell.trim().slice(0, LONGEST)));
  const count = (test: (text: string, cell: Cell) => boolean): number =>
    values.filter((cell) => test(String(cell), cell)).length;
  const numbers = values.flatMap((cell) => {
    const value =
      typeof cell === 'number'
        ? cell
        : NUMBER.test(cell)
          ? Number(cell.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'))
          : NaN;
    return Number.isNaN(value) ? [] : [value];
  });
  return {
    count: values.length,
    numbers: numbers.length,
    days: count((text) => isDayText(text)),
    shares: count((text) => (SHARE.test(text) && !MONTH.test(text)) || isShareWord(text)),
    hours: count((text) => HOURS.test(text)),
    money: count((text, cell) => typeof cell === 'number' || MONEY.test(text)),
    ranks: count((text) => isRankWord(text)),
    payModes: count((text) => isPayMode(text)),
    codes: count((text) => /\d/.test(text) && /^[\w.\-/ ]{1,20}$/.test(text)),
    personal: count((text) => PERSONAL.some((form) => form.test(text)) || TITLE.test(text)),
    texts: count((text) => /\p{L}{2}/u.test(text) && !isDayText(text) && !SHARE.test(text)),
    distinct: new Set(values.map(String)).size,
    largest: Math.max(0, ...numbers),
  };
}

function isDayText(text: string): boolean {
  if (DAY.test(text) || MONTH.test(text)) return true;
  const plain = plainWords(text);
  const month = WORDED_DAY.exec(plain)?.[1];
  return (
    YEARS.test(plain) ||
    SINCE.test(plain) ||
    (month !== undefined && readingWords().months.some((names) => names.includes(month)))
  );
}

function isShareWord(text: string): boolean {
  const plain = plainWords(text);
  return Object.values(readingWords().shares).some((words) => words.includes(plain));
}

export function isRankWord(text: string): boolean {
  const { rank } = readingWords();
  return hasPhrase(plainWords(text), [...rank.cadre, ...rank.other]);
}

function isPayMode(text: string): boolean {
  const { month, hour } = readingWords().payModes;
  return [...month, ...hour].includes(plainWords(text));
}

const MOST_LOOKED_AT = 300;

export function cellsUnder(rows: readonly SheetRow[], place: number): readonly Cell[] {
  return rows.slice(0, MOST_LOOKED_AT).flatMap(({ cells }) => cells[place] ?? []);
}

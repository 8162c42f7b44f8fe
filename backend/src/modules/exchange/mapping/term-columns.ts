/** The terms of a valuation in a spreadsheet: the column of each, and how its cell is written and read. */
import { formatPercent, fromHundredths, wordKey, type Day, type EnteredTerms } from '@valorisation/rules';
import type { FieldCode } from '../../../platform/errors/field-catalogue.js';
import type { Value, ValueKind } from '../files/sheet.js';

/** A cell of one row. An unreadable cell is a fault of its column. */
export interface TermCell {
  text(): string;
  whole(): number | undefined;
  hundredths(): number | undefined;
  share(): number | undefined;
  day(): Day | undefined;
  /** The index of the word in the list. */
  choice(words: readonly string[]): number | undefined;
  fault(code: FieldCode): void;
}

type Words = Readonly<Record<'yes' | 'no' | 'monthly' | 'hourly' | 'noSeniority', string>>;

interface TermColumn<Of> {
  readonly key: string;
  readonly kind: ValueKind;
  /** The width of the column in characters. */
  readonly width: number;
  readonly write: (value: Of, words: Words) => Value;
  /** Undefined when the file does not have it. */
  readonly read: (cell: TermCell, words: Words) => Of | undefined;
}

/** The columns of terms, in their order in the file. */
export const TERM_COLUMNS = {
  shareHundredths: {
    key: 'share',
    kind: 'percent',
    width: 10,
    // A share of 1 % or less is written as a text, because its number would be read as a fraction.
    write: (share) => (share > 100 ? fromHundredths(share) : formatPercent(share)),
    read: (cell) => cell.share(),
  },
  seniorityOn: {
    key: 'seniority',
    kind: 'day',
    width: 14,
    write: (day) => day,
    read: (cell, { noSeniority }) => (wordKey(cell.text()) === wordKey(noSeniority) ? null : cell.day()),
  },
  leaveWeeks: { key: 'leave', kind: 'whole', width: 16, write: (weeks) => weeks, read: (cell) => cell.whole() },
  hourly: {
    key: 'pay',
    kind: 'text',
    width: 14,
    write: (hourly, words) => (hourly ? words.hourly : words.monthly),
    read: (cell, words) => second(cell.choice([words.monthly, words.hourly])),
  },
  guaranteedCents: {
    key: 'guaranteed',
    kind: 'money',
    width: 16,
    write: euros,
    read: (cell) => amount(cell, 'garantie'),
  },
  fixedDays: {
    key: 'fixedDays',
    kind: 'text',
    width: 12,
    write: (fixed, words) => (fixed ? words.yes : words.no),
    read: (cell, words) => second(cell.choice([words.no, words.yes])),
  },
} as const satisfies { readonly [Term in keyof EnteredTerms]: TermColumn<EnteredTerms[Term]> };

type Term = keyof EnteredTerms;
export type TermKey = (typeof TERM_COLUMNS)[Term]['key'];

export const TERM_KEYS: readonly TermKey[] = Object.values(TERM_COLUMNS).map(({ key }) => key);

const columns: { readonly [Name in Term]: TermColumn<EnteredTerms[Name]> & { readonly key: TermKey } } = TERM_COLUMNS;
const TERMS = Object.keys(TERM_COLUMNS) as Term[];

export function writtenTerms(row: EnteredTerms, words: Words): Partial<Record<TermKey, Value>> {
  const written = <Of extends Term>(term: Of): [TermKey, Value] => {
    const { key, write } = columns[term];
    return [key, write(row[term], words)];
  };
  return Object.fromEntries(TERMS.map(written));
}

export function readTerms(at: (column: TermKey) => TermCell, words: Words): Partial<EnteredTerms> {
  const named: { -readonly [Name in Term]?: EnteredTerms[Name] } = {};
  const take = <Of extends Term>(term: Of): void => {
    const { key, read } = columns[term];
    const value = read(at(key), words);
    if (value !== undefined) named[term] = value;
  };
  TERMS.forEach(take);
  return named;
}

export function euros(cents: number | null): number | null {
  return cents === null ? null : fromHundredths(cents);
}

function amount(cell: TermCell, code: FieldCode): number | undefined {
  const cents = cell.hundredths();
  if (cents !== undefined && cents <= 0) cell.fault(code);
  return cents;
}

function second(place: number | undefined): boolean | undefined {
  return place === undefined ? undefined : place === 1;
}

/** A row of people before and after its reading. */
import type { Day } from '@valorisation/rules';
import type { FieldCode } from '../../../platform/errors/field-catalogue.js';
import type { Cell } from '../files/sheet.js';
import type { ColumnId } from '../mapping/columns.js';
import type { ShareColumn } from './column-questions.js';
import type { FoundFunction } from './found-function.js';
import type { NameOrder } from './names.js';
import type { Paid } from './pay-cell.js';

/** A cell, or a missing one, that a person settles. */
export interface CellDoubt {
  readonly field: string;
  readonly column: ColumnId;
  readonly code: FieldCode;
  readonly content: string;
  readonly proposals: readonly string[];
  /** False when the row can be taken all the same. */
  readonly isBlocking: boolean;
}

export interface PersonRow {
  readonly line: number;
  readonly cells: ReadonlyMap<ColumnId, Cell>;
  readonly doubts: readonly CellDoubt[];
  readonly notes: readonly { readonly column: ColumnId; readonly code: FieldCode }[];
  readonly paid: Paid | null;
  readonly matricule: string | null;
  /** The words by which the function was found, when they are not its title. */
  readonly foundBy: string | null;
  /** The file gives no share. */
  readonly isShareGiven: boolean;
  /** `changed`: the function takes the place of the person's only one; `added`: it is one more. Null until a person says. */
  readonly functionChange: string | null;
}

const PAY_FIELDS = ['paid', 'paid_base', 'paid_hour'] as const;
export type PayField = (typeof PAY_FIELDS)[number];

export const isOfPay = (field: string | null): boolean => PAY_FIELDS.some((known) => known === field);

/** The column of what is paid, and what its amounts mean. */
export interface PayColumn {
  /** Null when it is not taken. */
  readonly field: PayField | null;
  readonly isYearly: boolean;
  /** Null until it is answered, as is `basis`: the amounts then wait. */
  readonly unit: Paid['unit'] | null;
  /** At the share of the row, or at full time. */
  readonly basis: 'share' | 'full' | null;
}

export interface SheetContext {
  readonly isOwn: boolean;
  readonly today: Day;
  readonly share: ShareColumn | null;
  /** The share is read as before, because its heading gives the unit. */
  readonly isPercentHeading: boolean;
  readonly day: {
    readonly isMonthFirst: boolean;
    readonly countedOn: Day | null;
    readonly countedMaybe: Day;
    readonly takesNumbers: boolean;
  };
  readonly endsMonthFirst: boolean;
  readonly takesSeniority: boolean;
  readonly pay: PayColumn;
  readonly nameOrder: NameOrder;
  readonly trainingColumn: ColumnId | null;
  readonly hourlyWord: string;
  readonly monthlyWord: string;
  readonly find: (words: string, rank: string) => FoundFunction;
}

/** The fields that stand for another one, in the order in which they count. */
export const SOURCES: Readonly<Record<string, readonly string[]>> = {
  name: ['last_name', 'name_first', 'birth_name', 'first_name'],
  share: ['hours'],
  seniority: ['entry_date'],
  paid: ['paid_base', 'paid_hour'],
  other_function: ['function'],
  category: ['function'],
};

/** The cells of a row by field, and what a person repaired. */
export interface RowFields {
  readonly line: number;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly repaired: ReadonlyMap<string, string>;
  /** The fields whose cell is a real day. */
  readonly days: ReadonlySet<string>;
}

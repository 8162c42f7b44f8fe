/** Reads the parts of an untrusted grid document. Each error has the path of the wrong value. */
import { scaled } from '../exact/decimal.js';
import type { CategoryLevel } from './grid.js';
import { CATEGORY_LEVELS } from './grid.js';
import type { GridErrorCode } from './grid-error.js';
import { GridError } from './grid-error.js';

/** The largest scaled number in a document. With this limit, products of these numbers stay exact. */
const LARGEST = 1_000_000_000;

/** An object of the document, with its path. */
export class DocumentNode {
  private readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    value: unknown,
    readonly path: string,
  ) {
    if (!isRecord(value)) throw new GridError('not_an_object', path || 'document');
    this.fields = value;
  }

  refuse(code: GridErrorCode, field: string): never {
    throw new GridError(code, this.pathOf(field));
  }

  list(field: string, mayBeEmpty = false): readonly DocumentNode[] {
    const items = this.items(field);
    if (items.length === 0 && !mayBeEmpty) this.refuse('empty_list', field);
    return items.map((item, place) => new DocumentNode(item, `${this.pathOf(field)}[${place}]`));
  }

  text(field: string): string {
    const value = this.fields[field];
    if (typeof value !== 'string' || value.trim() === '') this.refuse('not_a_text', field);
    return value;
  }

  textOrNull(field: string): string | null {
    const value = this.fields[field];
    return value === undefined || value === null || value === '' ? null : this.text(field);
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined && this.fields[field] !== null;
  }

  /** A whole number >= 0. With `mayBeEmpty`, a missing or empty field is 0. */
  integer(field: string, mayBeEmpty = false): number {
    const value = this.fields[field];
    if (mayBeEmpty && (value === '' || value === null || value === undefined)) return 0;
    const result = typeof value === 'number' || typeof value === 'string' ? scaled(value, 0) : null;
    return this.bounded(field, result, 'not_an_integer');
  }

  /** A decimal >= 0, as an integer scaled by 10^places. */
  decimal(field: string, places: number): number {
    const value = this.fields[field];
    const result = typeof value === 'number' || typeof value === 'string' ? scaled(value, places) : null;
    return this.bounded(field, result, 'not_a_decimal');
  }

  integers(field: string): readonly number[] {
    return this.items(field).map((value, place) => {
      if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= LARGEST) return value;
      return this.refuse('not_an_integer', `${field}[${place}]`);
    });
  }

  level(field: string): CategoryLevel {
    const value = this.fields[field];
    return CATEGORY_LEVELS.find((level) => level === value) ?? this.refuse('unknown_reference', field);
  }

  private bounded(field: string, value: number | null, otherwise: GridErrorCode): number {
    if (value === null || value < 0) this.refuse(otherwise, field);
    return value <= LARGEST ? value : this.refuse('out_of_range', field);
  }

  private items(field: string): readonly unknown[] {
    const value = this.fields[field];
    return Array.isArray(value) ? (value as readonly unknown[]) : this.refuse('not_a_list', field);
  }

  private pathOf(field: string): string {
    return this.path ? `${this.path}.${field}` : field;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses a number that occurs in two rows of a list. */
export function refuseDuplicates(rows: readonly DocumentNode[], field: string): void {
  const seen = new Set<number>();
  for (const row of rows) {
    const value = row.integer(field);
    if (seen.has(value)) row.refuse('duplicate', field);
    seen.add(value);
  }
}

/** Rows in the order of a number that must increase by one, from `first` on, without a gap. */
export function consecutive(rows: readonly DocumentNode[], field: string, first: number): readonly DocumentNode[] {
  refuseDuplicates(rows, field);
  const ordered = [...rows].sort((a, b) => a.integer(field) - b.integer(field));
  ordered.forEach((row, place) => {
    if (row.integer(field) !== first + place) row.refuse('incomplete_steps', field);
  });
  return ordered;
}

/** One row for each of the four category levels, in their order. */
export function byLevel(parent: DocumentNode, listField: string, field: string): readonly DocumentNode[] {
  const rows = parent.list(listField);
  refuseDuplicates(rows, field);
  return CATEGORY_LEVELS.map(
    (level) => rows.find((row) => row.level(field) === level) ?? parent.refuse('incomplete_levels', listField),
  );
}

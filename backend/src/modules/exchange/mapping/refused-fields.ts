import { DomainError } from '../../../platform/errors/domain-error.js';
import type { ColumnId } from './columns.js';
import { TERM_COLUMNS } from './term-columns.js';

/** The columns of fields in a domain refusal: `shareHundredths` is the share, `answers.3` that degree. */
const FIELDS: Readonly<Record<string, ColumnId>> = {
  profileName: 'profile',
  functionId: 'functionId',
  otherFunction: 'function',
  categoryLevel: 'category',
  ...Object.fromEntries(Object.entries(TERM_COLUMNS).map(([field, { key }]) => [field, key])),
};

export function columnOfField(field: string): ColumnId {
  const [head = '', id] = field.split('.');
  return head === 'answers' ? `degree.${Number(id)}` : (FIELDS[head] ?? 'profile');
}

/** A refusal of the aggregate; other errors do not belong to a row. */
export function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && error.details.fields !== undefined;
}

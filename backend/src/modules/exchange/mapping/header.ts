import { DomainError } from '../../../platform/errors/domain-error.js';
import { headingKey, LONGEST_HEADING } from '../files/sheet-choice.js';
import { LONGEST_QUOTED_HEADING, refusedFile, shortened } from '../files/refused-file.js';
import { type Cell, type SheetRow, unreadableCode } from '../files/sheet.js';
import { quoted, wordKey, type Column, type ColumnId } from './columns.js';
import { TERM_COLUMNS } from './term-columns.js';

export interface Table {
  readonly headings: readonly string[];
  /** The columns in their order; undefined for a heading that is not ours, whose cells are kept but not read. */
  readonly columns: readonly (ColumnId | undefined)[];
  readonly rows: readonly SheetRow[];
}

/**
 * The first non-blank row holds the headings.
 * @throws 422 `fichier_vide`, `fichier_sans_ligne`, `colonnes_manquantes`, `colonne_double`
 */
export function readHeader([header, ...rows]: readonly SheetRow[], known: readonly Column[]): Table {
  if (header === undefined) throw refusedFile('fichier_vide');
  const headings = Array.from(header.cells, (cell) => String(cell ?? ''));
  const columns = columnsUnder(headings, known);
  const twice = headings.filter(
    (_, place) => columns[place] !== undefined && columns.indexOf(columns[place]) !== place,
  );
  if (twice.length > 0) throw refusedFile('colonne_double', { colonnes: listed(twice) });
  const missing = missingColumns(headings, columns);
  if (missing.length > 0) {
    const lacking = known.filter(({ id }) => missing.includes(id));
    throw refusedFile('colonnes_manquantes', {
      colonnes: lacking
        .map(({ heading, otherHeadings = [] }) => listed([heading, ...otherHeadings], ' ou '))
        .join('\u00a0; '),
      reconnues: listed(headings.filter((_, place) => columns[place] !== undefined)),
      autres: listed(headings.filter((_, place) => columns[place] === undefined)),
    });
  }
  if (rows.length === 0) throw refusedFile('fichier_sans_ligne');
  return { headings, columns, rows };
}

/** A column under its own heading, or under another known one. If the file has both, the other one is not read. */
function columnsUnder(headings: readonly string[], known: readonly Column[]): Table['columns'] {
  const all = new Set(known.flatMap(namesOf).map(wordKey));
  const keys = headings.map((heading) =>
    heading.length > LONGEST_HEADING ? '' : headingKey(heading, (key) => all.has(key)),
  );
  const ids = new Map<string, ColumnId>();
  for (const { id, heading, otherHeadings = [], split } of known) {
    const own = wordKey(heading);
    if (keys.includes(own)) {
      ids.set(own, id);
      continue;
    }
    const isSplit = split !== undefined && [split.lastName, split.firstName].every((part) => hasOneOf(keys, part));
    for (const name of isSplit ? split.lastName : otherHeadings) ids.set(wordKey(name), id);
    for (const name of isSplit ? split.firstName : []) ids.set(wordKey(name), 'firstName');
  }
  return keys.map((key) => ids.get(key));
}

const namesOf = ({ heading, otherHeadings = [], split }: Column): readonly string[] => [
  heading,
  ...otherHeadings,
  ...(split === undefined ? [] : [...split.lastName, ...split.firstName]),
];

const hasOneOf = (keys: readonly string[], names: readonly string[]): boolean =>
  names.some((name) => keys.includes(wordKey(name)));

/** The most headings in one refusal. */
const MOST_LISTED = 12;

function listed(headings: readonly string[], between = ', '): string {
  const named = headings.filter((heading) => heading.trim() !== '');
  const first = named.slice(0, MOST_LISTED).map((heading) => quoted(shortened(heading.trim(), LONGEST_QUOTED_HEADING)));
  return first.length === 0 ? 'aucune' : `${first.join(between)}${named.length > MOST_LISTED ? '…' : ''}`;
}

/**
 * A table with only profiles needs their names; one with more data needs their functions too. If the names are missing
 * and other headings exist, both are reported at once.
 */
function missingColumns(headings: readonly string[], columns: Table['columns']): readonly ColumnId[] {
  const found = new Set(columns);
  const lacksNames = !found.has('profile');
  const lacksFunctions = !found.has('functionId') && !found.has('function');
  const saysMore = lacksNames
    ? headings.filter((heading) => heading.trim() !== '').length > 1
    : columns.some((id) => id !== undefined && id !== 'profile' && id !== 'firstName');
  return [...(lacksNames ? ['profile' as const] : []), ...(lacksFunctions && saysMore ? ['function' as const] : [])];
}

export function cellsOf({ cells }: SheetRow, { columns }: Table): ReadonlyMap<ColumnId, Cell> {
  const found = new Map<ColumnId, Cell>();
  for (const [place, cell] of cells.entries()) {
    const id = columns[place];
    if (cell !== undefined && id !== undefined) found.set(id, cell);
  }
  const firstName = found.get('firstName');
  if (firstName === undefined) return found;
  found.delete('firstName');
  const parts = [found.get('profile') ?? '', firstName];
  // If a part of a name cannot be read, the whole name cannot be read.
  const unreadable = parts.find((part) => unreadableCode(part) !== null);
  return found.set('profile', unreadable ?? parts.join(' ').trim());
}

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

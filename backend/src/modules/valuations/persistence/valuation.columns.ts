/** The columns of valuation rows: one statement reads or writes any number of rows. */
import { isDeepStrictEqual } from 'node:util';
import { columnsOf, selectColumns } from '../../../platform/persistence/entity-columns.js';
import { instantText } from '../../../platform/persistence/json-rows.js';
import { INPUT_FIELDS, NO_RESULT, RESULT_FIELDS } from '../domain/valuation.payloads.js';
import type { ValuationState } from '../domain/valuation.state.js';
import { ValuationRecord } from './valuation.record.js';

const COLUMNS = columnsOf(ValuationRecord);

type Column = (typeof COLUMNS)[number];

const names = COLUMNS.map(({ column }) => column).join(', ');
const values = COLUMNS.map(({ property }) => `r."${property}"`).join(', ');
const typed = ({ property, type }: Column): string => `"${property}" ${type}`;

/** True when the person still belongs to the establishment. A move of the person (ADR 100) ends first, or waits. */
const inPlace = (profile: string, establishment: string): string =>
  `exists (select from profile p where p.id = ${profile} and p.establishment_id = ${establishment} for key share)`;

/** `$1`: records as JSON. Returns the ids of the added rows: not those of a person who is no longer there. */
export const INSERT_VALUATIONS = `
  insert into valuation (${names}) select ${values} from json_to_recordset($1::json) as r (${COLUMNS.map(typed).join(', ')})
   where ${inPlace('r."profileId"', 'r."establishmentId"')}
  returning id`;

const isOwner = ({ property }: Pick<Column, 'property'>): boolean => property === 'profileId';

export interface StateChange {
  readonly from: ValuationState;
  readonly to: ValuationState;
}

/** A column of a state, without making its whole record. */
function readerOf({ property }: Column): (state: ValuationState) => unknown {
  const input = INPUT_FIELDS.find((field) => field === property);
  if (input !== undefined) return ({ inputs }) => inputs[input];
  const part = RESULT_FIELDS.find((field) => field === property);
  if (part !== undefined) return ({ result }) => result?.[part] ?? null;
  // The establishment, which never changes, is in no state.
  return (state) => Reflect.get(state, property) as unknown;
}

const READABLE = COLUMNS.map((column) => ({ ...column, of: readerOf(column) }));

/**
 * One update of several rows, with only the columns that change in any of them: archiving 500 rows sends no answers, and
 * their new status once. The rows must still have the loaded version. Answers one row for each written row.
 */
export function updateValuations(changes: readonly StateChange[], establishmentId: number): [string, unknown[]] {
  const changing = READABLE.filter(({ of }) => changes.some(({ from, to }) => !isSame(of(from), of(to))));
  const [first] = changes;
  const isAlike = ({ property, of, type }: (typeof READABLE)[number]): boolean =>
    type !== 'jsonb' &&
    !isOwner({ property }) &&
    first !== undefined &&
    changes.every(({ to }) => of(to) === of(first.to));
  const alike = changing.filter(isAlike);
  const apart = changing.filter((column) => !isAlike(column));
  const inEstablishment = changing.some(isOwner) ? ` and ${inPlace('r."profileId"', '$2')}` : '';
  const rows = changes.map(({ from, to }) => ({
    id: from.id,
    loadedVersion: from.version,
    ...Object.fromEntries(apart.map(({ property, of }) => [property, of(to)])),
  }));
  const assignments = [
    ...alike.map(({ column, type }, index) => `${column} = $${index + 3}::${type}`),
    ...apart.map(({ property, column }) => `${column} = r."${property}"`),
  ];
  const text = `
    update valuation v set ${assignments.join(', ')}
      from json_to_recordset($1::json) as r (${['id integer', '"loadedVersion" integer', ...apart.map(typed)].join(', ')})
     where v.id = r.id and v.establishment_id = $2 and v.version = r."loadedVersion"${inEstablishment}
    returning v.id`;
  return [text, [JSON.stringify(rows), establishmentId, ...alike.map(({ of }) => first && of(first.to))]];
}

function isSame(from: unknown, to: unknown): boolean {
  return from === to || (typeof from === 'object' && isDeepStrictEqual(from, to));
}

/** A `valuation v` under its record's names, days as text. */
export const SELECT_VALUATION = selectColumns(COLUMNS, 'v');

/** What no list shows, or not of every row. */
const NOT_LISTED: ReadonlySet<keyof ValuationRecord> = new Set(['establishmentId', 'textId', 'answers']);

const isInstant = ({ type }: Column): boolean => type === 'timestamptz';
const PLAIN = COLUMNS.filter((column) => !isInstant(column));

const INSTANTS = COLUMNS.filter(isInstant).map(({ property, column }) => ({
  name: property,
  sql: instantText(`v.${column}`),
}));

/** A `valuation v` under its record's names, days and instants as text. */
export const SELECT_VIEWED = [
  selectColumns(PLAIN, 'v'),
  ...INSTANTS.map(({ name, sql }) => `${sql} as "${name}"`),
].join(', ');

export const LISTED = [
  ...PLAIN.filter(({ property }) => !NOT_LISTED.has(property)).map(({ property, column }) => ({
    name: property,
    sql: `v.${column}`,
  })),
  ...INSTANTS,
];

/** The row of a state. A replay of the journal compares rows made here with the stored ones. */
export function toRecord({ inputs, result, ...state }: ValuationState, establishmentId: number): ValuationRecord {
  return {
    ...state,
    establishmentId,
    ...inputs,
    ...(result ?? NO_RESULT),
    createdAt: new Date(state.createdAt),
    updatedAt: new Date(state.updatedAt),
  };
}

/** The columns that are not in the view: owner, origin, texts, history. */
const LEFT_OUT: ReadonlySet<keyof ValuationRecord> = new Set([
  'establishmentId',
  'profileId',
  'visible',
  'isCopy',
  'createdBy',
  'textId',
  'history',
  'createdAt',
  'updatedAt',
]);

/** The other columns: the view has each, which a test checks (`schema.spec.ts`). */
export const EFFECT_COLUMNS = columnsOf(ValuationRecord).filter(({ property }) => !LEFT_OUT.has(property));

/** An `effect_valuation v` under the names of the valuation's record. */
export const SELECT_EFFECT = selectColumns(EFFECT_COLUMNS, 'v');

/** The columns of valuation rows: one statement reads or writes any number of rows. */
import { isDeepStrictEqual } from 'node:util';
import { columnsOf, selectColumns } from '../../../platform/persistence/entity-columns.js';
import { NO_RESULT } from '../domain/valuation.payloads.js';
import type { ValuationState } from '../domain/valuation.state.js';
import { ValuationRecord } from './valuation.record.js';

const COLUMNS = columnsOf(ValuationRecord);

type Column = (typeof COLUMNS)[number];

const names = COLUMNS.map(({ column }) => column).join(', ');
const values = COLUMNS.map(({ property }) => `r."${property}"`).join(', ');
const recordset = (columns: readonly Column[]): string =>
  columns.map(({ property, type }) => `"${property}" ${type}`).join(', ');

/** `$1`: records as JSON. */
export const INSERT_VALUATIONS = `
  insert into valuation (${names}) select ${values} from json_to_recordset($1::json) as r (${recordset(COLUMNS)})`;

export interface RecordChange {
  readonly from: ValuationRecord;
  readonly to: ValuationRecord;
}

/**
 * One update of several rows, with only the columns that change in any of them: archiving 500 rows sends no answers.
 * The rows must still have the loaded version. Answers one row for each written row.
 */
export function updateValuations(changes: readonly RecordChange[], establishmentId: number): [string, unknown[]] {
  const changing = COLUMNS.filter(({ property }) =>
    changes.some(({ from, to }) => !isSame(from[property], to[property])),
  );
  const rows = changes.map(({ from, to }) => ({
    id: from.id,
    loadedVersion: from.version,
    ...Object.fromEntries(changing.map(({ property }) => [property, to[property]])),
  }));
  const text = `
    update valuation v set ${changing.map(({ property, column }) => `${column} = r."${property}"`).join(', ')}
      from json_to_recordset($1::json) as r (id integer, "loadedVersion" integer, ${recordset(changing)})
     where v.id = r.id and v.establishment_id = $2 and v.version = r."loadedVersion"
    returning v.id`;
  return [text, [JSON.stringify(rows), establishmentId]];
}

function isSame(from: unknown, to: unknown): boolean {
  return from === to || (typeof from === 'object' && isDeepStrictEqual(from, to));
}

/** A `valuation v` under its record's names, days as text. */
export const SELECT_VALUATION = selectColumns(COLUMNS, 'v');

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

/** Not in the view: owner, origin, texts, history. */
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

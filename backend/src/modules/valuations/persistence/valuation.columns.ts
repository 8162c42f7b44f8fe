/** Set-based writes of valuation rows: one statement whatever their number. */
import { isDeepStrictEqual } from 'node:util';
import type { ValuationRecord } from './valuation.record.js';

/** Property of the record, column, type. The drift test holds the record against the table. */
const COLUMNS: readonly (readonly [property: keyof ValuationRecord, column: string, type: string])[] = [
  ['id', 'id', 'integer'],
  ['establishmentId', 'establishment_id', 'integer'],
  ['profileId', 'profile_id', 'integer'],
  ['version', 'version', 'integer'],
  ['status', 'status', 'smallint'],
  ['visible', 'visible', 'boolean'],
  ['createdBy', 'created_by', 'integer'],
  ['gridId', 'grid_id', 'integer'],
  ['functionId', 'function_id', 'integer'],
  ['categoryLevel', 'category_level', 'smallint'],
  ['shareHundredths', 'share_hundredths', 'integer'],
  ['seniorityOn', 'seniority_on', 'date'],
  ['leaveWeeks', 'leave_weeks', 'smallint'],
  ['hourly', 'hourly', 'boolean'],
  ['fixedDays', 'fixed_days', 'boolean'],
  ['guaranteedCents', 'guaranteed_cents', 'integer'],
  ['fixedAmountCents', 'fixed_amount_cents', 'integer'],
  ['answers', 'answers', 'jsonb'],
  ['textId', 'text_id', 'uuid'],
  ['calculatedOn', 'calculated_on', 'date'],
  ['indexHundredths', 'index_points', 'integer'],
  ['majoredIndexHundredths', 'majored_points', 'integer'],
  ['fullTimeMonthCents', 'full_time_month_cents', 'integer'],
  ['minimumCents', 'minimum_cents', 'integer'],
  ['hourlyCents', 'hourly_cents', 'integer'],
  ['remunerationValueCents', 'remuneration_value_cents', 'integer'],
  ['displayedCents', 'displayed_cents', 'integer'],
  ['displayedUnit', 'displayed_unit', 'text'],
  ['nextChangeOn', 'next_change_on', 'date'],
  ['rulesVersion', 'rules_version', 'smallint'],
  ['history', 'history', 'jsonb'],
  ['createdAt', 'created_at', 'timestamptz'],
  ['updatedAt', 'updated_at', 'timestamptz'],
];

type Column = (typeof COLUMNS)[number];

const names = COLUMNS.map(([, column]) => column).join(', ');
const values = COLUMNS.map(([property]) => `r."${property}"`).join(', ');
const recordset = (columns: readonly Column[]): string =>
  columns.map(([property, , type]) => `"${property}" ${type}`).join(', ');

/** `$1`: records as JSON. */
export const INSERT_VALUATIONS = `
  insert into valuation (${names}) select ${values} from json_to_recordset($1::json) as r (${recordset(COLUMNS)})`;

/** A record as it was loaded, and as it is to be. */
export interface RecordChange {
  readonly from: ValuationRecord;
  readonly to: ValuationRecord;
}

/**
 * One update of several rows, of the columns that change in any of them: archiving 500 rows sends no answers. The rows
 * must still have the version that was loaded; answers one row per written row.
 */
export function updateValuations(changes: readonly RecordChange[], establishmentId: number): [string, unknown[]] {
  const changing = COLUMNS.filter(([property]) =>
    changes.some(({ from, to }) => !isSame(from[property], to[property])),
  );
  const rows = changes.map(({ from, to }) => ({
    id: from.id,
    loadedVersion: from.version,
    ...Object.fromEntries(changing.map(([property]) => [property, to[property]])),
  }));
  const text = `
    update valuation v set ${changing.map(([property, column]) => `${column} = r."${property}"`).join(', ')}
      from json_to_recordset($1::json) as r (id integer, "loadedVersion" integer, ${recordset(changing)})
     where v.id = r.id and v.establishment_id = $2 and v.version = r."loadedVersion"
    returning v.id`;
  return [text, [JSON.stringify(rows), establishmentId]];
}

function isSame(from: unknown, to: unknown): boolean {
  return from === to || (typeof from === 'object' && isDeepStrictEqual(from, to));
}

/** The row under its record's names, days as text. */
export const SELECT_VALUATION = COLUMNS.map(([property, column, type]) =>
  type === 'date' ? `to_char(v.${column}, 'YYYY-MM-DD') as "${property}"` : `v.${column} as "${property}"`,
).join(', ');

import type { PaidAmount, TraceStep, ValuationStatus } from '@valorisation/rules';
import type { JsonColumn } from '../../../platform/persistence/json-rows.js';
import type { NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { isResult } from '../domain/valuation.payloads.js';
import {
  NO_TEXTS,
  type HistoryNote,
  type PlainAnswers,
  type ResultColumns,
  type StoredResult,
  type ValuationInputs,
  type ValuationTexts,
} from '../domain/valuation.state.js';
import { LISTED, SELECT_VIEWED } from '../persistence/valuation.columns.js';
import { totalsOfViewer, visibleRows, type Viewer } from './viewer.js';

/** A valuation of a list. Money in cents, points and shares in hundredths. */
export interface ListedRow extends ValuationInputs, ResultColumns {
  readonly id: number;
  readonly version: number;
  readonly profileId: number;
  readonly profileName: string;
  readonly status: ValuationStatus;
  readonly visible: boolean;
  readonly isCopy: boolean;
  readonly createdBy: number;
  readonly gridId: number;
  readonly otherFunction: string;
  readonly history: readonly HistoryNote[];
  /** Null in a light list for a row that does not wait for an update. */
  readonly answers: PlainAnswers | null;
  readonly texts: ValuationTexts | null;
  /**
   * The person's active functions that are paid by the month, among those that the viewer sees; null in a past state,
   * which is not compared with today's floors.
   */
  readonly monthlyFunctions: number | null;
  /** Some active functions of the person are limited to others. */
  readonly hidesRows: boolean;
  /** What is paid, by day; null when nothing is known, and for a viewer who may not see it: the database opens no row. */
  readonly paid: readonly PaidAmount[] | null;
  /** Instants in the form of the answers. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A valuation with its answers and texts. */
export interface ValuationRow extends ListedRow {
  readonly answers: PlainAnswers;
  readonly texts: ValuationTexts;
}

export type ComputedRow = ValuationRow & StoredResult;

export const isComputed: <Row extends ListedRow>(row: Row) => row is Row & StoredResult = isResult;

function isWhole(row: ListedRow): row is ValuationRow {
  return row.answers !== null && row.texts !== null;
}

/** @throws for a row that was read without its answers */
export function asWhole(row: ListedRow): ValuationRow {
  if (!isWhole(row)) throw new Error('The row was read without its answers');
  return row;
}

export interface ValuationDetail extends ValuationRow {
  readonly trace: readonly TraceStep[] | null;
}

export interface EditorRow {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly parentId: number | null;
}

const OTHER_FUNCTION = `coalesce(x.content ->> 'otherFunction', '')`;
/**
 * Row-level security answers only amounts of the own establishment, and none outside the scope of pay. The statement looks
 * once whether there is any, because a look for each row made a list without pay slower.
 */
export const PAID = `case when (select exists (select from paid_amount)) then
  (select json_agg(json_build_object('from', a.from_on, 'unit', a.unit, 'parts', a.parts))
     from paid_amount a where a.valuation_id = v.id) end`;
const TEXTS = `coalesce(x.content, '${JSON.stringify(NO_TEXTS)}')`;

/** The columns of ValuationRow, from a `valuation v`, a `profile p`, its totals `t` and the row's `personal_text x`. */
export const VALUATION_COLUMNS = `
  ${SELECT_VIEWED}, p.name as "profileName", ${OTHER_FUNCTION} as "otherFunction", ${TEXTS} as texts,
  t.monthly_functions as "monthlyFunctions", t.hides_rows as "hidesRows", ${PAID} as paid`;

/** The columns of ListedRow, from the same tables. `q.whole` tells whether a row is read with its answers. */
export const LISTED_COLUMNS: readonly JsonColumn[] = [
  ...LISTED,
  { name: 'profileName', sql: 'p.name' },
  { name: 'otherFunction', sql: OTHER_FUNCTION },
  { name: 'answers', sql: 'case when q.whole then v.answers end' },
  { name: 'texts', sql: `case when q.whole then ${TEXTS} end` },
  { name: 'monthlyFunctions', sql: 't.monthly_functions' },
  { name: 'hidesRows', sql: 't.hides_rows' },
  { name: 'paid', sql: PAID },
];

export const EDITORS_QUERY = `
  select id, email, first_name as "firstName", last_name as "lastName", parent_id as "parentId"
    from account_name where establishment_id = $1`;

/** Rows of a selection that the viewer sees, in the order of the lists. */
export const selectionQuery = (viewer: Viewer, ids: readonly number[]): NamedQuery => ({
  name: `selection-${viewer.associated ? 'associated' : 'main'}`,
  text: `select ${VALUATION_COLUMNS}
           from ${valuationTables(viewer)}
          where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])
          order by p.name, v.profile_id, v.id`,
  values: [viewer.establishmentId, viewer.accountId, ids],
});

/** The tables of VALUATION_COLUMNS, for the rows that a viewer sees. `$2` is the account. */
export function valuationTables(viewer: Viewer): string {
  return `valuation v
          join profile p on p.id = v.profile_id
          ${totalsOfViewer(viewer)}
          left join personal_text x on x.id = v.text_id`;
}

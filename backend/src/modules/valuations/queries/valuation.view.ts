import type { CategoryLevel, DisplayedAmount, TraceStep, ValuationStatus } from '@valorisation/rules';
import { totalsOfViewer, type Viewer } from './viewer.js';
import {
  NO_TEXTS,
  type HistoryNote,
  type PlainAnswers,
  type StoredResult,
  type ValuationTexts,
} from '../domain/valuation.state.js';

/** A valuation with its answers and texts. Money in cents, points and shares in hundredths. */
export interface ValuationRow {
  readonly id: number;
  readonly version: number;
  readonly profileId: number;
  readonly profileName: string;
  readonly status: ValuationStatus;
  readonly visible: boolean;
  readonly createdBy: number;
  readonly gridId: number;
  readonly functionId: number;
  readonly otherFunction: string;
  readonly categoryLevel: CategoryLevel;
  readonly shareHundredths: number;
  readonly seniorityOn: string | null;
  readonly leaveWeeks: number;
  readonly hourly: boolean;
  readonly fixedDays: boolean;
  readonly guaranteedCents: number | null;
  readonly fixedAmountCents: number | null;
  readonly calculatedOn: string | null;
  readonly indexHundredths: number | null;
  readonly majoredIndexHundredths: number | null;
  readonly minimumCents: number | null;
  readonly hourlyCents: number | null;
  readonly remunerationValueCents: number | null;
  readonly displayedCents: number | null;
  readonly displayedUnit: DisplayedAmount['unit'] | null;
  readonly nextChangeOn: string | null;
  /** Version of the rules' code that computed the amount. */
  readonly rulesVersion: number | null;
  readonly history: readonly HistoryNote[];
  readonly answers: PlainAnswers;
  readonly texts: ValuationTexts;
  /**
   * Active functions of the person that are paid by the month, as far as the viewer sees them; null in a state of the
   * past, which is held against nothing of today.
   */
  readonly monthlyFunctions: number | null;
  /** Some active functions of the person are limited to others. */
  readonly hidesRows: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A valuation with an amount. */
export interface ComputedRow extends ValuationRow {
  readonly calculatedOn: string;
  readonly indexHundredths: number;
  readonly minimumCents: number;
  readonly displayedCents: number;
  readonly displayedUnit: DisplayedAmount['unit'];
  readonly rulesVersion: number;
}

export function isComputed(row: ValuationRow): row is ComputedRow {
  const { calculatedOn, indexHundredths, minimumCents, displayedCents, displayedUnit, rulesVersion } = row;
  return [calculatedOn, indexHundredths, minimumCents, displayedCents, displayedUnit, rulesVersion].every(
    (column) => column !== null,
  );
}

/** An amount in the columns of a row. */
export function resultColumns({ calculatedOn, nextChangeOn, ...result }: StoredResult): ResultColumns {
  return {
    calculatedOn,
    indexHundredths: result.indexHundredths,
    majoredIndexHundredths: result.majoredIndexHundredths,
    minimumCents: result.minimumCents,
    hourlyCents: result.hourlyCents,
    remunerationValueCents: result.remunerationValueCents,
    displayedCents: result.displayedCents,
    displayedUnit: result.displayedUnit,
    nextChangeOn,
    rulesVersion: result.rulesVersion,
  };
}

type ResultColumns = Pick<
  ComputedRow,
  | 'calculatedOn'
  | 'indexHundredths'
  | 'majoredIndexHundredths'
  | 'minimumCents'
  | 'hourlyCents'
  | 'remunerationValueCents'
  | 'displayedCents'
  | 'displayedUnit'
  | 'nextChangeOn'
  | 'rulesVersion'
>;

/** The columns of a row without an amount. */
export const NO_RESULT: { readonly [Column in keyof ResultColumns]: null } = {
  calculatedOn: null,
  indexHundredths: null,
  majoredIndexHundredths: null,
  minimumCents: null,
  hourlyCents: null,
  remunerationValueCents: null,
  displayedCents: null,
  displayedUnit: null,
  nextChangeOn: null,
  rulesVersion: null,
};

/** A single valuation also has the trace of its amount. */
export interface ValuationDetail extends ValuationRow {
  readonly trace: readonly TraceStep[] | null;
}

/** An account that a history line may name. */
export interface EditorRow {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly parentId: number | null;
}

/** The columns of ValuationRow, of a `valuation v` beside a `profile p`, its totals `t` and the row's `personal_text x`. */
export const VALUATION_COLUMNS = `
  v.id, v.version, v.profile_id as "profileId", p.name as "profileName", v.status, v.visible,
  v.created_by as "createdBy", v.grid_id as "gridId", v.function_id as "functionId",
  coalesce(x.content ->> 'otherFunction', '') as "otherFunction", v.category_level as "categoryLevel",
  v.share_hundredths as "shareHundredths", to_char(v.seniority_on, 'YYYY-MM-DD') as "seniorityOn",
  v.leave_weeks as "leaveWeeks", v.hourly, v.fixed_days as "fixedDays", v.guaranteed_cents as "guaranteedCents",
  v.fixed_amount_cents as "fixedAmountCents", to_char(v.calculated_on, 'YYYY-MM-DD') as "calculatedOn",
  v.index_points as "indexHundredths", v.majored_points as "majoredIndexHundredths", v.minimum_cents as "minimumCents",
  v.hourly_cents as "hourlyCents", v.remuneration_value_cents as "remunerationValueCents",
  v.displayed_cents as "displayedCents", v.displayed_unit as "displayedUnit", v.rules_version as "rulesVersion",
  to_char(v.next_change_on, 'YYYY-MM-DD') as "nextChangeOn", v.history,
  v.answers, coalesce(x.content, '${JSON.stringify(NO_TEXTS)}') as texts, t.monthly_functions as "monthlyFunctions",
  t.hides_rows as "hidesRows",
  v.created_at as "createdAt", v.updated_at as "updatedAt"`;

/** The accounts of an establishment, to name the editors of a history. */
export const EDITORS_QUERY = `
  select id, email, first_name as "firstName", last_name as "lastName", parent_id as "parentId"
    from account where establishment_id = $1`;

/** The tables of VALUATION_COLUMNS, for the rows that a viewer sees; `$2` is the account. */
export function valuationTables(viewer: Viewer): string {
  return `valuation v
          join profile p on p.id = v.profile_id
          ${totalsOfViewer(viewer)}
          left join personal_text x on x.id = v.text_id`;
}

/** The figures for the effect of a draft: numbers and sums without names. Money in cents. */
import type { CategoryLevel, Day, DisplayedAmount, ValuationStatus } from '@valorisation/rules';

export type Unit = DisplayedAmount['unit'];

/** Rows whose three amounts have the same unit. A change is only the grid's part, without the part of seniority. */
export interface AmountFigures {
  readonly rows: number;
  readonly gains: number;
  readonly losses: number;
  readonly before: number;
  readonly dueAnyway: number;
  readonly after: number;
}

export interface EffectGroup extends Record<Unit, AmountFigures> {
  /** Active rows, also those without an amount. */
  readonly rows: number;
  readonly toRedo: number;
}

export interface ChangeBin {
  /** Null: everything below `to`. */
  readonly from: number | null;
  /** The upper end, not included; null for everything from `from` on. */
  readonly to: number | null;
  readonly rows: number;
}

export interface ChangeSpread {
  /** Null when nothing changes. */
  readonly median: number | null;
  readonly bins: readonly ChangeBin[];
}

export interface ChangedRow {
  readonly id: number;
  readonly functionId: number;
  readonly categoryLevel: CategoryLevel;
  readonly department: string | null;
  readonly unit: Unit;
  readonly before: number;
  readonly dueAnyway: number;
  readonly after: number;
}

export const GROUPINGS = ['category', 'function', 'department', 'size'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The groups by their key: a level, a function's id, a department ('' when unknown), the smallest number of people. */
export type Groups = Readonly<Record<string, EffectGroup>>;

export interface EffectFigures {
  readonly day: Day;
  /** Rows read, archived ones included. */
  readonly rows: number;
  readonly statuses: readonly { readonly from: ValuationStatus; readonly to: ValuationStatus; readonly rows: number }[];
  /** Rows that awaited an update before: their change includes the grid in force. */
  readonly awaitedBefore: number;
  /** Rows that would await an update, but would lack an answer or a reason. */
  readonly incomplete: number;
  /** Rows whose amount would change its unit; no sum includes them. */
  readonly otherUnit: number;
  readonly amounts: Readonly<Record<Unit, AmountFigures & ChangeSpread>>;
  readonly underMinimum: {
    readonly before: number;
    readonly after: number;
    readonly fall: number;
    readonly rise: number;
  };
  readonly groups: Readonly<Record<Grouping, Groups>>;
  readonly largest: Readonly<Record<Unit, readonly ChangedRow[]>>;
  /** Titles of the functions above, from the draft or the earlier grid. */
  readonly functions: Readonly<Record<string, string>>;
}

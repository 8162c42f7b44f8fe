/** What the effect of a draft is told in: numbers and sums, nobody's name. Money in cents. */
import type { CategoryLevel, Day, DisplayedAmount, ValuationStatus } from '@valorisation/rules';

export type Unit = DisplayedAmount['unit'];

/** Of rows whose three amounts have one unit. A change is the grid's part: what seniority brings anyway is not in it. */
export interface AmountFigures {
  readonly rows: number;
  readonly gains: number;
  readonly losses: number;
  readonly before: number;
  readonly dueAnyway: number;
  readonly after: number;
}

/** Rows that are alike: of a category, a function, a department, a size. */
export interface EffectGroup extends Record<Unit, AmountFigures> {
  /** Active rows, those without an amount too. */
  readonly rows: number;
  readonly toRedo: number;
}

export interface ChangeBin {
  /** Null: everything under `to`. */
  readonly from: number | null;
  /** Not included; null: everything from `from` on. */
  readonly to: number | null;
  readonly rows: number;
}

/** The middle of the changes to the cent, and how they are spread. */
export interface ChangeSpread {
  /** Null: nothing changes. */
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

/** By the key of each group: a level, a function's id, a department ('' where none is known), the least number of people. */
export type Groups = Readonly<Record<string, EffectGroup>>;

export interface EffectFigures {
  readonly day: Day;
  /** Rows that were read, archived ones too. */
  readonly rows: number;
  readonly statuses: readonly { readonly from: ValuationStatus; readonly to: ValuationStatus; readonly rows: number }[];
  /** Rows that awaited an update already: what the grid in force changes is in their change. */
  readonly awaitedBefore: number;
  /** Rows that would await an update and for which an answer or a reason would be missing. */
  readonly incomplete: number;
  /** Rows whose amount would be told in another unit: in no sum. */
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
  /** Titles of the functions that are named above, as the draft or the former grid has them. */
  readonly functions: Readonly<Record<string, string>>;
}

/** What a scenario changes from a day on. Each change holds until a later one of the same thing. */
import type { Day } from '../exact/day.js';
import type { CategoryLevel } from '../grid/grid.js';
import type { Answers } from '../valuation/answers.js';

/** A new value in cents, or percent of the value of that day, in hundredths of a percent. */
export type NewValue = { readonly cents: number } | { readonly percentHundredths: number };

interface OfPosition {
  readonly positionId: number;
}

/** The kinds of changes, with what each needs besides its day. */
export interface ChangeFields {
  /** Until the next grid, which has a value of its own. */
  readonly 'point-value': { readonly to: NewValue };
  /** The full-time month, until the next published one. */
  readonly wage: { readonly to: NewValue };
  /** The next higher rate of seniority at once, and all later ones as much earlier. Null: for everybody. */
  readonly seniority: { readonly positionId: number | null };
  readonly share: OfPosition & { readonly shareHundredths: number };
  readonly leave: OfPosition & { readonly leaveWeeks: number };
  readonly degree: OfPosition & { readonly criterionId: number; readonly degree: number };
  /** Its day is the first one without the function. */
  readonly departure: OfPosition;
  /** With the seniority of its day. */
  readonly hiring: {
    readonly functionId: number;
    readonly categoryLevel: CategoryLevel;
    readonly answers: Answers;
    readonly shareHundredths: number;
  };
}

export type ChangeKind = keyof ChangeFields;

export type CostChange = {
  readonly [Kind in ChangeKind]: { readonly kind: Kind; readonly from: Day } & ChangeFields[Kind];
}[ChangeKind];

export const CHANGE_KINDS: readonly ChangeKind[] = [
  'point-value',
  'wage',
  'seniority',
  'share',
  'leave',
  'degree',
  'hiring',
  'departure',
];

export const isChangeKind = (value: unknown): value is ChangeKind => CHANGE_KINDS.some((kind) => kind === value);

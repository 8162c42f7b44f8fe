/** The steps of an amount. Labels are not here: the screens and sheets name the rules. */

/** In the order in which they appear. */
export type TraceRule =
  | 'category-base'
  | 'leave'
  | 'seniority'
  | 'criterion'
  | 'total'
  | 'fixed-days'
  | 'full-time-month'
  | 'share'
  | 'hourly'
  | 'majored'
  | 'majored-month'
  | 'majored-share'
  | 'fixed-amount'
  | 'displayed'
  | 'branch-floor'
  | 'minimum-wage'
  | 'due'
  | 'wage-complement'
  | 'minimum-check';

/** `points`: hundredths of a point; `month` and `hour`: cents. */
export type TraceUnit = 'points' | 'month' | 'hour';

/** Names carry the unit: ...Hundredths, ...Cents, ...MicroEuros, ...Percent, ...Years. */
export type TraceInputs = Readonly<Record<string, number | string>>;

export interface TraceStep {
  readonly rule: TraceRule;
  readonly inputs: TraceInputs;
  readonly value: number;
  readonly unit: TraceUnit;
  /** Article of the agreement; null for an amount that a person has fixed. */
  readonly article: string | null;
}

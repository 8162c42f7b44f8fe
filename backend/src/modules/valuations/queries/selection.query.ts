/** What is asked of several valuations at once: how they stand now, and what an update would make of them. */
import { Query } from '@nestjs/cqrs';
import type { TraceStep } from '@valorisation/rules';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import type { PlannedStanding } from '../domain/valuation.planned.js';
import type { UpdateAction } from '../domain/valuation.update.js';
import type { ValuationSetting } from './valuation.query.js';
import type { ComputedRow, ValuationRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

/** The rows of a selection as they are now; what the viewer no longer sees is left out. */
export class GetSelection extends Query<{
  readonly valuations: readonly ValuationRow[];
  readonly setting: ValuationSetting;
}> {
  constructor(
    readonly viewer: Viewer,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

/** How a row in progress stands before its planned degrees are taken; null for a row of another status. */
export interface PlannedRow {
  readonly valuation: ValuationRow;
  readonly standing: PlannedStanding | DomainError | null;
}

/** The rows of a selection beside what their planned degrees would leave open; what the viewer no longer sees is left out. */
export class ListPlanned extends Query<{
  readonly rows: readonly PlannedRow[];
  readonly setting: ValuationSetting;
}> {
  constructor(
    readonly viewer: Viewer,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

/** A row with its amount, as it is or as an update would make it. */
export interface OutlookSide {
  readonly row: ComputedRow;
  /** On the day of the amount. */
  readonly seniority: { readonly years: number; readonly ratePercent: number };
}

/** With the calculation of its amount. */
export interface ExplainedSide extends OutlookSide {
  readonly trace: readonly TraceStep[];
}

/** A row beside what an update would make of it. */
export interface UpdateOutlook {
  readonly valuation: ValuationRow;
  /** Null without an amount. */
  readonly current: OutlookSide | null;
  /** What would be stored, or why there can be nothing. */
  readonly next: ExplainedSide | DomainError;
}

/** An update of several rows before it is confirmed. Refusal, naming the first id: `introuvable`. */
export class PreviewUpdates extends Query<{
  readonly gridId: number;
  readonly outlooks: readonly UpdateOutlook[];
  readonly setting: ValuationSetting;
}> {
  constructor(
    readonly viewer: Viewer,
    readonly action: UpdateAction,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

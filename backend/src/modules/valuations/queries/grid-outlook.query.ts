/** What an announced version will change, before it takes force: row by row, and in total. */
import { Query } from '@nestjs/cqrs';
import type { Day, DueAmount } from '@valorisation/rules';
import type { AnnouncedHead } from '../../grids/index.js';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import type { UpdatePreviewView } from './valuation-history.query.js';
import type { ValuationSetting } from './valuation.query.js';
import type { ValuationRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

/** A difference in its causes, in cents; they add up to it. */
export interface Parts {
  /** Of the years that are complete by then. */
  readonly seniorityCents: number;
  /** Of a minimum wage that is known to come by then. */
  readonly wageCents: number;
  /** Of the version itself: its values and its floor. */
  readonly gridCents: number;
}

/**
 * - update: its amount is computed anew
 * - same: it stands as it is
 * - redo: its function or a degree is gone, or an answer is missing
 * - open: it has no amount
 */
export type Fate = 'update' | 'same' | 'redo' | 'open';

export interface OutlookRow {
  readonly valuation: ValuationRow;
  readonly fate: Fate;
  readonly refusal: DomainError | null;
  /** Due today, and on the day of the version; null without an amount. */
  readonly now: DueAmount | null;
  readonly next: DueAmount | null;
  /** Null where the two cannot be compared: per hour and per month. */
  readonly differenceCents: number | null;
  readonly parts: Parts | null;
}

/** Sums by the rule of the product's totals: active rows paid by the month, and what lacks to the minimum wage. */
export interface OutlookTotals extends Parts {
  readonly nowCents: number;
  readonly nextCents: number;
  readonly nowComplementCents: number;
  readonly nextComplementCents: number;
  /** Rows whose amount due changes, and those of them that are paid by the hour: no total holds these. */
  readonly changing: number;
  readonly hourlyChanging: number;
  readonly rows: number;
  readonly hourly: number;
  readonly toRedo: number;
  readonly uncomputed: number;
}

export interface GridOutlookView {
  readonly version: AnnouncedHead;
  /** The day that the amounts are told for. */
  readonly day: Day;
  readonly rows: readonly OutlookRow[];
  readonly totals: OutlookTotals;
  /** For a collaborator: others' limited rows are in no total. That there are any is not told. */
  readonly partial: boolean;
  readonly setting: ValuationSetting;
}

/** Null while no version is announced. */
export class GetGridOutlook extends Query<GridOutlookView | null> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}

/**
 * One row with the steps that differ. Refusals: `introuvable`, also while no version is announced; `sans_effet` for a row that
 * the version leaves as it is; those of its update.
 */
export class GetRowOutlook extends Query<UpdatePreviewView> {
  constructor(
    readonly viewer: Viewer,
    readonly valuationId: number,
  ) {
    super();
  }
}

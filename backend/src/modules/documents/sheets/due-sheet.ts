/** "À verser au moins" on paper: the figure, and the facts that choose the words of its reason (ADR 0018). */
import {
  formatAmount,
  formatDay,
  formatMoney,
  formatPoints,
  type AmountDue,
  type DueAmount,
  type Day,
  type DisplayedAmount,
  type DueSource,
  type Floors,
  ValuationStatus,
} from '@valorisation/rules';

export type DueSheet = {
  readonly text: string;
  readonly perHour: boolean;
  /** Which of the compared amounts it is: exactly one is true. */
  readonly from: {
    readonly agreement: boolean;
    readonly majored: boolean;
    readonly fixed: boolean;
    readonly floor: boolean;
    readonly wage: boolean;
  };
  /** What the agreement gives for the indice reel; null where that is the figure itself. */
  readonly conventional: { readonly text: string; readonly perHour: boolean } | null;
  readonly floorPoints: string;
  readonly mayotte: boolean;
  /** Null where none is known of the territory: nothing is compared. */
  readonly wage: { readonly from: string; readonly confirmed: boolean } | null;
  /** The wage brought to a monthly row that was compared with it and is due more or as much; null elsewhere. */
  readonly overWage: { readonly text: string; readonly equal: boolean } | null;
  /** The wage is compared over all functions of the person, not in this one. */
  readonly amongSeveral: boolean;
  /** Only the functions that the asker sees were looked at. */
  readonly partial: boolean;
};

/** Why a sheet does not hold the present amount: said in a banner. Exactly one of the flags is true. */
export type StaleSheet = {
  readonly awaitsUpdate: boolean;
  readonly toRedo: boolean;
  readonly archived: boolean;
  /** First days of the grid that the amount was computed on, and of the one in force. */
  readonly computedOnGrid: string;
  readonly gridInForce: string;
  /** What is due once it is brought to the grid in force, where that can be computed. */
  readonly updated: string | null;
};

export interface DueInput {
  readonly due: AmountDue;
  readonly conventional: DisplayedAmount;
  readonly floors: Floors;
  readonly alone: boolean;
  /** Paid by the hour: the minimum wage is compared in the row itself, a guarantee's month included. */
  readonly hourly: boolean;
  readonly partial: boolean;
  readonly archived: boolean;
}

const isFrom = (source: DueSource, ...sources: readonly DueSource[]): boolean => sources.includes(source);

export function dueSheet({ due, conventional, floors, alone, hourly, partial, archived }: DueInput): DueSheet {
  const { source, unit } = due;
  const isConventional = due.cents === conventional.cents && unit === conventional.unit;
  const { wage, params, territory } = floors;
  return {
    text: formatAmount(due),
    perHour: unit === 'hour',
    from: {
      agreement: isFrom(source, 'minimum', 'hourly'),
      majored: isFrom(source, 'majored'),
      fixed: isFrom(source, 'fixed-amount'),
      floor: isFrom(source, 'branch-floor'),
      wage: isFrom(source, 'minimum-wage'),
    },
    conventional: isConventional ? null : { text: formatAmount(conventional), perHour: conventional.unit === 'hour' },
    floorPoints: formatPoints(params.branchFloorPoints * 100),
    mayotte: territory === 'mayotte',
    wage: wage && { from: formatDay(wage.from), confirmed: wage.confirmed },
    overWage: hourly ? null : overWage(due),
    amongSeveral: !archived && !alone && !hourly,
    partial: !archived && partial,
  };
}

/** From the trace: it holds the wage where it was compared in the row itself. */
function overWage({ cents, source, trace }: AmountDue): DueSheet['overWage'] {
  const held = trace.find(({ rule }) => rule === 'minimum-wage');
  if (held === undefined || source === 'minimum-wage') return null;
  return { text: formatMoney(held.value), equal: cents === held.value };
}

const BANNERS: Readonly<Record<ValuationStatus, 'awaitsUpdate' | 'toRedo' | 'archived' | null>> = {
  [ValuationStatus.InProgress]: null,
  [ValuationStatus.UpToDate]: null,
  [ValuationStatus.ToRedo]: 'toRedo',
  [ValuationStatus.AwaitingUpdate]: 'awaitsUpdate',
  [ValuationStatus.Archived]: 'archived',
};

/** Null for a row whose amount is the present one. */
export function staleSheet(
  status: ValuationStatus,
  days: { readonly computedOnGrid: Day; readonly gridInForce: Day },
  updated: DueAmount | null,
): StaleSheet | null {
  const banner = BANNERS[status];
  if (banner === null) return null;
  return {
    awaitsUpdate: banner === 'awaitsUpdate',
    toRedo: banner === 'toRedo',
    archived: banner === 'archived',
    computedOnGrid: formatDay(days.computedOnGrid),
    gridInForce: formatDay(days.gridInForce),
    updated: updated && formatAmount(updated),
  };
}

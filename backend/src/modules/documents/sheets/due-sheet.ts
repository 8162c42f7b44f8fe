/** "À verser au moins" on paper: the figure, its reason, and why a sheet may be out of date (ADR 18). */
import {
  dueSentence,
  dueUnitWords,
  formatAmount,
  formatDay,
  isOfToday,
  type Day,
  type DisplayedAmount,
  type DueAmount,
  type DueFacts,
  type DueSentence,
  ValuationStatus,
} from '@valorisation/rules';

/** The figure, with the sentences that a screen shows beside it. */
export type DueSheet = DueSentence & {
  readonly text: string;
  readonly unit: string;
  /** The first day of the territory's minimum wage. */
  readonly wageDay: string | null;
  /** True when only the functions that the viewer sees were used. */
  readonly partial: boolean;
};

/** Why a sheet is out of date, for its banner. Exactly one of the first four reasons applies. */
export type StaleSheet = {
  readonly awaitsUpdate: boolean;
  readonly toRedo: boolean;
  readonly archived: boolean;
  /** The seniority step of this day is not applied yet. */
  readonly seniorityPassedOn: string | null;
  /** The figure is one of today's floors or minimum wages, not an amount of the earlier grid. */
  readonly heldToday: boolean;
  /** First days of the amount's grid and of the grid in force. */
  readonly computedOnGrid: string;
  readonly gridInForce: string;
  /** The amount due on the grid in force, or with today's seniority, if it can be computed. */
  readonly updated: string | null;
};

export interface DueInput extends DueFacts {
  readonly conventional: DisplayedAmount;
  readonly partial: boolean;
}

export function dueSheet({ conventional, partial, ...facts }: DueInput): DueSheet {
  const { due, floors, hourly, shareHundredths, archived = false } = facts;
  return {
    text: formatAmount(due),
    unit: dueUnitWords(due.unit, hourly, shareHundredths),
    ...dueSentence(facts, conventional),
    wageDay: floors.wage && formatDay(floors.wage.from),
    partial: !archived && partial,
  };
}

const BANNERS: Readonly<Record<ValuationStatus, 'awaitsUpdate' | 'toRedo' | 'archived' | null>> = {
  [ValuationStatus.InProgress]: null,
  [ValuationStatus.UpToDate]: null,
  [ValuationStatus.ToRedo]: 'toRedo',
  [ValuationStatus.AwaitingUpdate]: 'awaitsUpdate',
  [ValuationStatus.Archived]: 'archived',
};

/** Null for a row that is up to date. */
export function staleSheet(
  status: ValuationStatus,
  days: { readonly computedOnGrid: Day; readonly gridInForce: Day; readonly seniorityPassedOn: Day | null },
  { source }: DueAmount,
  updated: DueAmount | null,
): StaleSheet | null {
  const banner = BANNERS[status];
  const passedOn = banner === null ? days.seniorityPassedOn : null;
  if (banner === null && passedOn === null) return null;
  return {
    awaitsUpdate: banner === 'awaitsUpdate',
    toRedo: banner === 'toRedo',
    archived: banner === 'archived',
    seniorityPassedOn: passedOn && formatDay(passedOn),
    heldToday: isOfToday(source),
    computedOnGrid: formatDay(days.computedOnGrid),
    gridInForce: formatDay(days.gridInForce),
    updated: updated && formatAmount(updated),
  };
}

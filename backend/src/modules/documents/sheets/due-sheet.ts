/** "À verser au moins" on paper: the figure, its reason in the words of the rules, and what makes a sheet stale (ADR 18). */
import {
  conventionalWords,
  dueReason,
  dueUnitWords,
  EMPLOYER_MAY_PAY_MORE,
  formatAmount,
  formatDay,
  isOfToday,
  type Day,
  type DisplayedAmount,
  type DueAmount,
  type DueFacts,
  ValuationStatus,
} from '@valorisation/rules';

export type DueSheet = {
  readonly text: string;
  readonly unit: string;
  readonly more: string;
  /** Why it is this amount, and what it was compared with: sentences. */
  readonly reason: string;
  readonly notes: readonly string[];
  /** What the agreement gives for the indice reel; null where that is the figure itself. */
  readonly conventional: string | null;
  /** Of the minimum wage that is known of the territory. */
  readonly wageDay: string | null;
  /** Only the functions that the asker sees were looked at. */
  readonly partial: boolean;
};

/** Why a sheet does not hold the present amount: said in a banner. One of the first four, and one alone. */
export type StaleSheet = {
  readonly awaitsUpdate: boolean;
  readonly toRedo: boolean;
  readonly archived: boolean;
  /** The seniority has passed a step on this day, which is not applied yet. */
  readonly seniorityPassedOn: string | null;
  /** The figure is a floor or a minimum wage of today, not an amount of the former grid. */
  readonly heldToday: boolean;
  /** First days of the grid that the amount was computed on, and of the one in force. */
  readonly computedOnGrid: string;
  readonly gridInForce: string;
  /** What is due once it is brought to the grid in force, or to the seniority of today, where that can be computed. */
  readonly updated: string | null;
};

export interface DueInput extends DueFacts {
  readonly conventional: DisplayedAmount;
  readonly partial: boolean;
}

export function dueSheet({ conventional, partial, ...facts }: DueInput): DueSheet {
  const { due, floors, hourly, shareHundredths, archived = false } = facts;
  const isConventional = due.cents === conventional.cents && due.unit === conventional.unit;
  return {
    text: formatAmount(due),
    unit: dueUnitWords(due.unit, hourly, shareHundredths),
    more: EMPLOYER_MAY_PAY_MORE,
    ...dueReason(facts),
    conventional: isConventional ? null : conventionalWords(formatAmount(conventional)),
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

/** Null for a row whose amount is the present one. */
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

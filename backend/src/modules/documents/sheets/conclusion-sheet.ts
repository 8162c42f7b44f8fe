/**
 * The printed conclusion of a valuation: ready texts, and the facts that choose between words. The words are in
 * templates/pdf/conclusion.
 */
import type { DueSheet, StaleSheet } from './due-sheet.js';
import type { PrintedGroup } from './receipt-lines.js';

export type ConclusionSheet = {
  readonly establishment: { readonly name: string; readonly siret: string };
  readonly functionTitle: string;
  readonly profileName: string;
  readonly category: string;
  /** `recorded`: the valuation's own share, when the sheet is printed for another one. */
  readonly share: { readonly text: string; readonly recorded: string | null };
  readonly seniority: SenioritySheet;
  readonly leave: { readonly weeks: string; readonly yearlyHours: string };
  readonly hourly: boolean;
  readonly fixedDays: boolean;
  /** The entered amounts, each per month. */
  readonly entered: readonly string[];
  readonly amount: DueSheet;
  /** Null when the amount is up to date. */
  readonly stale: StaleSheet | null;
  /** Identifies the row, the journal entry and the grid. */
  readonly reference: string;
  /** Null when the minimum is reached. */
  readonly belowMinimum: UnderMinimumSheet | null;
  readonly criteria: readonly CriterionSheet[];
  /** The titles of the criteria that do not concern the function. */
  readonly notConcerned: readonly string[];
  /** From the category's base to the amount due. */
  readonly receipt: readonly PrintedGroup[];
  readonly grid: {
    readonly id: number;
    readonly effectiveOn: string;
  };
  /** False while the branch has yet to confirm a value of the grid or of the minimum wage. */
  readonly confirmed: boolean;
  readonly calculatedOn: string;
  /** The version of the rules behind the amount, when it is older than today's. */
  readonly olderRules: string | null;
  readonly printedOn: string;
};

export type SenioritySheet = {
  readonly years: number;
  readonly several: boolean;
  readonly since: string | null;
  /** The next day on which the rate rises. */
  readonly nextChangeOn: string | null;
  /** True when that day is today or past, so that the amount was computed before it. */
  readonly changed: boolean;
};

export type UnderMinimumSheet = {
  readonly threshold: string;
  readonly missing: string;
  readonly branchFloor: string;
  /** Null when the territory has no known minimum wage. */
  readonly minimumWageMonth: string | null;
};

export type CriterionSheet = {
  readonly title: string;
  /** Null for training, whose options have no order. */
  readonly degree: string | null;
  /** The chosen degree in words; null for training that gives no points. */
  readonly text: string | null;
  readonly reason: string | null;
  readonly evidence: string | null;
};

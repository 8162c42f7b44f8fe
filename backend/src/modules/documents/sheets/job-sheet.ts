/**
 * The printed job sheet: ready texts, and the facts that choose between words. The words are in
 * templates/pdf/job-sheet; those of the prefill are in templates/prefill/job-sheet.
 */
import type { JobSheetSection } from '@valorisation/rules';

/** Rich text (HTML of a few tags) by section; '' shows nothing. */
export type JobSheetSections = Readonly<Record<JobSheetSection, string>>;

export type JobSheet = {
  readonly establishment: { readonly name: string; readonly siret: string };
  readonly profileName: string;
  readonly several: boolean;
  readonly functions: readonly JobFunctionSheet[];
  /** The total of the monthly functions, when there are several. */
  readonly total: JobTotalSheet | null;
  readonly amounts: { readonly monthly: boolean; readonly hourly: boolean };
  /** The sentences about the minimum wage, if an amount depends on it. */
  readonly wage: readonly string[];
  /** Only the functions that the viewer sees are on it. */
  readonly partial: boolean;
  /** Identify each amount. */
  readonly references: readonly string[];
  readonly sections: JobSheetSections;
  /** The versions of the functions' grids. */
  readonly grids: readonly { readonly id: number; readonly effectiveOn: string; readonly confirmed: boolean }[];
  readonly printedOn: string;
};

export type JobTotalSheet = {
  readonly share: string;
  /** Null while nothing is computed. */
  readonly amount: string | null;
  /** The complement to the minimum wage, which is part of the amount. */
  readonly complement: string | null;
  /** Functions whose part is on an earlier grid or an earlier seniority, and the amount after their update. */
  readonly behind: Count | null;
  readonly updated: string | null;
  /** Functions that the amount leaves out. */
  readonly hourly: Count | null;
  readonly uncomputed: Count | null;
};

export type Count = { readonly count: number; readonly several: boolean };

export type JobFunctionSheet = {
  readonly title: string;
  readonly category: string;
  readonly hourly: boolean;
  readonly share: string;
  readonly fullTime: boolean;
  /** Null until it is computed. */
  readonly index: string | null;
  /** The index that decides the amount when the pay is guaranteed. */
  readonly majored: string | null;
  readonly amount: string | null;
  /** First day of the amount's earlier grid; null when the amount is up to date. */
  readonly staleSince: string | null;
  /** The floor of today that gives this amount, in a few words. The row's own grid has no part in it. */
  readonly heldToday: string | null;
  /** The day of a seniority step that is not in the amount yet. */
  readonly seniorityPassedOn: string | null;
  /** The amount due after either is applied, if it can be computed. */
  readonly updated: string | null;
  /** The criteria that concern the function. */
  readonly criteria: readonly JobCriterionSheet[];
};

export type JobCriterionSheet = {
  readonly id: number;
  readonly title: string;
  readonly answered: boolean;
  /** Null without a degree to show: unanswered, or Formations, whose options have no order. */
  readonly degree: string | null;
  /** What this degree asks for; null when there is none. */
  readonly text: string | null;
};

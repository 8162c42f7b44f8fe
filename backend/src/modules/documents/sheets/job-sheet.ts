/**
 * What a printed job sheet shows: texts ready to be placed and the facts that choose between words. The words themselves
 * are in templates/pdf/job-sheet, those of the prefill in templates/prefill/job-sheet.
 */
import type { JobSheetSection } from '@valorisation/rules';

/** Rich text (HTML of a few tags) by section; '' shows nothing. */
export type JobSheetSections = Readonly<Record<JobSheetSection, string>>;

export type JobSheet = {
  readonly establishment: { readonly name: string; readonly siret: string };
  readonly profileName: string;
  readonly several: boolean;
  readonly functions: readonly JobFunctionSheet[];
  /** Of the functions that are paid by the month, when there are several. */
  readonly total: JobTotalSheet | null;
  readonly amounts: { readonly monthly: boolean; readonly hourly: boolean };
  /** What is said of the minimum wage, where an amount rests on it. */
  readonly wage: readonly string[];
  /** Only the functions that the asker sees stand on it. */
  readonly partial: boolean;
  /** From which each amount is found again. */
  readonly references: readonly string[];
  readonly sections: JobSheetSections;
  /** The versions that the functions are classified on. */
  readonly grids: readonly { readonly id: number; readonly effectiveOn: string; readonly confirmed: boolean }[];
  readonly printedOn: string;
};

export type JobTotalSheet = {
  readonly share: string;
  /** Null as long as nothing is computed. */
  readonly amount: string | null;
  /** What lacks to the minimum wage, part of the amount. */
  readonly complement: string | null;
  /** Functions whose part of the amount is one of a former grid or of a seniority passed since, and the amount after it. */
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
  /** The index that the amount follows where the pay is guaranteed. */
  readonly majored: string | null;
  readonly amount: string | null;
  /** First day of the former grid that the amount is on; null for a present amount. */
  readonly staleSince: string | null;
  /** The floor of today that such an amount is, in a few words: no grid of its row has anything to do with it. */
  readonly heldToday: string | null;
  /** The day of a step of seniority that the amount does not hold yet. */
  readonly seniorityPassedOn: string | null;
  /** What is due once either is applied, where that can be computed. */
  readonly updated: string | null;
  /** The criteria that concern the function. */
  readonly criteria: readonly JobCriterionSheet[];
};

export type JobCriterionSheet = {
  readonly id: number;
  readonly title: string;
  readonly answered: boolean;
  /** Null where no degree is shown: unanswered, or Formations, whose options are no order. */
  readonly degree: string | null;
  /** What is expected at this degree; null when there is none. */
  readonly text: string | null;
};

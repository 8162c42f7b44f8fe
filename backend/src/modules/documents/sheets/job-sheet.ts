/**
 * The printed job sheet: ready texts, and the facts that choose between words. The words are in
 * templates/pdf/job-sheet; those of the prefill are in templates/prefill/job-sheet.
 */
import type { JobSheetAnswer } from '@valorisation/contract';
import type { JobSheetSection } from '@valorisation/rules';

/** Rich text (HTML of a few tags) by section; '' shows nothing. */
export type JobSheetSections = Readonly<Record<JobSheetSection, string>>;

export type JobSheet = Omit<JobSheetAnswer, 'functions' | 'totalShareHundredths' | 'sections'> & {
  readonly profileName: string;
  readonly several: boolean;
  readonly functions: readonly JobFunctionSheet[];
  readonly sections: JobSheetSections;
};

export type JobTotalSheet = NonNullable<JobSheetAnswer['total']>;
export type Count = NonNullable<JobTotalSheet['behind']>;
export type JobFunctionSheet = Omit<JobSheetAnswer['functions'][number], 'id' | 'duties' | 'suggestions' | 'confirmed'>;
export type JobCriterionSheet = JobFunctionSheet['criteria'][number];

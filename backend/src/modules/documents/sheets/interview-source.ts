import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../valuations/index.js';
import { buildConclusionSheet } from './conclusion-sheet.builder.js';
import type { ConclusionSheet } from './conclusion-sheet.js';
import { ConclusionSource } from './conclusion-source.js';
import { JobSheetSource, type JobDescription } from './job-sheet-source.js';
import type { JobFunctionSheet, JobSheet } from './job-sheet.js';

/**
 * The folder for the interview with a person: the classification in their name, what the amount rests on, and the job
 * sheet. Words are in templates/pdf/interview.
 */
type InterviewSheet = Omit<JobSheet, 'functions'> & { readonly functions: readonly InterviewFunctionSheet[] };

/** A function as it is classified; without `result` as long as nothing is computed. */
type InterviewFunctionSheet = JobFunctionSheet & { readonly result: ConclusionSheet | null };

/** Gathers the folder from the job sheet and the printed results, so that no amount differs from theirs. */
@Injectable()
export class InterviewSource {
  constructor(
    private readonly jobSheet: JobSheetSource,
    private readonly conclusions: ConclusionSource,
  ) {}

  async sheet(viewer: Viewer, description: JobDescription): Promise<InterviewSheet> {
    const { functions, ...sheet } = await this.jobSheet.sheet(viewer, description);
    const results: (ConclusionSheet | null)[] = [];
    for (const { id, calculatedOn } of description.rows) {
      results.push(calculatedOn === null ? null : await this.result(viewer, id));
    }
    return { ...sheet, functions: functions.map((job, index) => ({ ...job, result: results[index] ?? null })) };
  }

  private async result(viewer: Viewer, valuationId: number): Promise<ConclusionSheet> {
    return buildConclusionSheet(await this.conclusions.load(viewer, { valuationId, shareHundredths: null }));
  }
}

import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../valuations/index.js';
import type { BundleRequest, PrintRequest } from '../domain/print-job.js';
import { buildConclusionSheet } from './conclusion-sheet.builder.js';
import { ConclusionSource } from './conclusion-source.js';
import { GridOutlookSource } from './grid-outlook-source.js';
import { InterviewSource } from './interview-source.js';
import { JobSheetSource } from './job-sheet-source.js';

/** A request for one document; bundles consist of several. */
export type SheetRequest = Exclude<PrintRequest, BundleRequest>;

/** A template of templates/pdf and its data. */
export interface DocumentSheet {
  readonly template: string;
  readonly sheet: object;
  /** The valuations that it shows, in their own lines or in a total. */
  readonly valuationIds: readonly number[];
}

/** The content of each document for its viewer. The worker prints it, and the print pages show it. */
@Injectable()
export class DocumentSheets {
  constructor(
    private readonly conclusion: ConclusionSource,
    private readonly jobSheet: JobSheetSource,
    private readonly interview: InterviewSource,
    private readonly outlooks: GridOutlookSource,
  ) {}

  /**
   * @throws 404 `introuvable`, also for a version that is no longer announced, 409 `valorisation_incomplete` or
   * `profil_sans_fonction`
   */
  async of(viewer: Viewer, request: SheetRequest): Promise<DocumentSheet> {
    switch (request.kind) {
      case 'conclusion': {
        const input = await this.conclusion.load(viewer, request.input);
        return {
          template: 'conclusion',
          sheet: buildConclusionSheet(input),
          valuationIds: [request.input.valuationId],
        };
      }
      case 'job-sheet': {
        const description = await this.jobSheet.printable(viewer, request.input);
        return {
          template: 'job-sheet',
          sheet: await this.jobSheet.sheet(viewer, description),
          valuationIds: description.rows.map(({ id }) => id),
        };
      }
      case 'grid-outlook': {
        const outlook = await this.outlooks.printable(viewer, request.input);
        return {
          template: 'grid-outlook',
          sheet: await this.outlooks.sheet(viewer, outlook),
          // Its totals include all of them.
          valuationIds: outlook.rows.map(({ valuation }) => valuation.id),
        };
      }
      case 'interview': {
        const description = await this.jobSheet.printable(viewer, request.input);
        return {
          template: 'interview',
          sheet: await this.interview.sheet(viewer, description),
          valuationIds: description.rows.map(({ id }) => id),
        };
      }
    }
  }
}

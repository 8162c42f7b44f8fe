import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { KeepPrintedSheet, type Viewer } from '../../valuations/index.js';
import type {
  BundleForm,
  BundleRequest,
  ConclusionRequest,
  PrintedJobSheetRequest,
  PrintRequest,
} from '../domain/print-job.js';
import { BodyHead } from './body-head.js';
import { buildConclusionSheet } from './conclusion-sheet.builder.js';
import { ConclusionSource } from './conclusion-source.js';
import { GridOutlookSource } from './grid-outlook-source.js';
import { InterviewSource } from './interview-source.js';
import { JobSheetSource } from './job-sheet-source.js';
import type { JobSheetSections } from './job-sheet.js';

/** A request for one document; bundles consist of several. */
export type SheetRequest = Exclude<PrintRequest, BundleRequest>;

interface DocumentSheet {
  /** Its folder in templates/pdf. */
  readonly template: string;
  readonly sheet: object;
  /** The valuations that it shows, in their own lines or in a total. */
  readonly valuationIds: readonly number[];
  /** The texts of a job sheet, which are kept as a version once they are on paper. */
  readonly version?: undefined | { readonly profileId: number; readonly texts: JobSheetSections };
}

interface BundleSheet extends DocumentSheet {
  readonly establishment: string;
  readonly profileId: number;
  /** The names of the document in the bundle: the person and, for a document about one function, that function. */
  readonly names: readonly string[];
}

export interface Bundle {
  /** The title that stands before the name of the establishment. */
  readonly title: string;
  readonly form: BundleForm;
  readonly twoSided: boolean;
  readonly ids: readonly number[];
  /** @throws 404 `introuvable`, 409 `valorisation_incomplete` or `profil_sans_fonction` */
  readonly sheetOf: (id: number) => Promise<BundleSheet>;
}

/** The content of each document for its viewer. The worker prints it, and the print pages show it. */
@Injectable()
export class DocumentSheets {
  constructor(
    private readonly conclusions: ConclusionSource,
    private readonly jobSheet: JobSheetSource,
    private readonly interviews: InterviewSource,
    private readonly outlooks: GridOutlookSource,
    private readonly commands: CommandBus,
    private readonly head: BodyHead,
  ) {}

  async keepVersion(viewer: Viewer, { version }: Pick<DocumentSheet, 'version'>): Promise<void> {
    if (version !== undefined) await this.commands.execute(new KeepPrintedSheet({ viewer, ...version }));
  }

  /**
   * @throws 404 `introuvable`, also for a version that is no longer announced, 409 `valorisation_incomplete` or
   * `profil_sans_fonction`
   */
  async of(viewer: Viewer, request: SheetRequest): Promise<DocumentSheet> {
    switch (request.kind) {
      case 'conclusion':
        return this.conclusion(viewer, request.input);
      case 'interview':
        return this.interview(viewer, request.input.profileId);
      case 'job-sheet':
        return this.jobSheetOf(viewer, request.input);
      case 'grid-outlook': {
        const outlook = await this.outlooks.printable(viewer, request.input);
        return {
          template: 'grid-outlook',
          sheet: await this.headed(await this.outlooks.sheet(viewer, outlook)),
          // The totals of the sheet include all of these valuations.
          valuationIds: outlook.rows.map(({ valuation }) => valuation.id),
        };
      }
    }
  }

  bundle(viewer: Viewer, { kind, input }: BundleRequest): Bundle {
    switch (kind) {
      case 'conclusions':
        return {
          title: 'Classements',
          form: input.form,
          twoSided: input.twoSided,
          ids: input.valuationIds,
          sheetOf: async (valuationId) => this.conclusion(viewer, { valuationId, shareHundredths: null }),
        };
      case 'interviews':
        return {
          title: 'Dossiers d’entretien',
          form: 'merged',
          twoSided: input.twoSided,
          ids: input.profileIds,
          sheetOf: async (profileId) => this.interview(viewer, profileId),
        };
      case 'job-sheets':
        return {
          title: 'Fiches de poste',
          form: input.form,
          twoSided: input.twoSided,
          ids: input.profileIds,
          sheetOf: async (profileId) => this.jobSheetOf(viewer, { ...input, profileId }),
        };
    }
  }

  private async headed(sheet: object): Promise<object> {
    return { ...sheet, body: await this.head.shown() };
  }

  private async conclusion(viewer: Viewer, request: ConclusionRequest): Promise<BundleSheet> {
    const input = await this.conclusions.load(viewer, request);
    return {
      template: 'conclusion',
      sheet: await this.headed(buildConclusionSheet(input)),
      valuationIds: [request.valuationId],
      establishment: input.establishment.name,
      profileId: input.profileId,
      names: [input.profileName, input.functionTitle],
    };
  }

  private async jobSheetOf(viewer: Viewer, request: PrintedJobSheetRequest): Promise<BundleSheet> {
    const { profileId, pay, signatures, annex } = request;
    const description = await this.jobSheet.printable(viewer, { profileId });
    const sheet = await this.jobSheet.sheet(viewer, description);
    return {
      template: 'job-sheet',
      sheet: { ...sheet, pay, signatures, annex },
      valuationIds: description.rows.map(({ id }) => id),
      version: { profileId, texts: description.sections },
      establishment: sheet.establishment.name,
      profileId,
      names: [description.detail.profile.name],
    };
  }

  private async interview(viewer: Viewer, profileId: number): Promise<BundleSheet> {
    const description = await this.jobSheet.printable(viewer, { profileId });
    const sheet = await this.interviews.sheet(viewer, description);
    return {
      template: 'interview',
      sheet: await this.headed(sheet),
      valuationIds: description.rows.map(({ id }) => id),
      establishment: sheet.establishment.name,
      profileId,
      names: [description.detail.profile.name],
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../valuations/index.js';
import type { BundleForm, BundleRequest } from '../domain/print-job.js';
import { buildConclusionSheet } from './conclusion-sheet.builder.js';
import { ConclusionSource } from './conclusion-source.js';
import { InterviewSource } from './interview-source.js';
import type { DocumentSheet } from './document-sheets.js';
import { JobSheetSource } from './job-sheet-source.js';

export interface BundleSheet extends DocumentSheet {
  readonly establishment: string;
  readonly profileId: number;
  /** Its names in the bundle: the person and, for a document about one function, that function. */
  readonly names: readonly string[];
}

/** The parts of a bundle, in the order of its ids. */
export interface Bundle {
  /** The document's title, before the establishment. */
  readonly title: string;
  readonly form: BundleForm;
  readonly twoSided: boolean;
  readonly ids: readonly number[];
  /** @throws 404 `introuvable`, 409 `valorisation_incomplete` or `profil_sans_fonction` */
  readonly sheetOf: (id: number) => Promise<BundleSheet>;
}

/** The parts of each kind of bundle, with the rights of the account that asked. */
@Injectable()
export class BundleSheets {
  constructor(
    private readonly conclusions: ConclusionSource,
    private readonly jobSheet: JobSheetSource,
    private readonly interviews: InterviewSource,
  ) {}

  of(viewer: Viewer, { kind, input }: BundleRequest): Bundle {
    switch (kind) {
      case 'conclusions':
        return {
          title: 'Classements',
          form: input.form,
          twoSided: input.twoSided,
          ids: input.valuationIds,
          sheetOf: async (valuationId) => this.conclusion(viewer, valuationId),
        };
      case 'interviews':
        return {
          title: 'Dossiers d’entretien',
          form: 'merged',
          twoSided: input.twoSided,
          ids: input.profileIds,
          sheetOf: async (profileId) => this.interview(viewer, profileId),
        };
    }
  }

  private async conclusion(viewer: Viewer, valuationId: number): Promise<BundleSheet> {
    const input = await this.conclusions.load(viewer, { valuationId, shareHundredths: null });
    return {
      template: 'conclusion',
      sheet: buildConclusionSheet(input),
      valuationIds: [valuationId],
      establishment: input.establishment.name,
      profileId: input.profileId,
      names: [input.profileName, input.functionTitle],
    };
  }

  private async interview(viewer: Viewer, profileId: number): Promise<BundleSheet> {
    const description = await this.jobSheet.printable(viewer, { profileId });
    const sheet = await this.interviews.sheet(viewer, description);
    return {
      template: 'interview',
      sheet,
      valuationIds: description.rows.map(({ id }) => id),
      establishment: sheet.establishment.name,
      profileId,
      names: [description.detail.profile.name],
    };
  }
}

import { Query } from '@nestjs/cqrs';
import type { CategoryLevel, CoherenceCell, ValuationStatus } from '@valorisation/rules';
import type { Viewer } from './viewer.js';

/** A valuation with its degrees by criterion, read on its own grid. */
export interface CoherenceRowView {
  readonly valuationId: number;
  readonly profileId: number;
  readonly profileName: string;
  /** `NO_FAMILY` for a function outside the grid. */
  readonly familyId: number;
  readonly familyTitle: string;
  readonly functionId: number;
  readonly functionTitle: string;
  readonly categoryLevel: CategoryLevel;
  readonly categoryTitle: string;
  readonly status: ValuationStatus;
  readonly gridId: number;
  readonly cells: readonly CoherenceCell[];
}

/** A grid that rows stand on, with its criteria in their order. */
export interface CoherenceGridView {
  readonly id: number;
  readonly effectiveOn: string;
  readonly criteria: readonly { readonly id: number; readonly index: number; readonly title: string }[];
}

/** The functions of an establishment side by side, as one viewer sees them. */
export interface CoherenceView {
  readonly day: string;
  /** False: there are more rows than are compared. */
  readonly isWhole: boolean;
  /** The grid in force first. */
  readonly grids: readonly CoherenceGridView[];
  /** By family, function and name. */
  readonly rows: readonly CoherenceRowView[];
}

/** GET /v1/valor/coherence and its spreadsheet. Rows that the viewer does not see are compared with nothing. */
export class GetCoherence extends Query<CoherenceView> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}

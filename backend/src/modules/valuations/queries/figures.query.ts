import { Query } from '@nestjs/cqrs';
import type { CategoryLevel, ValuationStatus } from '@valorisation/rules';
import type { Viewer } from './viewer.js';

/** An anniversary that has come and was not applied yet, or one of the twelve months to come (rule 13). */
export interface AnniversaryView {
  readonly valuationId: number;
  readonly version: number;
  readonly profileId: number;
  readonly profileName: string;
  readonly functionTitle: string;
  readonly status: ValuationStatus;
  readonly on: string;
  readonly rateBefore: number;
  readonly rateAfter: number;
  /** The day is today or past. */
  readonly due: boolean;
  readonly updatedAt: Date;
}

/** Sums of rows that are not archived: cents and hundredths of a percent, without those paid by the hour (rule 9). */
export interface CategoryFigures {
  readonly categoryLevel: CategoryLevel;
  readonly valuations: number;
  readonly belowMinimum: number;
  readonly minimumCents: number;
  readonly shareHundredths: number;
}

/** The figures of an establishment as one viewer sees it. */
export interface FiguresView {
  readonly today: string;
  readonly profiles: number;
  readonly profilesBelowMinimum: number;
  /** Rows paid by the hour, archived ones aside: no sum holds them. */
  readonly hourly: number;
  /** Rows without an amount yet, archived ones aside. */
  readonly notComputed: number;
  /** "À verser au moins" of every person by the month, and the complements in it, in cents. */
  readonly dueCents: number;
  readonly complementCents: number;
  /** Rows among them whose amount is that of a former grid. */
  readonly formerGrid: number;
  readonly byStatus: ReadonlyMap<ValuationStatus, number>;
  readonly byCategory: readonly CategoryFigures[];
  /** By day. */
  readonly anniversaries: readonly AnniversaryView[];
}

/** GET /v1/valor/figures and the calendar of its anniversaries. */
export class GetFigures extends Query<FiguresView> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}

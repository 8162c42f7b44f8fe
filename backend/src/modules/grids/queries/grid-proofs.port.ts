import type { GridCase } from '../domain/grid-case.js';

export interface VersionMarks {
  /** Who has changed it last; null: nobody, as of what is shipped. */
  readonly lastAuthorId: number | null;
  readonly unprovenReason: string | null;
}

/** Port of the cases for whoever reads them. */
export abstract class GridProofs {
  /** Those of a version, the withdrawn ones included, in the order in which they were typed. */
  abstract casesOf(gridId: number): Promise<readonly GridCase[]>;
  abstract marksOf(gridId: number): Promise<VersionMarks>;
  /** Why the version in force is so without its proof; null: it has it. */
  abstract unprovenInForce(): Promise<string | null>;
}

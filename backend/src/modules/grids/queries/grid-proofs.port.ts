import type { GridCase } from '../domain/grid-case.js';

/** Port of the cases for whoever reads them. */
export abstract class GridProofs {
  /** Those of a version, the withdrawn ones included, in the order in which they were typed. */
  abstract casesOf(gridId: number): Promise<readonly GridCase[]>;
  /** Who has changed the version last; null: nobody, as of what is shipped. */
  abstract lastAuthorOf(gridId: number): Promise<number | null>;
}

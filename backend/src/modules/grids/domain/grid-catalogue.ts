import type { Grid } from '@valorisation/rules';
import type { GridHead, GridVersion, GridVersionHead, WrittenVersion } from './grid-version.js';

/** Port of the grid versions. */
export abstract class GridCatalogue {
  /** The version in force now. */
  abstract inForce(): Promise<GridVersion>;
  /**
   * A version by id; the content of what came into force never changes.
   * @throws `introuvable`, of one that is not meant too; 409 `grille_illisible` of a draft with faults
   */
  abstract byId(id: number, isMeant?: (head: GridVersionHead) => boolean): Promise<GridVersion>;
  /** A version that may not be sound yet; a document of before duties were a part of it has the shipped ones. */
  abstract asWritten(id: number): Promise<WrittenVersion>;
  /** The versions that are or were in force, the latest first. */
  abstract effective(): Promise<readonly GridHead[]>;
  /** Scheduled versions of which the public reads beforehand, the next to come first. Nothing is computed on them. */
  abstract announced(): Promise<readonly GridHead[]>;
  /** The version, published by error, whose place this one takes; null: none. */
  abstract withdrawnBy(id: number): Promise<number | null>;
  /** Only its content, read once per process. */
  abstract content(id: number): Promise<Grid>;
}

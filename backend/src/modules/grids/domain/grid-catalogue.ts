import type { Grid } from '@valorisation/rules';
import type { GridHead, GridVersion } from './grid-version.js';

/** Port of the grid versions. */
export abstract class GridCatalogue {
  /** The version in force now. */
  abstract inForce(): Promise<GridVersion>;
  /** A version by id; the content of what came into force never changes. */
  abstract byId(id: number): Promise<GridVersion>;
  /** The versions that are or were in force, the latest first. */
  abstract effective(): Promise<readonly GridHead[]>;
  /** Only its content, read once per process. */
  abstract content(id: number): Promise<Grid>;
}

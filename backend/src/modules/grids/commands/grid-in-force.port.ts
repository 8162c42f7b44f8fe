import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { GridVersion } from '../domain/grid-version.js';

/** Port of the version in force for whoever writes by it. */
export abstract class GridInForce {
  /**
   * The version in force, which stays so until the transaction ends: a switch waits for it. Else a row that is written
   * by the former grid could be committed behind the move to the new one, and keep its status for ever.
   * @throws 503 `service_indisponible` before any version is in force.
   */
  abstract hold(transaction: Transaction): Promise<Pick<GridVersion, 'id' | 'grid'>>;
}

import type { GridStatus } from '@valorisation/rules';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** Port of the versions' states. Their contents never change. */
export abstract class GridVersions {
  /** Waits for every command that holds the version in force, and lets none begin: two switches go one after the other. */
  abstract lock(transaction: Transaction, gridId: number): Promise<GridStatus | undefined>;
  /**
   * The former version in force becomes past; answers its id. A finished move of the grid may begin anew.
   * @param unprovenReason why it comes into force without its proof; null: it has it
   */
  abstract replaceInForce(
    transaction: Transaction,
    gridId: number,
    unprovenReason: string | null,
  ): Promise<number | null>;
  /** The version of its journal that its next event makes. */
  abstract nextEvent(transaction: Transaction, gridId: number): Promise<number>;
}

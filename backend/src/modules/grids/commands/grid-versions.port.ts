import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

export interface LockedVersion {
  readonly isInForce: boolean;
  /** Of its journal, which its drafting has begun. */
  readonly journalVersion: number;
}

/** Port of the versions' states. Their contents never change. */
export abstract class GridVersions {
  /** Waits for every command that holds the version in force, and lets none begin: two switches go one after the other. */
  abstract lock(transaction: Transaction, gridId: number): Promise<LockedVersion | undefined>;
  /**
   * The former version in force becomes past; answers its id. A finished move of the grid may begin anew.
   * @param unprovenReason why it comes into force without its proof; null: it has it
   */
  abstract replaceInForce(
    transaction: Transaction,
    gridId: number,
    unprovenReason: string | null,
  ): Promise<number | null>;
}

import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { LockedVersion, WeighedVersion } from '../domain/grid-version.js';

/** Port of the versions' rows. */
export abstract class GridVersions {
  /**
   * Waits for whoever writes it, and lets nobody else write it until the transaction ends.
   * @throws 404 `introuvable`
   */
  abstract lock(transaction: Transaction, gridId: number): Promise<LockedVersion>;
  /** For who writes nothing of it: nobody waits. @throws 404 `introuvable` */
  abstract read(transaction: Transaction, gridId: number): Promise<WeighedVersion>;
  /** From which day the version in force counts, YYYY-MM-DD; null before there is one. */
  abstract dayInForce(transaction: Transaction): Promise<string | null>;
  /**
   * Waits for every command that holds the version in force, and lets none begin: two switches go one after the other.
   * Before any version is locked.
   */
  abstract lockSwitch(transaction: Transaction): Promise<void>;
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

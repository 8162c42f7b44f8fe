import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { ImportBatchView } from '../queries/import-batch.view.js';

/** Port of the imports that were written. */
export abstract class ImportBatches {
  /**
   * Takes the key for the transaction: a second confirmation waits here for the first one's end. Answers the id of the
   * new batch, or null when the key was used.
   */
  abstract begin(transaction: Transaction, key: string, createdAt: Date): Promise<number | null>;
  abstract finish(
    transaction: Transaction,
    id: number,
    outcome: Pick<ImportBatchView, 'profileIds' | 'valuationIds' | 'refusedRows' | 'withheldLines'>,
  ): Promise<void>;
  abstract find(establishmentId: number, id: number): Promise<ImportBatchView | undefined>;
  abstract findByKey(establishmentId: number, key: string): Promise<ImportBatchView | undefined>;
  /** Locked until the transaction ends. */
  abstract take(transaction: Transaction, id: number): Promise<ImportBatchView | undefined>;
  abstract markUndone(
    transaction: Transaction,
    id: number,
    undone: NonNullable<ImportBatchView['undone']>,
  ): Promise<void>;
  /** The latest first; those of one account, or of all. */
  abstract latest(establishmentId: number, accountId: number | null): Promise<readonly ImportBatchView[]>;
}

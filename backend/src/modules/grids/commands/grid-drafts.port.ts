import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { GridDraft } from '../domain/grid-draft.js';

export interface NewDraft extends GridDraft {
  readonly basedOn: number;
}

/** Port of the versions that are being prepared. Who writes and when is the transaction's and the clock's to tell. */
export abstract class GridDrafts {
  /** Answers its id. */
  abstract add(transaction: Transaction, draft: NewDraft, now: Date): Promise<number>;
  abstract save(transaction: Transaction, gridId: number, draft: GridDraft, now: Date): Promise<void>;
  abstract remove(transaction: Transaction, gridId: number): Promise<void>;
}

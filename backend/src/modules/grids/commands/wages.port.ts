import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { NewWage } from '../domain/wage-rules.js';

export interface LockedProposal extends NewWage {
  readonly state: 'proposed' | 'confirmed' | 'withdrawn';
  readonly createdBy: number | null;
  /** Of its journal. */
  readonly version: number;
}

/** Port of what admins propose as the next minimum wage, and of the entries that it becomes. */
export abstract class Wages {
  /** Answers its id. @throws 409 `smic_propose` while another one waits for the territory. */
  abstract propose(transaction: Transaction, wage: NewWage, now: Date): Promise<number>;
  /** Until the transaction ends. */
  abstract lock(transaction: Transaction, id: number): Promise<LockedProposal | undefined>;
  /** Adds the entry; answers its id. */
  abstract confirm(transaction: Transaction, id: number, wage: NewWage, now: Date): Promise<number>;
  abstract withdraw(transaction: Transaction, id: number, now: Date): Promise<void>;
}

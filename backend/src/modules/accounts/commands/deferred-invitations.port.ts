import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** A collaborator to be. */
export interface Invited {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Port of the invitations to addresses that have an account elsewhere. The head sees, sends again and withdraws them as any
 * other, and so learns nothing of strangers' accounts; the address's holder is told by mail what to do.
 */
export abstract class DeferredInvitations {
  abstract add(transaction: Transaction, invited: Invited, now: Date): Promise<void>;
  abstract find(transaction: Transaction, id: number): Promise<Invited | undefined>;
  /** By address, whatever its case. */
  abstract has(transaction: Transaction, email: string): Promise<boolean>;
  abstract markSent(transaction: Transaction, id: number, now: Date): Promise<void>;
  /** False when there is none. */
  abstract remove(transaction: Transaction, id: number): Promise<boolean>;
}

import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** Port of the establishments' own rows. */
export abstract class Establishments {
  abstract nameOf(transaction: Transaction, id: number): Promise<string>;
  /** The same name again records nothing. */
  abstract rename(transaction: Transaction, id: number, companyName: string): Promise<void>;
}

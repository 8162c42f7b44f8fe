import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** Port of the establishments' own rows. */
export abstract class Establishments {
  abstract nameOf(transaction: Transaction, id: number): Promise<string>;
  /** The same name again records nothing. */
  abstract rename(transaction: Transaction, id: number, companyName: string): Promise<void>;
  /** The department says which minimum wage holds ('35', '2A', '976'). The same again changes nothing. */
  abstract locate(transaction: Transaction, id: number, department: string): Promise<void>;
}

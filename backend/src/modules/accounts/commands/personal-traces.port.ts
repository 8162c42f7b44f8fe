import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** Port of what is kept of people beside their accounts: requests of the public, invitations and mails of others. */
export abstract class PersonalTraces {
  /** Takes away the requests of an account, and what names its address in any establishment. */
  abstract forget(
    transaction: Transaction,
    person: { readonly accountId: number; readonly email: string },
  ): Promise<void>;
  /** The active accounts that belong to a main one. */
  abstract associates(
    transaction: Transaction,
    mainId: number,
  ): Promise<readonly { readonly accountId: number; readonly email: string }[]>;
}

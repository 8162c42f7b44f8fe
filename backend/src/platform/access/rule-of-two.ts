import type { Transaction } from '../persistence/unit-of-work.js';

/** One admin asks, another confirms. The accounts module knows since when each is an admin (ADR 77). */
export abstract class RuleOfTwo {
  /**
   * Refuses a person who would decide alone with a second account.
   * @throws 409 `admin_recent` when one of them became an admin by another admin's act within ADMIN_SETTLES_DAYS
   */
  abstract assertSettled(transaction: Transaction, accountIds: readonly number[]): Promise<void>;

  /**
   * True when there is another admin, or was one within ADMIN_SETTLES_DAYS: suspending the others does not allow
   * deciding alone.
   */
  abstract hasOther(transaction: Transaction, accountId: number): Promise<boolean>;
}

/** Time in which the other admins can notice a new one. */
export const ADMIN_SETTLES_DAYS = 7;

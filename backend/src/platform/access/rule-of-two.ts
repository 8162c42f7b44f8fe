import type { Transaction } from '../persistence/unit-of-work.js';

/** Decisions that one admin asks for and another confirms; the accounts module knows since when each is one (ADR 77). */
export abstract class RuleOfTwo {
  /**
   * Whoever makes a second account does not decide alone with it.
   * @throws 409 `admin_recent` where another admin has made one of them an admin within ADMIN_SETTLES_DAYS
   */
  abstract assertSettled(transaction: Transaction, accountIds: readonly number[]): Promise<void>;

  /**
   * Whether there is an admin beside this one, or was within ADMIN_SETTLES_DAYS: whoever puts the others away does not
   * decide alone either.
   */
  abstract hasOther(transaction: Transaction, accountId: number): Promise<boolean>;
}

/** Time in which the others see who is new among them. */
export const ADMIN_SETTLES_DAYS = 7;

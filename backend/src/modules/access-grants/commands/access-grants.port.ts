import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { AccessGrant } from '../domain/access-grant.js';

/** Whom a grant is told to. */
export interface GrantingHead {
  readonly email: string;
  readonly companyName: string;
}

/** Port of the grants of the transaction's establishment. */
export abstract class AccessGrants {
  /** Grants of an establishment are given one after the other: whoever waits sees the one before. */
  abstract takeTurn(tx: Transaction): Promise<void>;
  abstract nextId(tx: Transaction): Promise<number>;
  /** The grant of the present head that lasts, which nobody else changes until the transaction ends. */
  abstract lockOpen(tx: Transaction, now: Date): Promise<AccessGrant | undefined>;
  abstract save(tx: Transaction, grant: AccessGrant): Promise<void>;
  abstract headOf(tx: Transaction, accountId: number): Promise<GrantingHead>;
}

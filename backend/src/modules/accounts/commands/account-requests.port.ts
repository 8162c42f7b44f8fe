import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { AccountRequest } from '../domain/account-request.js';
import type { Registration } from '../domain/public-request.js';

/** Port of the requests for accounts. They belong to no establishment. */
export abstract class AccountRequests {
  /** One request waits for an address at a time: a newer public request corrects it, an older one does not. Answers its id. */
  abstract put(
    transaction: Transaction,
    publicRequestId: number,
    registration: Registration,
    joins: boolean,
  ): Promise<number>;
  /** Locks the request until the decision is written. */
  abstract find(transaction: Transaction, id: number): Promise<AccountRequest | undefined>;
  abstract accept(transaction: Transaction, id: number, accountId: number, by: number | null, at: Date): Promise<void>;
  abstract refuse(transaction: Transaction, id: number, reason: string, by: number, at: Date): Promise<void>;
  /** The estimate that came with the request of an account; it is there once. */
  abstract takeEstimate(transaction: Transaction, accountId: number): Promise<string | null>;
  /** The main account of an establishment, undefined while there is none. */
  abstract headOf(siret: string): Promise<{ readonly accountId: number; readonly establishmentId: number } | undefined>;
  /** The establishment of a SIRET, made when it is new; locked until the transaction ends. */
  abstract establishment(
    transaction: Transaction,
    place: { readonly siret: string; readonly companyName: string; readonly department: string | null },
    now: Date,
  ): Promise<number>;
}

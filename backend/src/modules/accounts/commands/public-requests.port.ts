import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { PublicRequest } from '../domain/public-request.js';

/**
 * Port of the inbox of public requests. A request is written alike whether or not its address has an account; the worker
 * finds out and answers by mail, so that neither the answer nor its time reveals an account.
 */
export abstract class PublicRequests {
  abstract receive(transaction: Transaction, request: PublicRequest): Promise<void>;
  /** Takes a request out of the inbox; undefined when it is answered already. */
  abstract take(transaction: Transaction, id: number): Promise<PublicRequest | undefined>;
}

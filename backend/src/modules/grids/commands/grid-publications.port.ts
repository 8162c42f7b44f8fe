import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Publication } from '../domain/publication.js';

export interface NewPublication extends Pick<Publication, 'contentVersion' | 'sha256' | 'takesForceAt' | 'announce'> {
  readonly gridId: number;
  readonly reason: string;
  readonly now: Date;
}

/** Port of the publications; who acts is the transaction's actor. */
export abstract class GridPublications {
  /** The one that is neither done nor cancelled, locked. Lock its version first. */
  abstract lockOpen(transaction: Transaction, gridId: number): Promise<Publication | undefined>;
  abstract ask(transaction: Transaction, publication: NewPublication): Promise<number>;
  abstract confirm(transaction: Transaction, id: number, now: Date): Promise<void>;
  /** The version waits for its minute, where the public may read of it. */
  abstract schedule(transaction: Transaction, gridId: number, publication: Publication, now: Date): Promise<void>;
  /** Its version is a draft again. */
  abstract cancel(transaction: Transaction, gridId: number, id: number, now: Date): Promise<void>;
  /** The version has its day and counts as confirmed; of a version that brings another one back, as that one was. */
  abstract finish(transaction: Transaction, gridId: number, id: number, now: Date): Promise<void>;
  /** A draft that brings a version back in the place of the withdrawn one: that of an earlier request, or a new one. */
  abstract draftToRestore(
    transaction: Transaction,
    versions: { readonly restores: number; readonly withdraws: number },
    now: Date,
  ): Promise<number>;
}

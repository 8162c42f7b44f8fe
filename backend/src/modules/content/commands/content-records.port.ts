import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { ContentKind, Publication } from '../domain/publication.js';

export interface PublishedRecord {
  readonly version: number;
  readonly publication: Publication;
}

/** The records of every kind, as far as their publication goes. */
export abstract class ContentRecords {
  /** Held until the transaction ends. */
  abstract lock(tx: Transaction, kind: ContentKind, id: number): Promise<PublishedRecord | undefined>;

  abstract save(tx: Transaction, kind: ContentKind, id: number, record: PublishedRecord, now: Date): Promise<void>;
}

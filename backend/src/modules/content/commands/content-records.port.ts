import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { ContentKind, Publication, Standing } from '../domain/publication.js';

/** What a record says, by the columns of its table: neither which record it is nor when it is public. */
export type ContentValues = Readonly<Record<string, unknown>>;

export interface ChangedRecord extends WrittenRecord {
  readonly standing: Standing;
}

export interface WrittenRecord {
  readonly version: number;
  readonly publication: Publication;
  /** Left out: what it says stays. */
  readonly content?: ContentValues;
}

export interface StandingRecord {
  readonly publication: Publication;
  readonly content: ContentValues;
}

/** A record as it is before a change. */
export interface FoundRecord extends Omit<WrittenRecord, 'content'> {
  /** What its page on the portal is made of; null: its kind may be read without one. */
  readonly text: string | null;
}

/** The records of every kind: their publication, and what they said in earlier versions. */
export abstract class ContentRecords {
  /** Held until the transaction ends. */
  abstract lock(tx: Transaction, kind: ContentKind, id: number): Promise<FoundRecord | undefined>;

  /** What the public reads until a scheduled record opens. */
  abstract standing(tx: Transaction, kind: ContentKind, id: number): Promise<StandingRecord | undefined>;

  abstract isThere(tx: Transaction, kind: ContentKind, id: number): Promise<boolean>;

  /** What a record said in a version before; 0: as the product ships it. */
  abstract kept(tx: Transaction, kind: ContentKind, id: number, version: number): Promise<ContentValues | undefined>;

  abstract save(tx: Transaction, kind: ContentKind, id: number, record: ChangedRecord, now: Date): Promise<void>;
}

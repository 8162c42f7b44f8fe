import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { ContentKind } from '../domain/publication.js';
import type { ContentValues } from './content-records.port.js';

interface CopiedRecord {
  readonly kind: ContentKind;
  readonly id: number;
}

export interface WorkingCopy {
  /** Of the record, when the writer began. */
  readonly baseVersion: number;
  readonly content: ContentValues;
}

/** What somebody has typed and not saved, one for each record and writer (ADR 36). */
export abstract class WorkingCopies {
  /** In place of the writer's former one. */
  abstract keep(tx: Transaction, record: CopiedRecord, writerId: number, copy: WorkingCopy, now: Date): Promise<void>;

  abstract drop(tx: Transaction, record: CopiedRecord, writerId: number): Promise<void>;
}

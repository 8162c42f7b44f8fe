import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { ContentTarget, ContentValues } from '../domain/publication.js';

type Copied = Pick<ContentTarget, 'kind' | 'id'>;

export interface WorkingCopy {
  /** The record's version when the writer began. */
  readonly baseVersion: number;
  readonly content: ContentValues;
}

/** The unsaved work of a writer, one for each record and writer (ADR 36). */
@Injectable()
export class WorkingCopies {
  /** Replaces the writer's earlier copy. */
  async keep(
    { manager }: Transaction,
    { kind, id }: Copied,
    writerId: number,
    { baseVersion, content }: WorkingCopy,
    now: Date,
  ): Promise<void> {
    await manager.query(
      `insert into content_draft (kind, record_id, writer_id, base_version, content, typed_at)
         values ($1, $2, $3, $4, $5, $6)
       on conflict (kind, record_id, writer_id) do update
         set base_version = excluded.base_version, content = excluded.content, typed_at = excluded.typed_at`,
      [kind, id, writerId, baseVersion, JSON.stringify(content), now],
    );
  }

  async drop({ manager }: Transaction, { kind, id }: Copied, writerId: number): Promise<void> {
    await manager.query('delete from content_draft where kind = $1 and record_id = $2 and writer_id = $3', [
      kind,
      id,
      writerId,
    ]);
  }
}

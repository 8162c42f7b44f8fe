import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { GridDraft } from '../domain/grid-draft.js';

export interface NewDraft extends GridDraft {
  readonly basedOn: number;
}

/** The versions in preparation. The transaction gives the author, the clock the time. */
@Injectable()
export class GridDrafts {
  /** Answers its id. */
  async add({ manager, actorId }: Transaction, draft: NewDraft, now: Date): Promise<number> {
    const { title, effectiveOn, document, basedOn } = draft;
    const [row]: { id: number }[] = await manager.query(
      `insert into grid_version (status, effective_on, confirmed, document, title, based_on,
                                 created_at, created_by, updated_at, updated_by)
       values ('draft', $1, false, $2, $3, $4, $5, $6, $5, $6) returning id`,
      [effectiveOn, JSON.stringify(document), title, basedOn, now, actorId],
    );
    if (row === undefined) throw new Error('A draft without an id');
    return row.id;
  }

  async save({ manager, actorId }: Transaction, gridId: number, draft: GridDraft, now: Date): Promise<void> {
    const { title, effectiveOn, document } = draft;
    await manager.query(
      `update grid_version set title = $2, effective_on = $3, document = $4, version = version + 1,
              updated_at = $5, updated_by = $6
        where id = $1`,
      [gridId, title, effectiveOn, JSON.stringify(document), now, actorId],
    );
  }

  /** Drafts cloned from it do not depend on it. */
  async remove({ manager }: Transaction, gridId: number): Promise<void> {
    await manager.query('update grid_version set based_on = null where based_on = $1', [gridId]);
    await manager.query('delete from grid_version where id = $1', [gridId]);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { prepared } from '../../../platform/persistence/database-client.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** The establishment's rows after this valuation, then the next establishments. */
export interface MoveSpot {
  readonly establishmentId: number;
  readonly valuationId: number;
}

export interface MovePlace extends MoveSpot {
  readonly gridId: number;
  /** The counts of the establishment's rows so far. */
  readonly counts: MoveCounts;
}

export interface MoveCounts {
  readonly toUpdate: number;
  readonly toRedo: number;
  readonly reinstated: number;
}

export const NOTHING_MOVED: MoveCounts = { toUpdate: 0, toRedo: 0, reinstated: 0 };

const ADVANCE = prepared(
  'grid-move-advance',
  `
  update grid_move
     set establishment_id = $2, valuation_id = $3, examined = examined + $4, moved = moved + $5,
         to_update = $6, to_redo = $7, reinstated = $8
   where grid_id = $1 and establishment_id = $9 and valuation_id = $10`,
);

/** The cursor of a grid's move over all establishments. */
@Injectable()
export class GridMoves {
  constructor(private readonly dataSource: DataSource) {}

  async establishments(): Promise<readonly number[]> {
    const rows: { id: number }[] = await this.dataSource.query('select id from establishment order by id');
    return rows.map(({ id }) => id);
  }

  /** The place where the move begins or continues; null when the move is finished. */
  async begin(gridId: number, now: Date): Promise<MovePlace | null> {
    await this.dataSource.query(
      `insert into grid_move (grid_id, establishment_id, valuation_id, examined, moved, started_at)
       values ($1, 0, 0, 0, 0, $2) on conflict do nothing`,
      [gridId, now],
    );
    const [row]: Omit<MovePlace, 'gridId'>[] = await this.dataSource.query(
      `select establishment_id as "establishmentId", valuation_id as "valuationId",
              json_build_object('toUpdate', to_update, 'toRedo', to_redo, 'reinstated', reinstated) as counts
         from grid_move where grid_id = $1 and finished_at is null`,
      [gridId],
    );
    return row === undefined ? null : { gridId, ...row };
  }

  /** @throws Error when another worker has continued from there: the transaction must be rolled back */
  async advance(
    { manager }: Transaction,
    from: MovePlace,
    to: MovePlace,
    { examined, moved }: { readonly examined: number; readonly moved: number },
  ): Promise<void> {
    const { toUpdate, toRedo, reinstated } = to.counts;
    const [, rows]: [unknown, number] = await manager.query(ADVANCE, [
      to.gridId,
      to.establishmentId,
      to.valuationId,
      examined,
      moved,
      toUpdate,
      toRedo,
      reinstated,
      from.establishmentId,
      from.valuationId,
    ]);
    if (rows !== 1) throw new Error('Another worker has gone on with the move');
  }

  async finish(gridId: number, now: Date): Promise<void> {
    await this.dataSource.query('update grid_move set finished_at = $2 where grid_id = $1', [gridId, now]);
  }
}

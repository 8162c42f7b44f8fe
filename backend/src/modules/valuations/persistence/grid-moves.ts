import { Injectable } from '@nestjs/common';
import { isActionAllowed, VALUATION_STATUSES } from '@valorisation/rules';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** Where a move goes on: rows of the establishment after the valuation, then the next establishments. */
export interface MovePlace {
  readonly gridId: number;
  readonly establishmentId: number;
  readonly valuationId: number;
}

const BATCH = 500;

/** The statuses that a new grid can change. */
const MOVABLE = VALUATION_STATUSES.filter(
  (status) => isActionAllowed('grid-values-changed', status) || isActionAllowed('grid-choice-gone', status),
);

/** The cursor of a grid's move over all establishments. */
@Injectable()
export class GridMoves {
  constructor(private readonly dataSource: DataSource) {}

  async establishments(): Promise<readonly number[]> {
    const rows: { id: number }[] = await this.dataSource.query('select id from establishment order by id');
    return rows.map(({ id }) => id);
  }

  /** Where to begin or to go on; null when the move is finished. */
  async begin(gridId: number, now: Date): Promise<MovePlace | null> {
    await this.dataSource.query(
      `insert into grid_move (grid_id, establishment_id, valuation_id, examined, moved, started_at)
       values ($1, 0, 0, 0, 0, $2) on conflict do nothing`,
      [gridId, now],
    );
    const [row]: { establishmentId: number; valuationId: number }[] = await this.dataSource.query(
      `select establishment_id as "establishmentId", valuation_id as "valuationId"
         from grid_move where grid_id = $1 and finished_at is null`,
      [gridId],
    );
    return row === undefined ? null : { gridId, ...row };
  }

  /** Rows of the transaction's establishment that still stand on another grid. */
  async candidates(
    { manager, establishmentId }: Transaction,
    gridId: number,
    after: number,
  ): Promise<readonly number[]> {
    const rows: { id: number }[] = await manager.query(
      `select id from valuation
        where establishment_id = $1 and id > $2 and grid_id <> $3 and status = any($4::smallint[])
        order by id limit ${BATCH}`,
      [establishmentId, after, gridId, MOVABLE],
    );
    return rows.map(({ id }) => id);
  }

  /** A full batch stays in the establishment, a short one goes to the next. */
  next(place: MovePlace, examined: number): MovePlace {
    return examined === BATCH ? place : { ...place, establishmentId: place.establishmentId + 1, valuationId: 0 };
  }

  async advance({ manager }: Transaction, place: MovePlace, examined: number, moved: number): Promise<void> {
    await manager.query(
      `update grid_move set establishment_id = $2, valuation_id = $3, examined = examined + $4, moved = moved + $5
        where grid_id = $1`,
      [place.gridId, place.establishmentId, place.valuationId, examined, moved],
    );
  }

  async finish(gridId: number, now: Date): Promise<void> {
    await this.dataSource.query('update grid_move set finished_at = $2 where grid_id = $1', [gridId, now]);
  }
}

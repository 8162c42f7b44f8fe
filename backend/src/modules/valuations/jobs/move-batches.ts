import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { NumberedGrid } from '../domain/valuation.change.js';
import { withTexts } from '../domain/valuation.merge.js';
import { eventOnNewGrid } from '../domain/valuation.new-grid.js';
import type { MoveSpot } from '../persistence/grid-moves.js';
import { MOST_ROWS, MovableRows, type GridChange, type MovableRow } from '../persistence/movable-rows.js';

export interface MovedGrid extends NumberedGrid {
  readonly effectiveOn: string;
  /** The version published by mistake that it replaces. */
  readonly withdrawnGridId: number | null;
}

export interface MoveBatch {
  readonly begins: MoveSpot;
  readonly examined: number;
  readonly changes: readonly GridChange[];
  readonly isLast: boolean;
  readonly next: MoveSpot;
}

/** Reads batches and computes the events of their rows. It writes nothing. */
@Injectable()
export class MoveBatches {
  constructor(private readonly rows: MovableRows) {}

  /** Runs while the batch before is being written. A row that changes before its own write is detected then. */
  async ahead(begins: MoveSpot, grid: MovedGrid): Promise<MoveBatch> {
    return batchOf(begins, grid, await this.rows.read(movable(begins, grid)));
  }

  async readAgain(tx: Transaction, begins: MoveSpot, grid: MovedGrid): Promise<MoveBatch> {
    return batchOf(begins, grid, await this.rows.readIn(tx, movable(begins, grid)));
  }
}

function movable({ establishmentId, valuationId }: MoveSpot, { id, withdrawnGridId }: MovedGrid) {
  return { gridId: id, withdrawnGridId, establishmentId, after: valuationId };
}

function batchOf(begins: MoveSpot, grid: MovedGrid, found: readonly MovableRow[]): MoveBatch {
  const { establishmentId } = begins;
  const rows = found.slice(0, MOST_ROWS);
  const last = rows.at(-1);
  const isLast = found.length <= MOST_ROWS || last === undefined;
  const next = isLast
    ? { establishmentId: establishmentId + 1, valuationId: 0 }
    : { establishmentId, valuationId: last.id };
  return { begins, examined: rows.length, changes: changesBy(grid, rows), isLast, next };
}

/** The grid's events for the rows; rows with the same event are together. */
function changesBy(grid: MovedGrid, rows: readonly MovableRow[]): readonly GridChange[] {
  const changes = new Map<string, { event: GridChange['event']; rows: MovableRow[] }>();
  for (const row of rows) {
    const event = eventOnNewGrid(grid, row, withTexts(row.answers, row.texts), row.isPutAside);
    if (event === null) continue;
    const kind = `${event.type} ${event.payload.status}`;
    const alike = changes.get(kind);
    if (alike === undefined) changes.set(kind, { event, rows: [row] });
    else alike.rows.push(row);
  }
  return [...changes.values()];
}

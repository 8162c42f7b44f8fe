import { Injectable } from '@nestjs/common';
import { ValuationStatus } from '@valorisation/rules';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { claimEvent } from '../../../platform/jobs/consumed-event.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { GridCatalogue, GridInForce } from '../../grids/index.js';
import type { NumberedGrid } from '../domain/valuation.change.js';
import { withTexts } from '../domain/valuation.merge.js';
import { eventOnNewGrid } from '../domain/valuation.new-grid.js';
import { GridMoves, type MoveCounts, type MovePlace } from '../persistence/grid-moves.js';
import { MovableRows, type GridChange, type MovableRow } from '../persistence/movable-rows.js';
import { MoveDigest } from './move-digest.js';

const payload = z.object({ eventId: z.uuid(), gridId: z.int().positive() });

/** A version and what its move is about. */
interface MovedGrid extends NumberedGrid {
  readonly effectiveOn: string;
  /** The version, published by error, whose place it takes. */
  readonly withdrawnGridId: number | null;
}

/**
 * Moves the valuations of every establishment to the statuses that a new grid calls for. The cursor advances in the
 * transaction of each batch: a worker that is killed goes on where it was, and no row is moved twice. A version that is no
 * longer in force moves nothing any more.
 */
@Injectable()
export class MoveValuations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly grids: GridCatalogue,
    private readonly inForce: GridInForce,
    private readonly rows: MovableRows,
    private readonly moves: GridMoves,
    private readonly digest: MoveDigest,
    private readonly clock: Clock,
  ) {}

  async run(job: Job<unknown>): Promise<void> {
    const { eventId, gridId } = payload.parse(job.data);
    const { grid, effectiveOn } = await this.grids.byId(gridId);
    const moved = { id: gridId, grid, effectiveOn, withdrawnGridId: await this.grids.withdrawnBy(gridId) };
    const establishments = await this.moves.establishments();
    let place = await this.moves.begin(gridId, this.clock.now());
    let told = 0;
    while (place !== null) {
      place = await this.moveBatch(place, moved, establishments, eventId);
      const done = establishments.findIndex((id) => id === place?.establishmentId);
      const percent = done < 0 ? 100 : Math.floor((100 * done) / establishments.length);
      if (percent !== told) await job.updateProgress(percent);
      told = percent;
    }
    await this.unitOfWork.run({ establishmentId: null, scope: 'staff', actorId: null, correlationId: eventId }, (tx) =>
      claimEvent(tx, job.name, eventId),
    );
  }

  /** One batch of one establishment; answers where the next begins, null at the end. */
  private async moveBatch(
    place: MovePlace,
    grid: MovedGrid,
    establishments: readonly number[],
    correlationId: string,
  ): Promise<MovePlace | null> {
    const establishmentId = establishments.find((id) => id >= place.establishmentId);
    const next =
      establishmentId === undefined
        ? null
        : await this.unitOfWork.run({ establishmentId, actorId: null, correlationId }, async (tx) =>
            this.moveIn(tx, establishmentId, place, grid),
          );
    if (next === null) await this.moves.finish(place.gridId, this.clock.now());
    return next;
  }

  /** Null when another version has come into force: its own move has the rest. */
  private async moveIn(
    tx: Transaction,
    establishmentId: number,
    place: MovePlace,
    grid: MovedGrid,
  ): Promise<MovePlace | null> {
    if ((await this.inForce.hold(tx)).id !== grid.id) return null;
    const after = establishmentId === place.establishmentId ? place.valuationId : 0;
    const { rows, isLast } = await this.rows.next(tx, after, grid);
    const changes = changesBy(grid, rows);
    for (const change of changes) await this.rows.change(tx, change, this.clock.now());
    const told = summed(place.told, changes);
    const isBack = grid.withdrawnGridId !== null;
    if (isLast) await this.digest.post(tx, told, { effectiveOn: grid.effectiveOn, isBack });
    const next = isLast
      ? this.moves.after(grid.id, establishmentId)
      : { gridId: grid.id, establishmentId, valuationId: rows.at(-1)?.id ?? after, told };
    const done = { examined: rows.length, moved: changes.reduce((sum, change) => sum + change.rows.length, 0) };
    if (!(await this.moves.advance(tx, place, next, done))) throw new Error('Another worker has gone on with the move');
    return next;
  }
}

/** What the grid does to the rows, those together to which the same happens. */
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

function summed(told: MoveCounts, changes: readonly GridChange[]): MoveCounts {
  const rowsOf = (type: GridChange['event']['type'], status?: ValuationStatus): number =>
    changes
      .filter(({ event }) => event.type === type && event.payload.status === (status ?? event.payload.status))
      .reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    toUpdate: told.toUpdate + rowsOf('valuation.outdated', ValuationStatus.AwaitingUpdate),
    toRedo: told.toRedo + rowsOf('valuation.outdated', ValuationStatus.ToRedo),
    reinstated: told.reinstated + rowsOf('valuation.reinstated'),
  };
}

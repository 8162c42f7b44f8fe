import { Injectable } from '@nestjs/common';
import { ValuationStatus } from '@valorisation/rules';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { claimEvent } from '../../../platform/jobs/consumed-event.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { GridCatalogue, GridInForce } from '../../grids/index.js';
import { Valuations } from '../commands/valuations.port.js';
import type { Valuation } from '../domain/valuation.aggregate.js';
import type { NumberedGrid } from '../domain/valuation.change.js';
import { GridMoves, type MoveCounts, type MovePlace } from '../persistence/grid-moves.js';
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
    private readonly valuations: Valuations,
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
    const isBack = grid.withdrawnGridId !== null;
    const after = establishmentId === place.establishmentId ? place.valuationId : 0;
    const ids = await this.moves.candidates(tx, { gridId: grid.id, after, isBack });
    const moved = await this.moveRows(tx, ids, grid);
    const told = summed(place.told, moved);
    const here = { gridId: grid.id, establishmentId, valuationId: ids.at(-1) ?? 0, told };
    const next = this.moves.next(here, ids.length);
    if (next.establishmentId !== establishmentId) {
      await this.digest.post(tx, told, { effectiveOn: grid.effectiveOn, isBack });
    }
    const done = { examined: ids.length, moved: moved.length };
    if (!(await this.moves.advance(tx, place, next, done))) throw new Error('Another worker has gone on with the move');
    return next;
  }

  /** Answers the rows that it has changed. */
  private async moveRows(tx: Transaction, ids: readonly number[], grid: MovedGrid): Promise<readonly Valuation[]> {
    if (ids.length === 0) return [];
    const rows = await this.valuations.findMany(tx, ids);
    const putAside =
      grid.withdrawnGridId === null ? undefined : await this.moves.putAsideBy(tx, grid.withdrawnGridId, ids);
    const context = {
      actorId: 0,
      now: this.clock.now(),
      today: this.clock.today(),
      gridInForce: grid,
      rowGrid: grid,
      newTextId: '',
    };
    for (const row of rows) row.applyGrid(grid, context, putAside?.has(row.state.id));
    await this.valuations.saveAll(tx, rows);
    return rows.filter(({ events }) => events.length > 0);
  }
}

function summed(told: MoveCounts, moved: readonly Valuation[]): MoveCounts {
  const reinstated = moved.filter(({ events }) => events.some(({ type }) => type === 'valuation.reinstated'));
  const outdated = moved.filter((row) => !reinstated.includes(row));
  const count = (status: ValuationStatus) => outdated.filter(({ state }) => state.status === status).length;
  return {
    toUpdate: told.toUpdate + count(ValuationStatus.AwaitingUpdate),
    toRedo: told.toRedo + count(ValuationStatus.ToRedo),
    reinstated: told.reinstated + reinstated.length,
  };
}

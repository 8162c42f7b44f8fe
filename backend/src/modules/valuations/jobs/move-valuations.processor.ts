import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { claimEvent } from '../../../platform/jobs/consumed-event.js';
import { Handles } from '../../../platform/jobs/handles.decorator.js';
import { jobLimits } from '../../../platform/jobs/job-limits.js';
import { JobWorker } from '../../../platform/jobs/job-worker.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { GridCatalogue, MOVE_VALUATIONS } from '../../grids/index.js';
import { Valuations } from '../commands/valuations.port.js';
import type { NumberedGrid } from '../domain/valuation.change.js';
import { GridMoves, type MovePlace } from '../persistence/grid-moves.js';

const payload = z.object({ eventId: z.uuid(), gridId: z.int().positive() });

/**
 * Moves the valuations of every establishment to the statuses that a new grid calls for. The cursor advances in the
 * transaction of each batch: a worker that is killed goes on where it was, and no row is moved twice.
 */
@Handles(MOVE_VALUATIONS)
@Processor('grid', jobLimits({ concurrency: 1, lockMs: 8_000, mostStarts: 20 }))
export class MoveValuationsProcessor extends JobWorker {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly grids: GridCatalogue,
    private readonly valuations: Valuations,
    private readonly moves: GridMoves,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async run(job: Job<unknown>): Promise<void> {
    const { eventId, gridId } = payload.parse(job.data);
    const grid = { id: gridId, grid: await this.grids.content(gridId) };
    const establishments = await this.moves.establishments();
    let place = await this.moves.begin(gridId, this.clock.now());
    while (place !== null) {
      place = await this.moveBatch(place, grid, establishments, eventId);
      const done = establishments.findIndex((id) => id === place?.establishmentId);
      await job.updateProgress(done < 0 ? 100 : Math.floor((100 * done) / establishments.length));
    }
    await this.unitOfWork.run({ establishmentId: null, scope: 'staff', actorId: null, correlationId: eventId }, (tx) =>
      claimEvent(tx, job.name, eventId),
    );
  }

  /** One batch of one establishment; answers where the next begins, null at the end. */
  private async moveBatch(
    place: MovePlace,
    grid: NumberedGrid,
    establishments: readonly number[],
    correlationId: string,
  ): Promise<MovePlace | null> {
    const establishmentId = establishments.find((id) => id >= place.establishmentId);
    if (establishmentId === undefined) {
      await this.moves.finish(place.gridId, this.clock.now());
      return null;
    }
    return this.unitOfWork.run({ establishmentId, actorId: null, correlationId }, async (tx) => {
      const after = establishmentId === place.establishmentId ? place.valuationId : 0;
      const ids = await this.moves.candidates(tx, grid.id, after);
      const moved = await this.moveRows(tx, ids, grid);
      const next = this.moves.next({ gridId: grid.id, establishmentId, valuationId: ids.at(-1) ?? 0 }, ids.length);
      await this.moves.advance(tx, next, ids.length, moved);
      return next;
    });
  }

  private async moveRows(tx: Transaction, ids: readonly number[], grid: NumberedGrid): Promise<number> {
    const rows = ids.length === 0 ? [] : await this.valuations.findMany(tx, ids);
    const context = {
      actorId: 0,
      now: this.clock.now(),
      today: this.clock.today(),
      gridInForce: grid,
      rowGrid: grid,
      newTextId: '',
    };
    for (const row of rows) row.applyGrid(grid, context);
    await this.valuations.saveAll(tx, rows);
    return rows.filter(({ events }) => events.length > 0).length;
  }
}

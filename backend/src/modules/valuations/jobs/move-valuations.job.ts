import { Injectable } from '@nestjs/common';
import { ValuationStatus, formatDay } from '@valorisation/rules';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { claimEvent } from '../../../platform/jobs/job-worker.js';
import { together, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { GridCatalogue, GridInForce } from '../../grids/index.js';
import { MailService } from '../../notifications/index.js';
import { GridMoves, NOTHING_MOVED, type MoveCounts, type MovePlace, type MoveSpot } from '../persistence/grid-moves.js';
import { MovableRows, type GridChange, MOST_ROWS, type MovableRow } from '../persistence/movable-rows.js';
import type { NumberedGrid } from '../domain/valuation.change.js';
import { withTexts } from '../domain/valuation.merge.js';
import { eventOnNewGrid } from '../domain/valuation.new-grid.js';

interface MovedGrid extends NumberedGrid {
  readonly effectiveOn: string;
  /** The version published by mistake that it replaces. */
  readonly withdrawnGridId: number | null;
}

/** The rows of a batch, and where the next one begins. */
interface ReadBatch {
  readonly begins: MoveSpot;
  readonly rows: readonly MovableRow[];
  readonly isLast: boolean;
  readonly next: MoveSpot;
}

interface MoveBatch extends Omit<ReadBatch, 'rows'> {
  readonly examined: number;
  readonly changes: readonly GridChange[];
}

function movable({ establishmentId, valuationId }: MoveSpot, { id, withdrawnGridId }: MovedGrid) {
  return { gridId: id, withdrawnGridId, establishmentId, after: valuationId };
}

function readBatch(begins: MoveSpot, found: readonly MovableRow[]): ReadBatch {
  const { establishmentId } = begins;
  const rows = found.slice(0, MOST_ROWS);
  const last = rows.at(-1);
  const isLast = found.length <= MOST_ROWS || last === undefined;
  const next = isLast
    ? { establishmentId: establishmentId + 1, valuationId: 0 }
    : { establishmentId, valuationId: last.id };
  return { begins, rows, isLast, next };
}

function calculated({ rows, ...read }: ReadBatch, grid: MovedGrid): MoveBatch {
  return { ...read, examined: rows.length, changes: changesBy(grid, rows) };
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

const payload = z.object({ eventId: z.uuid(), gridId: z.int().positive() });

interface Move {
  readonly grid: MovedGrid;
  /** Ids in order. */
  readonly establishments: readonly number[];
  readonly eventId: string;
}

/**
 * Moves the valuations of every establishment to the statuses of a new grid. The cursor advances in the transaction of
 * each batch, so a killed worker continues where it was, and no row moves twice. A version that is no longer in force
 * moves nothing.
 */
@Injectable()
export class MoveValuations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly grids: GridCatalogue,
    private readonly inForce: GridInForce,
    private readonly rows: MovableRows,
    private readonly moves: GridMoves,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  async run(job: Job<unknown>): Promise<void> {
    const { eventId, gridId } = payload.parse(job.data);
    const { grid, effectiveOn } = await this.grids.byId(gridId);
    const withdrawnGridId = await this.grids.withdrawnBy(gridId);
    const establishments = await this.moves.establishments();
    const move = { grid: { id: gridId, grid, effectiveOn, withdrawnGridId }, establishments, eventId };
    const begins = await this.moves.begin(gridId, this.clock.now());
    if (begins !== null) await this.goThrough(job, move, begins);
    await this.unitOfWork.run({ establishmentId: null, scope: 'staff', actorId: null, correlationId: eventId }, (tx) =>
      claimEvent(tx, job.name, eventId),
    );
  }

  /**
   * Moves one batch after the other. The next batch is calculated while the database writes one, and the batch after it is
   * read meanwhile. A calculation begins when the statements of the write are sent, because it would hold them back.
   */
  private async goThrough(job: Job<unknown>, move: Move, begins: MovePlace): Promise<void> {
    let place: MovePlace | null = begins;
    let read = this.read(begins, move);
    const calculate = async (): Promise<MoveBatch | null> => {
      const found = await read;
      if (found === null) return null;
      read = this.read(found.next, move);
      return calculated(found, move.grid);
    };
    let ahead = calculate();
    let reported = 0;
    while (place !== null) {
      const batch: MoveBatch | null = await ahead;
      if (batch === null) break;
      // A second try reads again, because the first one has used what was read.
      let expected: MoveSpot | null = batch.next;
      place = await this.write(batch, place, move, (next) => {
        if (expected === null || !isSameSpot(next, expected)) read = this.read(next, move);
        expected = null;
        ahead = calculate();
        // The write may fail before this promise is awaited.
        ahead.catch(() => undefined);
      });
      const percent = Math.floor(
        (100 * move.establishments.indexOf(batch.begins.establishmentId)) / move.establishments.length,
      );
      if (percent !== reported) await job.updateProgress(percent);
      reported = percent;
    }
    await this.moves.finish(move.grid.id, this.clock.now());
    await job.updateProgress(100);
  }

  /** Null when no establishment is left. A row that changes before it is written is detected at its write. */
  private read(
    { establishmentId: first, valuationId }: MoveSpot,
    { grid, establishments }: Move,
  ): Promise<ReadBatch | null> {
    const establishmentId = establishments.find((id) => id >= first);
    if (establishmentId === undefined) return Promise.resolve(null);
    const begins = { establishmentId, valuationId: establishmentId === first ? valuationId : 0 };
    const read = this.rows.read(movable(begins, grid)).then((rows) => readBatch(begins, rows));
    // The write of an earlier batch may fail before this promise is awaited.
    read.catch(() => undefined);
    return read;
  }

  /**
   * Answers where the next batch begins; null when another version has come into force, because its own move does the
   * rest. `onSent` is called with this place while the database writes, again for each try.
   */
  private async write(
    read: MoveBatch,
    place: MovePlace,
    { grid, eventId }: Move,
    onSent: (next: MoveSpot) => void,
  ): Promise<MovePlace | null> {
    const { begins } = read;
    let batch: MoveBatch | undefined = read;
    const context = { establishmentId: begins.establishmentId, actorId: null, correlationId: eventId };
    return this.unitOfWork.run(context, async (tx) => {
      if ((await this.inForce.hold(tx)).id !== grid.id) return null;
      // If the transaction runs again after a conflict, the rows are read again.
      const { changes, examined, isLast, next } =
        batch ?? calculated(readBatch(begins, await this.rows.readIn(tx, movable(begins, grid))), grid);
      batch = undefined;
      const counts = summed(place.counts, changes);
      const to = { gridId: grid.id, ...next, counts: isLast ? NOTHING_MOVED : counts };
      const done = { examined, moved: changes.reduce((sum, { rows }) => sum + rows.length, 0) };
      const now = this.clock.now();
      const sent = together([
        ...changes.map(async (change) => this.rows.change(tx, change, now)),
        this.moves.advance(tx, place, to, done),
      ]);
      onSent(next);
      await sent;
      if (isLast) await this.mailHeads(tx, counts, grid);
      return to;
    });
  }

  /** Runs in the transaction that moves the cursor on, so that the cursor and the mail belong together. */
  private async mailHeads(
    tx: Transaction,
    { toUpdate, toRedo, reinstated }: MoveCounts,
    { effectiveOn, withdrawnGridId }: MovedGrid,
  ): Promise<void> {
    if (toUpdate + toRedo + reinstated === 0) return;
    for (const { companyName, ...head } of await this.mails.heads(tx)) {
      const of = { companyName, on: formatDay(effectiveOn), toRedo };
      if (withdrawnGridId !== null) {
        await this.mails.post(tx, { kind: 'grid-withdrawn', ...head, data: { ...of, toUpdate, reinstated } });
      } else if (toUpdate > 0) {
        await this.mails.post(tx, { kind: 'grid-to-update', ...head, data: { ...of, toUpdate } });
      } else {
        await this.mails.post(tx, { kind: 'grid-to-redo', ...head, data: of });
      }
    }
  }
}

function isSameSpot(one: MoveSpot, other: MoveSpot): boolean {
  return one.establishmentId === other.establishmentId && one.valuationId === other.valuationId;
}

function summed(counts: MoveCounts, changes: readonly GridChange[]): MoveCounts {
  const rowsOf = (type: GridChange['event']['type'], status?: ValuationStatus): number =>
    changes
      .filter(({ event }) => event.type === type && (status === undefined || event.payload.status === status))
      .reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    toUpdate: counts.toUpdate + rowsOf('valuation.outdated', ValuationStatus.AwaitingUpdate),
    toRedo: counts.toRedo + rowsOf('valuation.outdated', ValuationStatus.ToRedo),
    reinstated: counts.reinstated + rowsOf('valuation.reinstated'),
  };
}

import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { UnitOfWork, type TransactionContext } from '../../../platform/persistence/unit-of-work.js';
import { GridEffects, type WeighedGrid } from '../persistence/grid-effects.js';
import { EffectCalculation } from './effect-calculation.js';

const payload = z.object({ eventId: z.uuid(), gridId: z.int().positive(), call: z.int().positive() });
type Asked = z.infer<typeof payload>;

const REPORT_EVERY_MS = 1000;

/**
 * The effect of a grid, stored beside it. A snapshot ends with its worker, so the next worker starts again. The result
 * is written once at the end, unless another request has replaced this one.
 */
@Injectable()
export class ComputeEffect {
  private readonly logger = new Logger(ComputeEffect.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly effects: GridEffects,
    private readonly calculation: EffectCalculation,
    private readonly clock: Clock,
  ) {}

  async run(job: Job<unknown>): Promise<void> {
    const asked = payload.parse(job.data);
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId: asked.eventId } as const;
    const grid = await this.unitOfWork.run(context, async (tx) => this.effects.begin(tx, asked, this.clock.now()));
    if (grid === undefined) return;
    try {
      await this.compute(job, asked, grid, context);
    } catch (error) {
      if (job.attemptsMade + 1 >= (job.opts.attempts ?? 1)) {
        this.logger.error({ msg: 'effect not computed', gridId: asked.gridId, fault: describeError(error) });
        await this.unitOfWork.run(context, async (tx) => this.effects.fail(tx, asked, this.clock.now()));
      }
      throw error;
    }
  }

  private async compute(
    job: Job<unknown>,
    asked: Asked,
    grid: WeighedGrid,
    context: TransactionContext,
  ): Promise<void> {
    const dataMark = await this.calculation.dataMark();
    let reportedAt = 0;
    const figures = await this.calculation.of(asked.gridId, grid, async (examined, total) => {
      const now = this.clock.now();
      if (now.getTime() - reportedAt < REPORT_EVERY_MS) return true;
      reportedAt = now.getTime();
      await job.updateProgress(Math.floor((100 * examined) / total));
      return this.unitOfWork.run(context, async (tx) => this.effects.note(tx, asked, now, { examined, total }));
    });
    if (figures === undefined) return;
    const computed = { figures, version: grid.version, dataMark, at: this.clock.now() };
    await this.unitOfWork.run(context, async (tx) => this.effects.finish(tx, asked, computed));
  }
}

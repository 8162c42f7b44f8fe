import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Clock } from '../../../platform/clock/clock.js';
import type { QueueName } from '../../../platform/events/event-catalogue.js';
import { QUEUES } from '../../../platform/jobs/queues.module.js';
import { describeError } from '../../../platform/logging/describe-error.js';

export const DAILY_ROUND = 'daily-round';

const AT_NIGHT = { pattern: '15 3 * * *', tz: 'Europe/Paris' } as const;

/** Queues that came back empty have lost the schedule. */
const AGAIN_MS = 60 * 60 * 1000;

/** Every night; and once on the first start of a day, for a machine that was off at night. */
@Injectable()
export class HousekeepingSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly logger = new Logger(HousekeepingSchedule.name);

  constructor(
    @Inject(QUEUES) private readonly queues: ReadonlyMap<QueueName, Queue>,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.set(), AGAIN_MS);
    await this.set();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async set(): Promise<void> {
    const queue = this.queues.get('housekeeping');
    try {
      await queue?.upsertJobScheduler(DAILY_ROUND, AT_NIGHT, { name: DAILY_ROUND });
      await queue?.add(DAILY_ROUND, {}, { jobId: `${DAILY_ROUND}_${this.clock.today()}` });
    } catch (error) {
      // The queue is away: the schedule of an earlier start holds, and it is set again in an hour.
      this.logger.warn({ msg: 'housekeeping not scheduled', fault: describeError(error) });
    }
  }
}

import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Clock } from '../../../platform/clock/clock.js';
import type { QueueName } from '../../../platform/events/event-catalogue.js';
import { QUEUES } from '../../../platform/jobs/queues.js';
import { describeError } from '../../../platform/logging/describe-error.js';

export const DAILY_ROUND = 'daily-round';

const AT_NIGHT = { pattern: '15 3 * * *', tz: 'Europe/Paris' } as const;

/** How often the schedule is checked: an emptied Redis has lost it. */
const LOOK_MS = 60 * 60 * 1000;

/** Schedules the daily round for every night, and for the first start of a day on a machine that was off at night. */
@Injectable()
export class HousekeepingSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly logger = new Logger(HousekeepingSchedule.name);

  constructor(
    @Inject(QUEUES) private readonly queues: ReadonlyMap<QueueName, Queue>,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.set('lost'), LOOK_MS);
    await this.set('start');
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Sets the schedule. After its loss it is unknown whether today's round was done. */
  private async set(when: 'start' | 'lost'): Promise<void> {
    const queue = this.queues.get('housekeeping');
    try {
      if (when === 'lost' && (await queue?.getJobScheduler(DAILY_ROUND)) !== undefined) return;
      await queue?.upsertJobScheduler(DAILY_ROUND, AT_NIGHT, { name: DAILY_ROUND });
      await queue?.add(DAILY_ROUND, {}, { jobId: `${DAILY_ROUND}_${this.clock.today()}` });
    } catch (error) {
      // The queue is away. An earlier start's schedule still holds, and the next check is in an hour.
      this.logger.warn({ msg: 'housekeeping not scheduled', fault: describeError(error) });
    }
  }
}

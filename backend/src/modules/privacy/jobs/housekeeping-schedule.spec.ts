import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Queue } from 'bullmq';
import { SystemClock } from '../../../platform/clock/clock.js';
import { HousekeepingSchedule } from './housekeeping-schedule.js';

const HOUR_MS = 3_600_000;

describe('the schedule of the daily round', () => {
  let schedulers: Set<string>;
  let asked: (string | undefined)[];
  let schedule: HousekeepingSchedule;

  const pass = async (hours: number) => jest.advanceTimersByTimeAsync(hours * HOUR_MS);

  beforeEach(async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z') });
    schedulers = new Set();
    asked = [];
    const queue = {
      getJobScheduler: async (id: string) => (schedulers.has(id) ? { id } : undefined),
      upsertJobScheduler: async (id: string) => void schedulers.add(id),
      add: async (_name: string, _data: object, { jobId }: { jobId?: string }) => void asked.push(jobId),
    } as unknown as Queue;
    schedule = new HousekeepingSchedule(new Map([['housekeeping', queue]]), new SystemClock());
    await schedule.onApplicationBootstrap();
  });

  afterEach(() => {
    schedule.onApplicationShutdown();
    jest.useRealTimers();
  });

  it("asks for today's round at the start, and leaves the nightly ones to the queue", async () => {
    await pass(48);
    expect([[...schedulers], asked]).toEqual([['daily-round'], ['daily-round_2026-11-23']]);
  });

  it("is restored within an hour when the queue has lost it, with that day's round", async () => {
    await pass(24);
    schedulers.clear();
    await pass(1);
    expect([[...schedulers], asked]).toEqual([['daily-round'], ['daily-round_2026-11-23', 'daily-round_2026-11-24']]);
    await pass(24);
    expect(asked).toHaveLength(2);
  });
});

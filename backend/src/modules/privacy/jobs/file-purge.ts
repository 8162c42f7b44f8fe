import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import type { QueueName } from '../../../platform/events/event-catalogue.js';
import { QUEUES } from '../../../platform/jobs/queues.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import { KEPT_DAYS } from '../domain/keeping-periods.js';
import { namedFiles, namedPortalFiles } from '../persistence/housekeeping-rows.js';

const PRINT = 'print';
/** Documents and pictures of the portal. Only the staff scope may read what earlier versions of a page show. */
const FOLDERS = [
  { folder: PRINT, scope: 'housekeeping', named: namedFiles },
  { folder: 'content', scope: 'staff', named: namedPortalFiles },
] as const;
type Folder = (typeof FOLDERS)[number];

const PAGE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** States of a job that no worker runs. */
const AT_REST = ['completed', 'failed', 'waiting', 'delayed', 'prioritized'] as const;

/** Deletes what is kept outside the tables: files of the store, jobs of the queues. Each step may be repeated. */
@Injectable()
export class FilePurge {
  constructor(
    private readonly files: FileStore,
    @Inject(QUEUES) private readonly queues: ReadonlyMap<QueueName, Queue>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async purge(establishmentId: number): Promise<void> {
    await this.files.deleteAll(`${PRINT}/${establishmentId}`);
    for (const queue of this.queues.values()) await removeJobs(queue, establishmentId);
  }

  /**
   * Deletes files that no row names: from interrupted prints and uploads, from deleted rows, from a print during an
   * erasure. A recent file stays, because its row may follow. Answers how many.
   */
  async clearStray(correlationId: string): Promise<number> {
    let cleared = 0;
    for (const folder of FOLDERS) {
      let keys: string[] = [];
      for await (const key of this.files.keysBelow(folder.folder)) {
        keys.push(key);
        if (keys.length < PAGE) continue;
        cleared += await this.clearUnnamed(keys, folder, correlationId);
        keys = [];
      }
      cleared += await this.clearUnnamed(keys, folder, correlationId);
    }
    return cleared;
  }

  private async clearUnnamed(
    keys: readonly string[],
    { scope, named: namedBy }: Folder,
    correlationId: string,
  ): Promise<number> {
    const oldest = this.clock.now().getTime() - KEPT_DAYS.strayFile * DAY_MS;
    const context = { establishmentId: null, scope, actorId: null, correlationId } as const;
    let cleared = 0;
    const named = await this.unitOfWork.run(context, async (tx) => namedBy(tx, keys));
    for (const key of keys) {
      if (named.has(key) || (await this.files.writtenAt(key)).getTime() > oldest) continue;
      await this.files.delete(key);
      cleared += 1;
    }
    return cleared;
  }
}

/** Jobs carry only ids, and these are deleted too. */
async function removeJobs(queue: Queue, establishmentId: number): Promise<void> {
  for (const state of AT_REST) {
    for (let start = 0; ;) {
      const jobs = await queue.getJobs([state], start, start + PAGE - 1);
      const own = jobs.filter(({ data }) => isOf(data, establishmentId));
      for (const job of own) await job.remove();
      if (jobs.length < PAGE) break;
      start += jobs.length - own.length;
    }
  }
}

function isOf(data: unknown, establishmentId: number): boolean {
  return z.object({ establishmentId: z.literal(establishmentId) }).safeParse(data).success;
}

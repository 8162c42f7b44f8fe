import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { PrintJobs, type NewPrintJob } from '../commands/print-jobs.port.js';
import { PrintJobRecord } from './print-job.record.js';

@Injectable()
export class SqlPrintJobs extends PrintJobs {
  async add({ manager }: Transaction, { request, ...job }: NewPrintJob): Promise<number> {
    const { identifiers } = await manager.insert(PrintJobRecord, {
      ...job,
      ...request,
      state: 'waiting',
      progress: 0,
      contentKey: null,
      errorCode: null,
      finishedAt: null,
    });
    const id: unknown = identifiers[0]?.['id'];
    if (typeof id !== 'number') throw new Error('The insert answered no id');
    return id;
  }
}

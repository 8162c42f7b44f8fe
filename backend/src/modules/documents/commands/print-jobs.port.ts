import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { PrintRequest } from '../domain/print-job.js';

export interface NewPrintJob {
  readonly establishmentId: number;
  readonly accountId: number;
  readonly request: PrintRequest;
  readonly fileName: string;
  readonly createdAt: Date;
}

/** Port of the rows behind GET /v1/jobs/{job_id}. */
export abstract class PrintJobs {
  /** Adds a waiting job and answers its id. */
  abstract add(transaction: Transaction, job: NewPrintJob): Promise<number>;
}

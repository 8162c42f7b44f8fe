import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { PrintKind, PrintRequest } from '../domain/print-job.js';

export interface NewPrintJob {
  readonly establishmentId: number;
  readonly accountId: number;
  readonly request: PrintRequest;
  readonly fileName: string;
  readonly createdAt: Date;
}

/** Jobs that wait or are rendered. */
export interface OpenPrints {
  readonly ofAccount: number;
  readonly ofEstablishment: number;
}

/** A job that is rendered once more. */
export interface ReopenedPrint {
  readonly kind: PrintKind;
  readonly timesAsked: number;
}

/** Port of the rows behind GET /v1/jobs/{job_id}. */
export abstract class PrintJobs {
  /** What is open as of now; until the transaction ends nobody else adds a job of the account. */
  abstract open(transaction: Transaction, accountId: number, now: Date): Promise<OpenPrints>;

  /** Adds a waiting job and answers its id. */
  abstract add(transaction: Transaction, job: NewPrintJob): Promise<number>;

  /**
   * Has a finished job wait again, and forgets the file that it can no longer give; undefined when somebody did so before.
   * @param storageKey the file that is damaged; null when none is registered
   */
  abstract reopen(
    transaction: Transaction,
    jobId: number,
    storageKey: string | null,
    now: Date,
  ): Promise<ReopenedPrint | undefined>;

  /** Takes away a job of the account that is not finished. */
  abstract drop(transaction: Transaction, accountId: number, jobId: number): Promise<void>;
}

import type { Transaction, TransactionContext, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { ErrorCode } from '../../../platform/errors/error-catalogue.js';
import { StorageFault } from '../../../platform/storage/file-store.js';
import { PrintJobRecord } from '../persistence/print-job.record.js';
import { registerFile, type RenderedFile } from './rendered-files.js';

/** The job's row is deleted, because its reader has stopped waiting. */
export class PrintDropped extends Error {
  override readonly name = 'PrintDropped';
}

export class PrintProgress {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly context: TransactionContext,
    private readonly jobId: number,
  ) {}

  /** Keeps a printed part, so that a resumed job continues after it. Progress never goes back. @throws PrintDropped */
  async advance(percent: number, part?: RenderedFile): Promise<void> {
    let isThere = true;
    await this.unitOfWork.run(this.context, async (tx) => {
      if (part !== undefined) await registerFile(tx, part);
      const { affected } = await tx.manager.update(
        PrintJobRecord,
        { id: this.jobId },
        { progress: () => `greatest(progress, ${Math.floor(percent)})` },
      );
      isThere = affected === 1;
      if (isThere) await notifyOwner(tx, this.jobId);
    });
    if (!isThere) throw new PrintDropped();
  }
}

export async function finishJob(tx: Transaction, jobId: number, change: Partial<PrintJobRecord>): Promise<void> {
  await tx.manager.update(PrintJobRecord, { id: jobId }, { ...change, finishedAt: new Date() });
  await notifyOwner(tx, jobId);
}

async function notifyOwner({ manager }: Transaction, jobId: number): Promise<void> {
  await manager.query('select pg_notify($1, $2)', ['print_job', String(jobId)]);
}

/** The error code for a document that was given up. An absent storage gets the code of any absent part. */
export function failureCode(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  return error instanceof StorageFault ? 'service_indisponible' : 'rendu_impossible';
}

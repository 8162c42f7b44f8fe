import { Processor } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { z } from 'zod';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { Handles } from '../../../platform/jobs/handles.decorator.js';
import { jobLimits } from '../../../platform/jobs/job-limits.js';
import { JobWorker } from '../../../platform/jobs/job-worker.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { UnitOfWork, type TransactionContext } from '../../../platform/persistence/unit-of-work.js';
import type { Viewer } from '../../valuations/index.js';
import { isBundleKind } from '../domain/print-job.js';
import { RENDER_DOCUMENT } from '../events.js';
import { PrintWork, type StartedPrint } from '../persistence/print-work.js';
import { BundlePlaces } from './bundle-places.js';
import { DocumentPrinter, type PrintedDocument } from './document-printer.js';
import { failureCode } from './failure-code.js';
import { finishJob, PrintDropped, PrintProgress } from './print-progress.js';
import { printRequestSchema } from './print-request.schema.js';

const payload = z.object({ eventId: z.uuid(), jobId: z.int().positive(), establishmentId: z.int().positive() });

/**
 * More than the browser's pages: none of them waits while other jobs are read or stored; a job of several hundred
 * documents holds its place for a while, and single ones pass it between two of its documents.
 */
const CONCURRENCY = 6;
const BUNDLES = CONCURRENCY - 2;
const BUNDLES_OF_ONE = 2;
/** After which a bundle that found no place comes back. */
const COME_BACK_MS = 250;
/** Beyond that a document is taken for one that kills its worker. */
const MOST_STARTS = 10;
/** The lock ends well within a download's 30 s. */
const LIMITS = jobLimits({ concurrency: CONCURRENCY, lockMs: 8_000, mostStarts: MOST_STARTS });

/** Renders what somebody asked for and says how it ended; its lock is renewed for as long as it takes. */
@Handles(RENDER_DOCUMENT)
@Processor('pdf', LIMITS)
export class RenderDocumentProcessor extends JobWorker {
  private readonly logger = new Logger(RenderDocumentProcessor.name);
  private readonly places = new BundlePlaces(BUNDLES, BUNDLES_OF_ONE);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly work: PrintWork,
    private readonly printer: DocumentPrinter,
  ) {
    super();
  }

  protected async run(job: Job<unknown>, token?: string): Promise<void> {
    const asked = payload.parse(job.data);
    const { jobId, establishmentId } = asked;
    const print = await this.work.start(establishmentId, jobId);
    if (print === undefined) return;
    if (!isBundleKind(print.kind)) return this.print(job, asked, print);
    if (!this.places.take(establishmentId)) {
      await job.moveToDelayed(Date.now() + COME_BACK_MS, token);
      throw new DelayedError();
    }
    try {
      await this.print(job, asked, print);
    } finally {
      this.places.giveBack(establishmentId);
    }
  }

  private async print(
    job: Job<unknown>,
    { eventId, jobId, establishmentId }: z.infer<typeof payload>,
    print: StartedPrint,
  ): Promise<void> {
    const context: TransactionContext = { establishmentId, actorId: null, correlationId: eventId };
    if (job.stalledCounter >= MOST_STARTS) return this.fail(context, jobId, new Error('started too often'));
    try {
      const printed = await this.render(print, establishmentId, new PrintProgress(this.unitOfWork, context, jobId));
      await this.work.finish(establishmentId, jobId, { consumer: RENDER_DOCUMENT, eventId }, printed);
    } catch (error) {
      if (error instanceof PrintDropped) return;
      const lastTry = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
      // A refusal of the domain does not get better by trying: the valuation is gone, or open again.
      if (!lastTry && !(error instanceof DomainError)) throw error;
      await this.fail(context, jobId, error);
      if (!(error instanceof DomainError)) throw error;
    }
  }

  private async fail(context: TransactionContext, jobId: number, error: unknown): Promise<void> {
    this.logger.error({ msg: 'document not rendered', jobId, fault: describeError(error) });
    await this.unitOfWork.run(context, (tx) =>
      finishJob(tx, jobId, { state: 'failed', errorCode: failureCode(error) }),
    );
  }

  /** Under the eyes of the account that asked, as of now. */
  private async render(
    { kind, input, accountId, associated }: StartedPrint,
    establishmentId: number,
    progress: PrintProgress,
  ): Promise<PrintedDocument> {
    if (associated === null) throw notFound('account');
    const viewer: Viewer = { establishmentId, accountId, associated };
    return this.printer.print(viewer, printRequestSchema.parse({ kind, input }), progress);
  }
}

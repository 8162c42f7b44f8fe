import { Processor } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { z } from 'zod';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { Handles, jobLimits, JobWorker } from '../../../platform/jobs/job-worker.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { UnitOfWork, type TransactionContext } from '../../../platform/persistence/unit-of-work.js';
import type { Viewer } from '../../valuations/index.js';
import { isBundleKind, type PrintRequest } from '../domain/print-job.js';
import { RENDER_DOCUMENT } from '../events.js';
import { PrintWork, type StartedPrint } from '../persistence/print-work.js';
import { BundlePlaces } from './bundle-places.js';
import { DocumentPrinter, type PrintedDocument } from './document-printer.js';
import { failureCode, finishJob, PrintDropped, PrintProgress } from './print-progress.js';

const id = z.int().positive();
/** Requests of an earlier release lack it, and the choices of a job sheet. */
const twoSided = z.boolean().default(true);
const parts = {
  pay: z.boolean().default(false),
  signatures: z.boolean().default(true),
  annex: z.boolean().default(true),
};
const form = z.enum(['merged', 'zip']);
const profileIds = z.array(id).min(1);

export const printRequestSchema: z.ZodType<PrintRequest> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('conclusion'),
    input: z.object({ valuationId: id, shareHundredths: z.int().min(1).max(10_000).nullable() }),
  }),
  z.object({
    kind: z.literal('conclusions'),
    input: z.object({ valuationIds: z.array(id).min(1), form, twoSided }),
  }),
  z.object({ kind: z.literal('job-sheet'), input: z.object({ profileId: id, ...parts }) }),
  z.object({ kind: z.literal('interview'), input: z.object({ profileId: id }) }),
  z.object({ kind: z.literal('grid-outlook'), input: z.object({ gridId: id }) }),
  z.object({ kind: z.literal('interviews'), input: z.object({ profileIds, twoSided }) }),
  z.object({ kind: z.literal('job-sheets'), input: z.object({ profileIds, form, twoSided, ...parts }) }),
]);

const payload = z.object({ eventId: z.uuid(), jobId: z.int().positive(), establishmentId: z.int().positive() });

/**
 * More jobs than the browser has pages, so that no page is idle while other jobs are read or stored. A long bundle keeps its
 * place. Between two of its parts, single documents are printed.
 */
const CONCURRENCY = 6;
const BUNDLES = CONCURRENCY - 2;
const BUNDLES_OF_ONE = 2;
/** The pause before a bundle without a place comes back. */
const COME_BACK_MS = 250;
/** After this many starts, the document is assumed to kill its worker. */
const MOST_STARTS = 10;
/** The lock ends well within a download's 30 s. */
const LIMITS = jobLimits({ concurrency: CONCURRENCY, lockMs: 8_000, mostStarts: MOST_STARTS });

/** Prints a document and records the outcome. Its lock is renewed as long as it runs. */
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
      // Another try does not help after a refusal of the domain, because the valuation is deleted or open again.
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

  /** Renders the document with the present rights of the account that asked. */
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

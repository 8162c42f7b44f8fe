import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Member } from '../../../platform/access/actor.js';
import type { Config } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { isErrorCode, type ErrorCode } from '../../../platform/errors/error-catalogue.js';
import type { jobResponse } from '../../../platform/jobs/job.response.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import { JournalListener } from '../../../platform/outbox/journal-listener.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import { RequestPrint } from '../commands/request-print.command.js';
import type { PrintRequest } from '../domain/print-job.js';
import { CheckSeen } from '../../valuations/index.js';
import { GetPrintJob, type PrintJobView } from '../queries/print-job.query.js';
import { contentDisposition } from '../../../platform/http/content-disposition.js';

type Job = z.infer<typeof jobResponse>;

const POLL_MS = 1_000;

/** Asks for a document and answers the file, or after 30 s the job to come back for. */
@Injectable()
export class PrintDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly listener: JournalListener,
    private readonly files: FileStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async print(
    actor: Member,
    request: PrintRequest,
    fileName: string,
    reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const jobId = await this.commands.execute(new RequestPrint(actor, request, fileName));
    return this.answer(await this.whenFinished(actor, jobId), reply);
  }

  /** A job may be asked for weeks later: what went or was limited since takes its document along. */
  async job(actor: Member, jobId: number, reply: FastifyReply): Promise<StreamableFile | Job> {
    const job = await this.queries.execute(new GetPrintJob(actor, jobId));
    await this.queries.execute(new CheckSeen(actor, job));
    return this.answer(job, reply);
  }

  private async answer(job: PrintJobView, reply: FastifyReply): Promise<StreamableFile | Job> {
    void reply.header('cache-control', 'private, no-store');
    if (job.state === 'failed') throw new DomainError(failureOf(job));
    if (job.state === 'done' && job.file !== null) {
      const { storageKey, mediaType, byteLength } = job.file;
      void reply.status(200);
      return new StreamableFile(await this.files.open(storageKey), {
        type: mediaType,
        disposition: contentDisposition(job.fileName),
        length: byteLength,
      });
    }
    void reply.status(202);
    return { job_id: job.id, state: job.state, progress: job.progress };
  }

  /** The job once it is done or failed, or as it is after 30 s. Woken by NOTIFY, polling as the floor. */
  private async whenFinished(actor: Member, jobId: number): Promise<PrintJobView> {
    const deadline = performance.now() + this.config.downloadWaitMs;
    for (;;) {
      const changed = this.nextChange(jobId, Math.min(POLL_MS, deadline - performance.now()));
      const job = await this.queries.execute(new GetPrintJob(actor, jobId));
      if (job.state === 'done' || job.state === 'failed' || performance.now() >= deadline) {
        changed.cancel();
        return job;
      }
      await changed.promise;
    }
  }

  private nextChange(jobId: number, timeoutMs: number): { promise: Promise<void>; cancel: () => void } {
    let cancel = (): void => undefined;
    const promise = new Promise<void>((resolve) => {
      const stop = this.listener.onPrintJob((payload) => {
        if (payload === String(jobId)) cancel();
      });
      const timer = setTimeout(() => cancel(), Math.max(0, timeoutMs));
      cancel = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
    });
    return { promise, cancel: () => cancel() };
  }
}

/** A refusal met by the worker is told as it would have been at once: the valuation is gone, or open again. */
function failureOf({ errorCode }: PrintJobView): ErrorCode {
  return errorCode !== null && isErrorCode(errorCode) ? errorCode : 'rendu_impossible';
}

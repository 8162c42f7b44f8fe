import type { Job } from '@valorisation/contract';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Member } from '../../../platform/access/actor.js';
import type { Config } from '../../../platform/config/config.js';
import { DomainError, unavailable } from '../../../platform/errors/domain-error.js';
import { isErrorCode } from '../../../platform/errors/error-catalogue.js';
import { closedSignal } from '../../../platform/http/closed-signal.js';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import { DropPrint, RequestPrint } from '../commands/request-print.command.js';
import type { PrintRequest } from '../domain/print-job.js';
import { GetPrintJob, type PrintJobView } from '../queries/print-job.query.js';
import { DocumentRelease } from './document-release.js';
import { isFinished, PrintWaiting, type Patience } from './print-waiting.js';

/** Asks for a document and answers its file. After 30 s it answers the job, so that the caller can ask again. */
@Injectable()
export class PrintService {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly waiting: PrintWaiting,
    private readonly documents: DocumentRelease,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async print(
    actor: Member,
    request: PrintRequest,
    fileName: string,
    reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    const patience = { ...this.patience(), signal: closedSignal(reply) };
    const news = this.waiting.listen();
    const jobId = await this.commands
      .execute(new RequestPrint({ actor, request, fileName }))
      .catch((error: unknown) => {
        news.close();
        throw error;
      });
    const job = await this.waiting.untilFinished(new GetPrintJob({ owner: actor, jobId }), patience, news);
    if (patience.signal.aborted) {
      // The job's id was never answered, so no other reader knows it.
      if (!isFinished(job)) await this.commands.execute(new DropPrint({ actor, jobId }));
      return stateOf(job, reply);
    }
    return this.answer(actor, job, patience, reply);
  }

  async job(actor: Member, jobId: number, reply: FastifyReply): Promise<StreamableFile | Job> {
    const job = await this.queries.execute(new GetPrintJob({ owner: actor, jobId }));
    return this.answer(actor, job, this.patience(), reply);
  }

  private patience(): Patience {
    return { deadline: performance.now() + this.config.downloadWaitMs };
  }

  private async answer(
    actor: Member,
    asked: PrintJobView,
    patience: Patience,
    reply: FastifyReply,
  ): Promise<StreamableFile | Job> {
    void reply.header('cache-control', 'private, no-store');
    const { job, document } = await this.documents.release(actor, asked, patience);
    if (job.state === 'failed') throw failureOf(job);
    if (document === null) return stateOf(job, reply);
    void reply.status(200);
    return new StreamableFile(document.content, {
      type: document.mediaType,
      disposition: contentDisposition(job.fileName),
      length: document.byteLength,
    });
  }
}

function stateOf({ id, state, progress }: PrintJobView, reply: FastifyReply): Job {
  void reply.status(202);
  return { id, state, progress };
}

/** Answers a refusal in the worker like an immediate refusal: the valuation is deleted, or open again. */
function failureOf({ errorCode }: PrintJobView): DomainError {
  if (errorCode === 'service_indisponible') return unavailable();
  return new DomainError(errorCode !== null && isErrorCode(errorCode) ? errorCode : 'rendu_impossible');
}

import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { PrintRequest } from '../domain/print-job.js';

/** Asks for a document; answers the id of its job. The worker renders it from the stored values. */
export class RequestPrint extends Command<number> {
  constructor(
    readonly actor: Member,
    readonly request: PrintRequest,
    /** Name of the download; it may name a person and lives in the job's erasable row. */
    readonly fileName: string,
  ) {
    super();
  }
}

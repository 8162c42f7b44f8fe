import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { PrintRequest } from '../domain/print-job.js';

/**
 * Asks for a document; answers the id of its job. The worker renders it from the stored values.
 * Refusal: `trop_de_tentatives` while the account waits for too many.
 */
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

/**
 * Has a finished document rendered once more, for the account that asked for it, since its file is not there as it was
 * written. Does nothing when somebody did so before. Refusal: `trop_de_tentatives`.
 */
export class PrintAnew extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly jobId: number,
    /** Whose job it is. */
    readonly ownerId: number,
    /** The damaged file; null when none is registered. */
    readonly storageKey: string | null,
  ) {
    super();
  }
}

/** Takes a document back that its only reader no longer waits for; a finished one stays. */
export class DropPrint extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly jobId: number,
  ) {
    super();
  }
}

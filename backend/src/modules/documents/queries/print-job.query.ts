import { Query } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { PrintState } from '../domain/print-job.js';

/** A job as its owner sees it. */
export interface PrintJobView {
  readonly id: number;
  readonly state: PrintState;
  readonly progress: number;
  readonly fileName: string;
  /** Once it is there. */
  readonly file: { readonly storageKey: string; readonly mediaType: string; readonly byteLength: number } | null;
  /** The valuations that it prints; none for a job sheet. */
  readonly valuationIds: readonly number[];
  /** The profile whose job sheet it prints, as its viewer sees it. */
  readonly profileIds: readonly number[];
  /** Code of the error catalogue, once it has failed. */
  readonly errorCode: string | null;
}

/** One's own job. Refusal: `introuvable` for anybody else's. */
export class GetPrintJob extends Query<PrintJobView> {
  constructor(
    readonly actor: Member,
    readonly jobId: number,
  ) {
    super();
  }
}

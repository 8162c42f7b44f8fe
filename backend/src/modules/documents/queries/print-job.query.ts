import { Query } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { PrintState } from '../domain/print-job.js';

/** A rendered file as it was written. */
export interface StoredFile {
  readonly storageKey: string;
  readonly mediaType: string;
  readonly byteLength: number;
  readonly sha256: string;
}

/** A job and what its document shows; whether somebody may have it is decided by `DocumentRelease`. */
export interface PrintJobView {
  readonly id: number;
  /** The account that asked. */
  readonly ownerId: number;
  readonly state: PrintState;
  readonly progress: number;
  readonly fileName: string;
  /** Null until it is made, and once it went by age. */
  readonly file: StoredFile | null;
  /** The valuations that it shows, in a line or in a total; until it is made, those that were asked for. */
  readonly valuationIds: readonly number[];
  /** The profile whose job sheet it is. */
  readonly profileIds: readonly number[];
  /** Code of the error catalogue, once it has failed. */
  readonly errorCode: string | null;
}

/** A job of one account. Refusal: `introuvable` for anybody else's. */
export class GetPrintJob extends Query<PrintJobView> {
  constructor(
    readonly owner: { readonly establishmentId: number; readonly accountId: number },
    readonly jobId: number,
  ) {
    super();
  }
}

/** The finished jobs of an associated account, or of the establishment for its main account; the latest first. */
export class ListPrinted extends Query<readonly PrintJobView[]> {
  constructor(readonly actor: Member) {
    super();
  }
}

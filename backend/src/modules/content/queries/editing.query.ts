/** What staff read while they write content. */
import type { LiveAmount, WorkingCopies } from '@valorisation/contract';
import { Query } from '@nestjs/cqrs';
import type { ContentValues } from '../commands/content-records.port.js';
import type { ContentKind } from '../domain/publication.js';

/** The reader's own working copy, and who else has one. Refusal: `introuvable`. */
export class GetWorkingCopies extends Query<WorkingCopies> {
  constructor(
    readonly readerId: number,
    readonly kind: ContentKind,
    readonly id: number,
  ) {
    super();
  }
}

/** What a text may name, with the values of today. */
export class ListLiveAmounts extends Query<readonly LiveAmount[]> {}

/** The place of the portal where a record is read, and what a call of the public would answer there. */
export interface PreviewedPlace {
  /** Of the route and, where the record has a page of its own, its id. */
  readonly route: string;
  readonly id: number | null;
  /** By the path of the call: the answer in its place. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** A record as the public would read it if it said this: its page, or the list that shows it. Refusal: `introuvable`. */
export class PreviewContent extends Query<PreviewedPlace> {
  constructor(
    readonly kind: ContentKind,
    readonly id: number,
    readonly content: ContentValues,
  ) {
    super();
  }
}

/** What staff read of the portal's records beside the records themselves. */
import type { ContentVersion, KeptContent, MissingFacts, PublicationState } from '@valorisation/contract';
import { Query } from '@nestjs/cqrs';
import type { ContentKind } from '../domain/publication.js';

/** The latest first. Refusal: `introuvable`. */
export class ListVersions extends Query<readonly ContentVersion[]> {
  constructor(
    readonly kind: ContentKind,
    readonly id: number,
  ) {
    super();
  }
}

/** Refusal: `introuvable`. */
export class GetKeptContent extends Query<KeptContent> {
  constructor(
    readonly kind: ContentKind,
    readonly id: number,
    readonly version: number,
  ) {
    super();
  }
}

/** Refusal: `introuvable`. */
export class GetPublication extends Query<PublicationState> {
  constructor(
    readonly kind: ContentKind,
    readonly id: number,
  ) {
    super();
  }
}

export class ListMissingFacts extends Query<readonly MissingFacts[]> {}

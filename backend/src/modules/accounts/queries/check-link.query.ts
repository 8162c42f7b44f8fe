import { Query } from '@nestjs/cqrs';
import type { TokenPurpose } from '../domain/mail-token.js';

/** A link that may still be used, and whose it is. */
export interface UsableLink {
  readonly accountId: number;
  readonly establishmentId: number | null;
  /** Of the account, or the new one that waits to be confirmed. */
  readonly maskedEmail: string;
}

/** Looks at a link without using it up. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`. */
export class CheckLink extends Query<UsableLink> {
  constructor(
    readonly token: string,
    readonly purpose: TokenPurpose,
  ) {
    super();
  }
}

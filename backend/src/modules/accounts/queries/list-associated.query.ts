import { Query } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';

/** A collaborator's account as its head sees it. */
export interface AssociatedView {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly parentId: number;
  readonly visa: number;
  readonly invitedAt: Date;
  /** Null while the invitation is not answered. */
  readonly activatedAt: Date | null;
  /** End of the invitation's link; null once the account is active. */
  readonly linkExpiresAt: Date | null;
  /** End of a proposal to take the main account over; null without one. */
  readonly handoverUntil: Date | null;
}

/** The associated accounts of the caller's establishment, by address. */
export class ListAssociated extends Query<{ readonly rows: readonly AssociatedView[]; readonly total: number }> {
  constructor(
    readonly actor: Member,
    readonly page: number,
    readonly perPage: number,
  ) {
    super();
  }
}

import type { StaffAccess } from '@valorisation/contract';
import { Query } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';

/** What the head has granted, and what staff have read by it. */
export class GetAccessGrant extends Query<StaffAccess> {
  constructor(readonly actor: Member) {
    super();
  }
}

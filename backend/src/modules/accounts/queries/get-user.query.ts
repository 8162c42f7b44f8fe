import { Query } from '@nestjs/cqrs';
import type { UserView } from './user.view.js';

/** The user object of one account: its own, or one that the caller may see. */
export class GetUser extends Query<UserView> {
  constructor(readonly accountId: number) {
    super();
  }
}

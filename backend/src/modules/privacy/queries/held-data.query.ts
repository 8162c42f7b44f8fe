import { Query } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';

/** By kind; rows as they are stored, less what only the tool needs. */
export type HeldData = Readonly<Record<string, unknown>>;

/** Everything that is held for a member in the tables, within what that member sees. */
export class GetHeldData extends Query<HeldData> {
  constructor(readonly actor: Member) {
    super();
  }
}

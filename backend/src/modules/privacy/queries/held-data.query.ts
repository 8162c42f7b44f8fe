import { Query } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';

/** A printed document that the viewer may take along. */
export interface HeldFile {
  readonly fileName: string;
  readonly storageKey: string;
}

export interface HeldData {
  /** By kind; rows as they are stored, less what only the tool needs. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly files: readonly HeldFile[];
}

/** Everything that is held for a member, within what that member sees. */
export class GetHeldData extends Query<HeldData> {
  constructor(readonly actor: Member) {
    super();
  }
}

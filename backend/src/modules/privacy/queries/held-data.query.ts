import { Query } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';

/** A row as it is stored, less what only the tool needs, in JSON. */
export interface HeldRow {
  /** The place of its section in the file. */
  readonly place: number;
  readonly text: string;
}

/** By kind; the rows of each section follow those of the one before. */
export interface HeldData {
  readonly sections: readonly { readonly name: string; readonly isList: boolean }[];
  readonly rows: AsyncIterable<readonly HeldRow[]>;
}

/** Everything that is held for a member in the tables, within what that member sees. */
export class GetHeldData extends Query<HeldData> {
  constructor(readonly actor: Member) {
    super();
  }
}

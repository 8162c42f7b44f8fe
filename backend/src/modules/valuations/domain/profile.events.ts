import { z } from 'zod';
import { EventReader } from '../../../platform/events/event-reader.js';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** What happens to a person's or a post's place. Names and sheets live in erasable rows that these point to. */
export const profileEvent = {
  /** A profile was added. `nameId` points to the erasable row of the name as it was then. */
  created: EventShape.first('profile.created', z.strictObject({ status: z.literal(0), nameId: z.string() })),
  /** Another name, under an erasable row of its own. */
  renamed: EventShape.first('profile.renamed', z.strictObject({ nameId: z.string() })),
  /** The job sheet's texts were saved under an erasable row. */
  sheetSaved: EventShape.first('profile.sheet-saved', z.strictObject({ textId: z.string(), status: z.literal(1) })),
  /** An empty profile is gone. */
  deleted: EventShape.first('profile.deleted', noPayload),
};

export type ProfileEvent = ReturnType<(typeof profileEvent)[keyof typeof profileEvent]['of']>;

/** Whatever release wrote them. */
export const profileReader = new EventReader<ProfileEvent>(Object.values(profileEvent));

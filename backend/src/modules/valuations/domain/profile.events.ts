import { z } from 'zod';
import { EventReader } from '../../../platform/events/event-reader.js';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** What happens to a person's or a post's place. Names and sheets live in erasable rows that these point to. */
export const profileEvent = {
  /** `nameId`: the erasable row of the name as it was then. */
  created: EventShape.first(
    'profile.created',
    'A profile was added to an establishment.',
    z.strictObject({ status: z.literal(0), nameId: z.string() }),
  ),
  renamed: EventShape.first('profile.renamed', 'The profile has another name.', z.strictObject({ nameId: z.string() })),
  /** `textId`: the erasable row of its texts. */
  sheetSaved: EventShape.first(
    'profile.sheet-saved',
    'The job sheet of the profile was saved.',
    z.strictObject({ textId: z.string(), status: z.literal(1) }),
  ),
  deleted: EventShape.first('profile.deleted', 'An empty profile was deleted.', noPayload),
};

export type ProfileEvent = ReturnType<(typeof profileEvent)[keyof typeof profileEvent]['of']>;

/** Whatever release wrote them. */
export const profileReader = new EventReader<ProfileEvent>(Object.values(profileEvent));

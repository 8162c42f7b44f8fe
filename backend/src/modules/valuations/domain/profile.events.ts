import { z } from 'zod';
import { EventReader, EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** The events of a profile. Names and sheets live in erasable rows, to which the events point. */
export const profileEvent = {
  /** `nameId`: the erasable row of the name at that time. */
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
  /** `nameId`: the erasable row of the new name, when the old one was taken there. */
  moved: EventShape.first(
    'profile.moved',
    'The profile and its valuations belong to another establishment.',
    z.strictObject({ from: z.int(), to: z.int(), nameId: z.string().nullable() }),
  ),
  deleted: EventShape.first('profile.deleted', 'An empty profile was deleted.', noPayload),
};

export type ProfileEvent = ReturnType<(typeof profileEvent)[keyof typeof profileEvent]['of']>;

export const profileReader = new EventReader<ProfileEvent>(Object.values(profileEvent));

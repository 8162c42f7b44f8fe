import type { ProfileNote } from '@valorisation/contract';
import type { Member } from '../../../platform/access/actor.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { ProfileNotes } from '../persistence/profile-notes.js';

/** The notes of a head about a person, the latest first. Refusal: `introuvable`. */
export class ListProfileNotes extends QueryOf<{ actor: Member; profileId: number }, readonly ProfileNote[]>() {}

const on = handlersWith({ notes: ProfileNotes });

export const profileNotesQueries = [
  on(ListProfileNotes, async ({ actor, profileId }, { notes }) => notes.of(actor.establishmentId, profileId)),
];

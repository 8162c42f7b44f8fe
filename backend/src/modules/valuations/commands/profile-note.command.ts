/** The notes of a head about a person (ADR 108). */
import type { ProfileNote } from '@valorisation/contract';
import type { Member } from '../../../platform/access/actor.js';
import { Clock, parisDay } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { ProfileNotes } from '../persistence/profile-notes.js';
import { memberTransaction } from './valuation-service.js';

/** Written today, unless a day is given. Refusal: `introuvable`. */
export class AddProfileNote extends CommandOf<
  { actor: Member; profileId: number; content: string; writtenOn: string | undefined },
  ProfileNote
>() {}

/** Changes the text and keeps the day. Refusals: `introuvable`, `version_perimee`. */
export class ChangeProfileNote extends CommandOf<
  { actor: Member; id: number; version: number; content: string },
  ProfileNote
>() {}

/** Answers what is deleted. Refusals: `introuvable`, `version_perimee`. */
export class DeleteProfileNote extends CommandOf<{ actor: Member; id: number; version: number }, ProfileNote>() {}

const on = handlersWith({ unitOfWork: UnitOfWork, notes: ProfileNotes, clock: Clock });

export const profileNoteCommands = [
  on(AddProfileNote, async ({ actor, profileId, content, writtenOn }, { unitOfWork, notes, clock }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) =>
      notes.add(tx, profileId, { content, writtenOn: writtenOn ?? parisDay(clock.now()) }),
    ),
  ),
  on(ChangeProfileNote, async ({ actor, content, ...note }, { unitOfWork, notes }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) => notes.change(tx, note, content)),
  ),
  on(DeleteProfileNote, async ({ actor, ...note }, { unitOfWork, notes }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) => notes.delete(tx, note)),
  ),
];

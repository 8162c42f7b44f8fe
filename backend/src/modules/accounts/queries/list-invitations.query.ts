import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { PersonAccounts, type PersonInvitation } from '../persistence/person-accounts.js';

/** The invitations that wait for the person, by the heads of other establishments. */
export class ListInvitations extends QueryOf<{ actor: Member }, readonly PersonInvitation[]>() {}

const on = handlersWith({ people: PersonAccounts, clock: Clock });

export const listInvitationsQueries = [
  on(ListInvitations, async ({ actor }, { people, clock }) => people.invitations(actor.accountId, clock.now())),
];

/** How a person with an account gets an account of a further establishment (ADR 99). */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, id, list, pathId } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { establishmentPlace, requestPending } from './registration.js';
import { user } from './user.js';

const waitingInvitation = wireObject(
  {
    id: wire('invitation_id', id),
    siret: wire('siret', z.string()),
    companyName: wire('company_name', z.string()),
    sentAt: wire('sent_at', z.iso.datetime()),
    endsAt: wire('ends_at', about(z.iso.datetime(), 'Afterwards its head must send it again')),
  },
  { id: 'WaitingInvitation' },
);
export type WaitingInvitation = z.output<typeof waitingInvitation>;

const establishmentRequest = wireObject(establishmentPlace, { id: 'EstablishmentRequest' });
export type EstablishmentRequest = z.output<typeof establishmentRequest>;

export const ownEstablishmentCalls = {
  invitations: get('/v1/user/invitations', { answer: list(waitingInvitation) }),
  accept: post('/v1/user/invitations/:id/accept', {
    params: { id: pathId },
    answer: user,
    refuses: ['introuvable', 'compte_deja_rattache', 'conflit'],
  }),
  ask: post('/v1/user/establishments', {
    body: establishmentRequest,
    answer: requestPending,
    refuses: ['donnees_invalides', 'trop_de_tentatives'],
  }),
};

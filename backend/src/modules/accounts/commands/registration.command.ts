import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { Registration } from '../domain/public-request.js';
import type { PlaceBesideHead } from './account-opening.js';

/**
 * Asks for an account (specification section 7, POST /v1/user/register). Known and unknown addresses, new and known
 * establishments are received alike. Refusal: `trop_de_tentatives`.
 */
export class RegisterAccount extends Command<void> {
  constructor(
    readonly registration: Omit<Registration, 'registerFinding'>,
    readonly remoteAddress: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

/**
 * Asks for another activation link with one that is dead. Received alike whatever the link is; the mail goes to the
 * account's own address. Refusal: `trop_de_tentatives`.
 */
export class RenewActivation extends Command<void> {
  constructor(
    readonly token: string,
    readonly remoteAddress: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

/**
 * Staff accept a request, or send the activation mail of an accepted one again (specification section 7,
 * v1/user/send/mail/{id}). Refusals: `introuvable`, `demande_traitee` (refused), `compte_deja_active`,
 * `donnees_invalides` (the address has become another account's).
 */
export class AcceptAccountRequest extends Command<void> {
  constructor(
    readonly requestId: number,
    /** For an establishment that has a head; without it the account is the head's collaborator. */
    readonly beside: PlaceBesideHead,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** Staff refuse a request; its reason is mailed. Refusals: `introuvable`, `demande_traitee`. */
export class RefuseAccountRequest extends Command<void> {
  constructor(
    readonly requestId: number,
    readonly reason: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

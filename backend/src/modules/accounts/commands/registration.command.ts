import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { ManyDone } from '../../../platform/errors/many-done.js';
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
    /** False: an accepted request is refused as `demande_traitee`, its mail does not leave again. */
    readonly mayResend = true,
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

/**
 * Staff answer several requests: each in a transaction of its own, so that one that is refused holds up no other (ADR 38).
 * A request that cannot be answered is reported with its refusal, those of `AcceptAccountRequest` and
 * `RefuseAccountRequest`.
 */
export class AnswerAccountRequests extends Command<ManyDone> {
  constructor(
    readonly requestIds: readonly number[],
    readonly answer:
      { readonly accept: true; readonly beside: PlaceBesideHead } | { readonly accept: false; readonly reason: string },
    readonly actor: Actor,
  ) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';
import type { Actor, Member } from '../../../platform/access/actor.js';

/**
 * Asks for the link that deletes one's own account (specification section 7, POST /v1/user/delete).
 * Refusals: `donnees_invalides` (the password), `trop_de_tentatives`.
 */
export class AskDeletion extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly password: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/** erased: gone at once. planned: goes on the day, unless it is called off. kept: nothing goes. */
export type DeletionOutcome =
  { readonly state: 'erased' | 'kept' } | { readonly state: 'planned'; readonly on: string };

/**
 * Decides with the link of a mail (POST /v1/user/delete/confirm). An associated account is erased, a main account's
 * establishment is planned for erasure; the link of the second mail calls the plan off.
 * Refusals: `lien_invalide` (foreign user_id included), `lien_remplace`, `lien_utilise`, `lien_expire`.
 */
export class DecideDeletion extends Command<DeletionOutcome> {
  constructor(
    readonly token: string,
    readonly accountId: number,
    readonly confirmed: boolean,
    readonly correlationId: string,
  ) {
    super();
  }
}

/** Calls one's planned deletion off, signed in again. Refusal: 409 `suppression_absente`. */
export class CancelDeletion extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

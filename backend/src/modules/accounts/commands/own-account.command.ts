import { Command } from '@nestjs/cqrs';
import type { Actor, Member } from '../../../platform/access/actor.js';
import type { AccountDetails } from '../domain/account.aggregate.js';

/**
 * Corrects one's names and postal address (specification section 7, POST /v1/user/update); a main account corrects the
 * establishment's name too. Refusal: `acces_refuse` when an associated account would rename the establishment.
 */
export class CorrectOwnAccount extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly details: Partial<AccountDetails>,
    readonly companyName: string | undefined,
  ) {
    super();
  }
}

/**
 * Chooses another password while signed in: the other sessions end. Refusals: `mot_de_passe_faux`,
 * `mot_de_passe_inchange`, `donnees_invalides`, `trop_de_tentatives`.
 */
export class ChangePassword extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
    readonly current: string,
    readonly next: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * Asks for another e-mail address (specification section 7, POST /v1/user/reset/mail): a link to the new one, a notice to
 * the old one, which stays valid until the link is used. An address that has an account already is answered alike; only a
 * mail to that address tells. Refusals: `adresse_inchangee`, `mot_de_passe_faux`, `trop_de_tentatives`.
 */
export class AskEmailChange extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly newEmail: string,
    readonly password: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * The new address becomes the account's, by the link mailed to it. Answers it.
 * Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`, `adresse_prise`.
 */
export class ConfirmEmailChange extends Command<string> {
  constructor(
    readonly token: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

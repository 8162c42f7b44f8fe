import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';

/**
 * Adds a collaborator's account (specification section 7, POST /v1/user/add/associated): a mail lets its holder choose a
 * password. An address that has an account elsewhere is answered alike, and its holder is told. Answers the account's id.
 * Refusals: `adresse_de_la_maison`, `trop_de_tentatives`.
 */
export class AddAssociated extends Command<number> {
  constructor(
    readonly actor: Member,
    readonly person: { readonly email: string; readonly firstName: string; readonly lastName: string },
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * Sends the invitation again (GET /v1/user/send/mail/associated/{id}): the earlier link is dead.
 * Refusals: `introuvable`, also for somebody else's account; `associe_deja_actif`, `trop_de_tentatives`.
 */
export class ResendInvitation extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly accountId: number,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * Removes an associated account (POST /v1/user/delete/{id}): its sessions end at once, its work stays.
 * Refusal: `introuvable`, also for one's own and for somebody else's account.
 */
export class RemoveAssociated extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly accountId: number,
  ) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';

/**
 * The head proposes the main account to an associated one, whose holder confirms by the link of a mail; an earlier proposal
 * is withdrawn by it. Refusals: `introuvable`, `passation_impossible` (not active yet), `mot_de_passe_faux`,
 * `trop_de_tentatives`.
 */
export class ProposeHandover extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly accountId: number,
    readonly password: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/** The head takes the proposal back: its link is dead. Refusal: `introuvable` when there is none. */
export class WithdrawHandover extends Command<void> {
  constructor(readonly actor: Member) {
    super();
  }
}

/**
 * The associated account accepts, by the link mailed to it, and is the main account from then on; the former head is one
 * of its associated accounts. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`, `passation_impossible`.
 */
export class ConfirmHandover extends Command<void> {
  constructor(
    readonly token: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

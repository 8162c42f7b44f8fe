/**
 * What staff do with an account. Of all: `introuvable`; `acces_refuse` for an account of staff, which admins alone
 * change.
 */
import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';

class StaffAct extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

/**
 * Keeps a member out until it is lifted; the reason is mailed, the sessions end. Refusals: `compte_equipe`,
 * `compte_en_suppression`, `compte_pas_active`, `compte_deja_suspendu`.
 */
export class SuspendAccount extends StaffAct {
  constructor(
    accountId: number,
    readonly reason: string,
    actor: Actor,
  ) {
    super(accountId, actor);
  }
}

/** Lets its holder in again, who is told. Refusal: `compte_pas_suspendu`. */
export class LiftSuspension extends StaffAct {}

/** Sends the activation mail again with a new link; the earlier one is dead. Refusal: `compte_deja_active`. */
export class ResendActivation extends StaffAct {}

/**
 * Makes an associated account the main one of its establishment; everybody there is told. Refusals:
 * `compte_deja_principal`, `passation_impossible` (not active).
 */
export class MakeMainAccount extends StaffAct {}

/** Ends one of the account's sessions, or every one. Refusal: `introuvable`, of a session that has ended too. */
export class EndAccountSessions extends StaffAct {
  constructor(
    accountId: number,
    readonly sessionId: number | null,
    actor: Actor,
  ) {
    super(accountId, actor);
  }
}

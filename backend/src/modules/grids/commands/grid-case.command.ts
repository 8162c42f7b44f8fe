import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { NewGridCase } from '../domain/grid-case.js';

/**
 * Types a case of a draft, before anybody is shown what the draft gives for it. Refusals: `introuvable`,
 * `grille_pas_brouillon`, `grille_dernier_auteur`, 422 on what the draft's rules refuse of the situation.
 */
export class TypeGridCase extends Command<void> {
  constructor(
    readonly gridId: number,
    readonly stated: NewGridCase,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** How the person who signs is known: by what signing in asks. */
export interface SignatureProof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly remoteAddress: string;
}

/**
 * Signs a case on the draft as it stands. Answers the id of the version. Refusals: those of typing, `cas_retire`,
 * `cas_faux`, `cas_deja_signe`; 422 on the password or the code, `trop_de_tentatives`.
 */
export class SignGridCase extends Command<number> {
  constructor(
    readonly caseId: number,
    readonly proof: SignatureProof,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** Takes a case out of the proof; it is kept. Answers the id of the version. Refusals: those of typing, `cas_retire`. */
export class WithdrawGridCase extends Command<number> {
  constructor(
    readonly caseId: number,
    readonly reason: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

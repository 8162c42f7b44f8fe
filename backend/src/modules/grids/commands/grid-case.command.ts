import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { GivenProof } from '../../../platform/access/identity-proof.js';
import type { NewGridCase, RestatedCase } from '../domain/grid-case.js';

/**
 * Types a case of a draft, before anybody is shown what the draft gives for it. Refusals: `introuvable`,
 * `grille_pas_brouillon`, `grille_dernier_auteur`, `grille_illisible`, 422 on what the draft's rules refuse of the situation.
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

/**
 * Types what cases that came along with the clone must give on this draft, before anybody is shown what it gives for them:
 * all of them, or none. Refusals: those of typing, `cas_retire`, `cas_deja_repris`.
 */
export class TakeOverGridCases extends Command<void> {
  constructor(
    readonly gridId: number,
    readonly cases: readonly RestatedCase[],
    readonly source: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

/**
 * Types a case again in place: its signature is void, and the contract and figures from before are in the journal. Answers the id of the
 * version. Refusals: those of typing, `cas_retire`.
 */
export class CorrectGridCase extends Command<number> {
  constructor(
    readonly caseId: number,
    readonly stated: NewGridCase,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** How the person who signs is known: by what signing in asks. */
export interface SignatureProof extends GivenProof {
  readonly remoteAddress: string;
}

/**
 * Signs cases on the draft as it stands, all of them or none, with one proof of who signs. Refusals: those of typing,
 * `cas_retire`, `cas_faux`, `cas_deja_signe`; 422 on the password or the code, `trop_de_tentatives`.
 */
export class SignGridCases extends Command<void> {
  constructor(
    readonly gridId: number,
    readonly caseIds: readonly number[],
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

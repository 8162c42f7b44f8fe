import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { GivenProof } from '../../../platform/access/identity-proof.js';

/**
 * Asks for the publication of a draft; a second admin has to confirm it. Refusals: `introuvable`, `version_perimee` of a
 * content that has changed, `grille_pas_brouillon`, `publication_deja_demandee`, `grille_non_prete`, 422 on the minute.
 */
export class AskPublication extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly gridId: number,
    readonly asked: {
      /** Of the content that the admin has read. */
      readonly version: number;
      /** YYYY-MM-DDTHH:MM in Paris; null: as soon as it is confirmed. */
      readonly takesForceAt: string | null;
      /** The public reads of it before its minute. */
      readonly announce: boolean;
    },
  ) {
    super();
  }
}

/**
 * Confirms exactly what was asked for, by another account, which proves who it is: the version is scheduled, or in force.
 * Refusals: `introuvable`, `publication_absente`, `seconde_personne`, `admin_recent`, `publication_perimee`, `grille_non_prete`,
 * 422 on the password or the code.
 */
export class ConfirmPublication extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly gridId: number,
    readonly publicationId: number,
    readonly proof: GivenProof,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/** Refuses a publication that waits, or takes back one before its minute. Refusals: `introuvable`, `publication_absente`. */
export class CancelPublication extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly gridId: number,
    readonly publicationId: number,
  ) {
    super();
  }
}

/** Puts a scheduled version in force whose minute has come; nothing for one that is done or was taken back. */
export class PublishDue extends Command<void> {
  constructor(
    readonly gridId: number,
    readonly correlationId: string,
  ) {
    super();
  }
}

/**
 * Asks to take back the version in force, which was published by error: a new version brings back the one before it, as soon
 * as a second admin confirms. Answers its id. Refusals: `introuvable`, `retrait_impossible`, `publication_deja_demandee`.
 */
export class WithdrawGrid extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly gridId: number,
    readonly reason: string,
  ) {
    super();
  }
}

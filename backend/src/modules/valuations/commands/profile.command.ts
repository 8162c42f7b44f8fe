import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { SheetTexts } from '../domain/profile.aggregate.js';

/** Adds a profile without a valuation (POST /v1/user/profile). Answers its id. Refusals: `donnees_invalides`. */
export class CreateProfile extends Command<number> {
  constructor(
    readonly actor: Member,
    readonly name: string,
  ) {
    super();
  }
}

/**
 * Changes the name, the job sheet, or both (POST /v1/user/profile/update/one/{id}). Answers the
 * version that the next change is held against.
 * Refusals: `introuvable`, `version_perimee`, `donnees_invalides`.
 */
export class ChangeProfile extends Command<number> {
  constructor(
    readonly actor: Member,
    readonly profileId: number,
    readonly change: { readonly name?: string; readonly sheet?: SheetTexts },
    readonly expectedVersion: number | null,
  ) {
    super();
  }
}

/** Deletes a profile that carries no valuation. Refusals: `introuvable`, `version_perimee`, `profil_non_vide`. */
export class DeleteProfile extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly profileId: number,
    readonly expectedVersion: number | null,
  ) {
    super();
  }
}

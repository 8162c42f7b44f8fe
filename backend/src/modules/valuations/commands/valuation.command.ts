import { Command } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import type { ValuationChange } from '../domain/valuation.change.js';

/** A profile that exists, or the name of a new one. */
export type ProfileChoice = { readonly profileId: number } | { readonly profileName: string };

/**
 * Begins the classification of a function (POST /v1/valor/-1/profil). Answers the new id.
 * Refusals: `donnees_invalides` naming the fields, `introuvable` for a profile that is not the establishment's, `acces_refuse`
 * for a visibility asked by an associated account.
 */
export class CreateValuation extends Command<number> {
  constructor(
    readonly actor: Member,
    readonly profile: ProfileChoice,
    readonly change: ValuationChange,
    /** Undefined: as the person's other rows are. */
    readonly visible?: boolean,
  ) {
    super();
  }
}

/**
 * Changes inputs or answers (POST /v1/valor/{id}/profil).
 * Refusals: `introuvable`, `version_perimee` when the expected version is stale, `transition_refusee` on an archived
 * row, `donnees_invalides`.
 */
export class EditValuation extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly valuationId: number,
    readonly profile: ProfileChoice | null,
    readonly change: ValuationChange,
    readonly expectedVersion: number | null,
  ) {
    super();
  }
}

/**
 * Computes the amount on the grid in force (POST /v1/valor/update/valorpoints): status 1.
 * Refusals: `introuvable`, `version_perimee`, `transition_refusee`, `criteres_manquants`, `donnees_invalides`.
 */
export class CompleteValuation extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly valuationId: number,
    readonly expectedVersion: number | null,
  ) {
    super();
  }
}

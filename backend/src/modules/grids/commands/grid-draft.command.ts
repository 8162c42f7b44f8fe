import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { DraftChange, GridParts } from '../domain/grid-draft.js';

/** Who acts, of the staff. */
type DraftActor = Pick<Actor, 'accountId' | 'correlationId'>;

export interface DraftOrigin {
  /** Any version; a draft says what it says at that moment. */
  readonly basedOn: number;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  /** What the draft says otherwise than that version from the start on. */
  readonly parts?: GridParts;
}

/** A draft from any version; answers its id (ADR 49). Refusals: `introuvable`, `date_avant_grille` at `effective_on`. */
export class CreateGridDraft extends Command<number> {
  constructor(
    readonly actor: DraftActor,
    readonly origin: DraftOrigin,
  ) {
    super();
  }
}

/**
 * A change of some parts of a draft or of all, whatever problems they still have; answers its version since.
 * Refusals: `introuvable`, `grille_pas_brouillon`, `version_perimee`, `date_avant_grille` at `effective_on`.
 */
export class EditGridDraft extends Command<number> {
  constructor(
    readonly actor: DraftActor,
    readonly gridId: number,
    /** The version that its writer has read. */
    readonly version: number,
    readonly change: DraftChange,
  ) {
    super();
  }
}

/** Throws a draft away for good. Refusals: those of `EditGridDraft`. */
export class DiscardGridDraft extends Command<void> {
  constructor(
    readonly actor: DraftActor,
    readonly gridId: number,
    readonly version: number,
  ) {
    super();
  }
}

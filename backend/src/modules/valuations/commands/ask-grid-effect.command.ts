import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';

/**
 * Asks what a grid would change of all valuations; while the same is being computed, nothing. Refusals: `introuvable`,
 * `grille_deja_publiee`.
 */
export class AskGridEffect extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly gridId: number,
  ) {
    super();
  }
}

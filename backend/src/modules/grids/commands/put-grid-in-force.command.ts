import { Command } from '@nestjs/cqrs';

/**
 * Puts a version in force; valuations follow as a job (product decisions, section 5).
 * Refusals: `introuvable`, `sans_effet` when it is in force already, `grille_cas_faux` and `grille_sans_preuve` of a
 * version that is not proven.
 */
export class PutGridInForce extends Command<void> {
  constructor(
    readonly gridId: number,
    /** The admin's account; null for the operator's command line. */
    readonly actorId: number | null,
    readonly correlationId: string,
    /** The operator alone: why it is put in force though it is not proven. */
    readonly forcedFor: string | null = null,
  ) {
    super();
  }
}

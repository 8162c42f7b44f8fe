import { Command } from '@nestjs/cqrs';

/**
 * The operator's act: puts a version in force that was so before; valuations follow as a job. With a reason any version,
 * past its proof and its second admin (ADR 51, ADR 52).
 * Refusals: `introuvable`, `sans_effet` when it is in force already, `grille_a_publier` of one that two admins publish,
 * `grille_cas_faux` and `grille_sans_preuve` of one that is not proven.
 */
export class PutGridInForce extends Command<void> {
  constructor(
    readonly gridId: number,
    /** Null for the operator's command line. */
    readonly actorId: number | null,
    readonly correlationId: string,
    /** Why it is forced; null: it is not. */
    readonly forcedFor: string | null = null,
  ) {
    super();
  }
}

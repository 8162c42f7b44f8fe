import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { ContentKind, PublicationDates } from '../domain/publication.js';

interface ContentTarget {
  readonly kind: ContentKind;
  readonly id: number;
  /** That the writer has read; left out: whatever stands. */
  readonly version?: number;
}

/**
 * Publishes a record now, or from a day on and up to another (product decisions, section 3).
 * Refusals: `introuvable`, `version_perimee`, `donnees_invalides`.
 */
export class PublishContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
    readonly dates: PublicationDates,
  ) {
    super();
  }
}

/** Takes a record away from the public; it stays with staff. Refusals: `introuvable`, `version_perimee`, `contenu_archive`. */
export class ArchiveContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
  ) {
    super();
  }
}

/**
 * Writes what a record said in an earlier version, 0 for the text as the product ships it, as a new version. When it is
 * public stays as it is. Refusals: `introuvable`, `version_perimee`.
 */
export class RestoreContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
    readonly from: number,
  ) {
    super();
  }
}

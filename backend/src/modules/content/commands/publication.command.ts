import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import type { ManyDone } from '../../../platform/errors/many-done.js';
import type { ContentKind, PublicationDates } from '../domain/publication.js';
import type { ContentValues } from './content-records.port.js';

interface ContentTarget {
  readonly kind: ContentKind;
  readonly id: number;
  /** That the writer has read; left out: whatever stands. */
  readonly version?: number | undefined;
}

/**
 * Publishes a record now, or from a day on and up to another (ADR 29), with what it says from then
 * on where that is given: text and publication in one transaction, and the writer's working copy is done with.
 * Refusals: `introuvable`, `version_perimee`, `donnees_invalides`.
 */
export class PublishContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
    readonly dates: PublicationDates,
    readonly content?: ContentValues,
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

/** Takes a record back among the drafts. Refusals: `introuvable`, `version_perimee`, `contenu_brouillon`. */
export class UnpublishContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
  ) {
    super();
  }
}

/**
 * Gives up a schedule that has not begun: what the public reads meanwhile stays for good, or the record is a draft again.
 * The text that was scheduled is among the versions. Refusals: `introuvable`, `version_perimee`, `contenu_non_programme`.
 */
export class CancelSchedule extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly target: ContentTarget,
  ) {
    super();
  }
}

/** Publishes records at once and for good, in one transaction. Left: `introuvable`, `contenu_publie`. */
export class PublishContents extends Command<ManyDone> {
  constructor(
    readonly actor: Actor,
    readonly kind: ContentKind,
    readonly ids: readonly number[],
  ) {
    super();
  }
}

/** Takes records away from the public, in one transaction. Left: `introuvable`, `contenu_archive`. */
export class ArchiveContents extends Command<ManyDone> {
  constructor(
    readonly actor: Actor,
    readonly kind: ContentKind,
    readonly ids: readonly number[],
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

import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { ManyDone } from '../../../platform/errors/many-done.js';
import { publishedEvent, contentEvent } from '../domain/content.events.js';
import {
  publish,
  archive,
  unpublish,
  cancelSchedule,
  isPublic,
  type ContentKind,
  type PublicationDates,
  type ContentTarget,
  type ContentValues,
} from '../domain/publication.js';
import { ContentRecords, WorkingCopies } from '../persistence/content-records.js';
import { ContentChange } from './content-change.js';

/**
 * Publishes a record now, or from one day to another (ADR 29). A given text is written in the same transaction, and the
 * writer's working copy is deleted. Refusals: `introuvable`, `version_perimee`, `donnees_invalides`.
 */
export class PublishContent extends CommandOf<{
  actor: Actor;
  target: ContentTarget;
  dates: PublicationDates;
  content?: ContentValues | undefined;
}>() {}

abstract class OnContent extends CommandOf<{ actor: Actor; target: ContentTarget }>() {}

/** Hides a record from the public; staff keep it. Refusals: `introuvable`, `version_perimee`, `contenu_archive`. */
export class ArchiveContent extends OnContent {}

/** Makes a record a draft again. Refusals: `introuvable`, `version_perimee`, `contenu_brouillon`. */
export class UnpublishContent extends OnContent {}

/**
 * Cancels a schedule before it begins. What the public reads until then stays, or the record becomes a draft again. The
 * scheduled text stays among the versions. Refusals: `introuvable`, `version_perimee`, `contenu_non_programme`.
 */
export class CancelSchedule extends OnContent {}

abstract class OnContents extends CommandOf<{ actor: Actor; kind: ContentKind; ids: readonly number[] }, ManyDone>() {}

/** Publishes records now and without an end, in one transaction. Left out: `introuvable`, `contenu_publie`. */
export class PublishContents extends OnContents {}

/** Hides records from the public, in one transaction. Left out: `introuvable`, `contenu_archive`. */
export class ArchiveContents extends OnContents {}

/**
 * Writes the content of an earlier version (0 for the shipped text) as a new version. Its publication does not change.
 * Refusals: `introuvable`, `version_perimee`.
 */
export class RestoreContent extends CommandOf<{ actor: Actor; target: ContentTarget; from: number }>() {}

const on = handlersWith({ change: ContentChange, copies: WorkingCopies, clock: Clock, records: ContentRecords });

export const publicationCommands = [
  on(PublishContent, async ({ actor, target, dates, content }, { change, copies, clock }) =>
    change.run(actor, target, async (before, tx) => {
      const publication = publish(before, dates, clock.now());
      if (content !== undefined) await copies.drop(tx, target, actor.accountId);
      return { publication, event: publishedEvent(publication), ...(content !== undefined && { content }) };
    }),
  ),
  on(ArchiveContent, async ({ actor, target }, { change }) =>
    change.run(actor, target, (before) => ({
      publication: archive(before),
      event: contentEvent.archived.of({}),
    })),
  ),
  on(UnpublishContent, async ({ actor, target }, { change }) =>
    change.run(actor, target, (before) => ({
      publication: unpublish(before),
      event: contentEvent.unpublished.of({}),
    })),
  ),
  on(CancelSchedule, async ({ actor, target }, { change, records, clock }) =>
    change.run(actor, target, async (before, tx) => {
      const standing = await records.standing(tx, target.kind, target.id);
      const publication = cancelSchedule(before, standing?.publication ?? null, clock.now());
      return { publication, event: contentEvent.unscheduled.of({}), ...(standing && { content: standing.content }) };
    }),
  ),
  on(PublishContents, async ({ actor, kind, ids }, { change, clock }) => {
    const now = clock.now();
    return change.runMany(actor, kind, ids, (before) => {
      if (isPublic(before, now)) throw new DomainError('contenu_publie');
      const publication = publish(before, { opensAt: now, closesAt: null }, now);
      return { publication, event: publishedEvent(publication) };
    });
  }),
  on(ArchiveContents, async ({ actor, kind, ids }, { change }) =>
    change.runMany(actor, kind, ids, (before) => ({
      publication: archive(before),
      event: contentEvent.archived.of({}),
    })),
  ),
  on(RestoreContent, async ({ actor, target, from }, { change, records }) =>
    change.run(actor, target, async (publication, tx) => {
      const content = await records.kept(tx, target.kind, target.id, from);
      if (content === undefined) throw notFound();
      return { publication, content, event: contentEvent.restored.of({ from }) };
    }),
  ),
];

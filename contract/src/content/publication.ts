/**
 * Acts that decide whether the public can read a record: publish, schedule, archive, take back. Each exists for one
 * record and for many.
 */
import * as z from 'zod/mini';
import { post } from '../call.js';
import { about, id, pathId } from '../data.js';
import { manyOutcome } from '../staff/many.js';
import { ids } from '../valuations/life.js';
import { wire, wireObject } from '../wire.js';
import { contentKind, contentState } from './staff.js';

const instant = z.iso.datetime('invalide');
const writtenWith = 'The new values by field, in the same transaction; left out: they stay';

const publicationState = z
  .object({ id, state: contentState, opens_at: instant, closes_at: z.nullable(instant), version: id })
  .register(z.globalRegistry, {
    id: 'PublicationState',
    examples: [{ id: 3, state: 'published', opens_at: '2026-09-14T06:00:00.000Z', closes_at: null, version: 4 }],
  });
export type PublicationState = z.output<typeof publicationState>;

export const readVersion = wire('version', about(z.optional(id), 'The version that the writer has read'));
export const changedRecord = {
  params: { kind: contentKind, id: pathId },
  isBare: true,
  answer: publicationState,
} as const;

const many = {
  params: { kind: contentKind },
  isBare: true,
  body: wireObject({ ids }, { id: 'ManyContents' }),
  answer: manyOutcome,
  refuses: ['donnees_invalides'],
} as const;

export const contentPublicationCalls = {
  publish: post('/admin/:kind/:id/publish', {
    ...changedRecord,
    body: wireObject(
      {
        opensAt: wire('opens_at', about(z.optional(z.nullable(instant)), 'Left out: now, or the first public day')),
        closesAt: wire('closes_at', about(z.optional(z.nullable(instant)), 'Left out: it stays')),
        version: readVersion,
        content: wire('content', about(z.optional(z.record(z.string(), z.unknown())), writtenWith)),
      },
      { id: 'PublishContentRequest' },
    ),
    refuses: ['introuvable', 'version_perimee', 'donnees_invalides', 'accueil_public'],
  }),
  archive: post('/admin/:kind/:id/archive', {
    ...changedRecord,
    body: wireObject({ version: readVersion }, { id: 'ArchiveContentRequest' }),
    refuses: ['introuvable', 'version_perimee', 'contenu_archive', 'accueil_public'],
  }),
  /** Makes the record a draft again, from any other state. */
  unpublish: post('/admin/:kind/:id/unpublish', {
    ...changedRecord,
    body: wireObject({ version: readVersion }, { id: 'UnpublishContentRequest' }),
    refuses: ['introuvable', 'version_perimee', 'contenu_brouillon', 'accueil_public'],
  }),
  unschedule: post('/admin/:kind/:id/unschedule', {
    ...changedRecord,
    body: wireObject({ version: readVersion }, { id: 'UnscheduleContentRequest' }),
    refuses: ['introuvable', 'version_perimee', 'contenu_non_programme'],
  }),
  /** Publishes all records in one transaction. */
  publishMany: post('/admin/:kind/publish', many),
  archiveMany: post('/admin/:kind/archive', many),
};

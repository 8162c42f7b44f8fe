/**
 * What staff do with content while they write it: working copies that the public does not see, a look at them as the
 * visitor will see them, and acts on many records at once (backend/docs/adr/0036). Names stay the wire's on both sides.
 */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, list, pathId } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { ids } from '../valuations/life.js';
import { changedRecord, contentKind, readVersion } from './staff.js';

/** Fields of the record, as far as somebody has typed them: a text may still be missing, a title be empty. */
const typedContent = about(
  z.record(z.string(), z.unknown()),
  'By field of the record; fields of other names are dropped',
);

const workingCopies = z
  .object({
    id: about(id, 'The record’s'),
    mine: z.nullable(
      z.object({
        content: typedContent,
        base_version: about(id, 'Of the record, when the writer began'),
        typed_at: z.iso.datetime(),
      }),
    ),
    others: about(
      list(z.object({ name: z.nullable(z.string()), typed_at: z.iso.datetime() })),
      'Who else has a working copy of the record, the latest first; never what it says',
    ),
  })
  .register(z.globalRegistry, {
    id: 'WorkingCopies',
    examples: [
      {
        id: 3,
        mine: { content: { title: 'Relire les classements' }, base_version: 2, typed_at: '2026-11-20T09:30:00.000Z' },
        others: [{ name: 'Camille Martin', typed_at: '2026-11-20T09:28:00.000Z' }],
      },
    ],
  });
export type WorkingCopies = z.output<typeof workingCopies>;

const bulkOutcome = z
  .object({
    done: about(count, 'How many were changed'),
    skipped: about(count, 'How many were in the asked state already'),
    ids: about(list(id), 'Those that were changed'),
  })
  .register(z.globalRegistry, { id: 'ContentOutcome', examples: [{ done: 2, skipped: 1, ids: [3, 5] }] });
export type ContentOutcome = z.output<typeof bulkOutcome>;

const preview = z
  .object({ id, html: about(z.string(), 'A whole document, with the style sheets of the portal and no script') })
  .register(z.globalRegistry, { id: 'ContentPreview', examples: [{ id: 3, html: '<!doctype html>' }] });

const liveAmount = z
  .object({
    id: about(z.string(), 'As a text names it between double braces'),
    label: z.string(),
    value: about(z.nullable(z.string()), 'Today; null: there is none'),
  })
  .register(z.globalRegistry, {
    id: 'LiveAmount',
    examples: [{ id: 'grid.valeur_point', label: 'Valeur annuelle du point', value: '20,80 €' }],
  });
export type LiveAmount = z.output<typeof liveAmount>;

const one = { params: { kind: contentKind, id: pathId }, isBare: true } as const;
const content = wire('content', typedContent);

const many = {
  params: { kind: contentKind },
  isBare: true,
  body: wireObject({ ids }, { id: 'ManyContents' }),
  answer: bulkOutcome,
  refuses: ['introuvable', 'donnees_invalides'],
} as const;

export const contentEditingCalls = {
  /** One transaction: all of them or none. */
  publishMany: post('/admin/:kind/publish', many),
  archiveMany: post('/admin/:kind/archive', many),
  /** Back among the drafts, from any other state. */
  unpublish: post('/admin/:kind/:id/unpublish', {
    ...changedRecord,
    body: wireObject({ version: readVersion }, { id: 'UnpublishContentRequest' }),
    refuses: ['introuvable', 'version_perimee', 'contenu_brouillon'],
  }),
  unschedule: post('/admin/:kind/:id/unschedule', {
    ...changedRecord,
    body: wireObject({ version: readVersion }, { id: 'UnscheduleContentRequest' }),
    refuses: ['introuvable', 'version_perimee', 'contenu_non_programme'],
  }),
  workingCopies: get('/admin/:kind/:id/draft', { ...one, answer: workingCopies, refuses: ['introuvable'] }),
  keepWorkingCopy: post('/admin/:kind/:id/draft', {
    ...one,
    body: wireObject({ baseVersion: wire('base_version', id), content }, { id: 'WorkingCopyRequest' }),
    answer: workingCopies,
    refuses: ['introuvable', 'donnees_invalides'],
  }),
  dropWorkingCopy: post('/admin/:kind/:id/draft/discard', { ...one, answer: workingCopies, refuses: ['introuvable'] }),
  preview: post('/admin/:kind/:id/preview', {
    ...one,
    body: wireObject({ content }, { id: 'ContentPreviewRequest' }),
    answer: preview,
    refuses: ['introuvable', 'donnees_invalides', 'service_indisponible'],
  }),
  liveAmounts: get('/admin/live-amounts', { isBare: true, answer: list(liveAmount), refuses: [] }),
};

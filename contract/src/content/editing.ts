/**
 * What staff do with content while they write it: working copies that the public does not see, a preview as visitors
 * will see it, the amounts that a text may name, and the facts to fill in (backend/docs/adr/0036). The fields have
 * their wire names.
 */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, id, list, pathId } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { contentKind } from './staff.js';

/** The fields as typed so far. A text may be missing, and a title may be empty. */
const typedContent = about(
  z.record(z.string(), z.unknown()),
  'By field of the record; fields with other names are dropped',
);

const workingCopies = z
  .object({
    id: about(id, 'The id of the record'),
    mine: z.nullable(
      z.object({
        content: typedContent,
        base_version: about(id, 'The version of the record when the writer began'),
        typed_at: z.iso.datetime(),
      }),
    ),
    others: about(
      list(z.object({ name: z.nullable(z.string()), typed_at: z.iso.datetime() })),
      'Other writers with a working copy of the record, the latest first; never its content',
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

const missingFacts = z
  .object({
    id,
    name: z.string(),
    title: z.string(),
    to_complete: about(list(z.string()), 'What the employer body has to fill in, in the order of the text'),
  })
  .register(z.globalRegistry, {
    id: 'MissingFacts',
    examples: [{ id: 4, name: 'faq', title: 'FAQ', to_complete: ['nom du directeur de la publication'] }],
  });
export type MissingFacts = z.output<typeof missingFacts>;

const preview = z
  .object({ id, html: about(z.string(), 'A whole document, with the style sheets of the portal and without scripts') })
  .register(z.globalRegistry, { id: 'ContentPreview', examples: [{ id: 3, html: '<!doctype html>' }] });

const liveAmount = z
  .object({
    id: about(z.string(), 'The name between double braces in a text'),
    label: z.string(),
    value: about(z.nullable(z.string()), 'Today’s value; null: there is none'),
  })
  .register(z.globalRegistry, {
    id: 'LiveAmount',
    examples: [{ id: 'grid.valeur_point', label: 'Valeur annuelle du point', value: '20,80 €' }],
  });
export type LiveAmount = z.output<typeof liveAmount>;

const one = { params: { kind: contentKind, id: pathId }, isBare: true } as const;
const content = wire('content', typedContent);

export const contentEditingCalls = {
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
  /** The pages that lack facts about the employer body. */
  missingFacts: get('/admin/missing-facts', { isBare: true, answer: list(missingFacts), refuses: [] }),
  liveAmounts: get('/admin/live-amounts', { isBare: true, answer: list(liveAmount), refuses: [] }),
};

import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, bodyVersion, list, pathId, pathVersion } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { changedRecord, readVersion } from './publication.js';
import { contentKind, contentState } from './staff.js';

const instant = z.iso.datetime('invalide');

/** An earlier version of a record. Its id is its number, which is unique only within the record. */
const versionFields = {
  id: about(z.int().check(z.minimum(0)), 'The number of the version; 0: the text as shipped with the product'),
  state: about(z.nullable(contentState), 'Null for the shipped text'),
  opens_at: z.nullable(instant),
  closes_at: z.nullable(instant),
  written_at: instant,
  written_by: about(z.nullable(z.string()), 'Null: the installation'),
};
const versionExample = {
  id: 1,
  state: 'published',
  opens_at: '2026-09-14T06:00:00.000Z',
  closes_at: null,
  written_at: '2026-09-14T06:00:00.000Z',
  written_by: null,
};
const contentVersion = z
  .object(versionFields)
  .register(z.globalRegistry, { id: 'ContentVersion', examples: [versionExample] });
export type ContentVersion = z.output<typeof contentVersion>;

const keptContent = z
  .object({ ...versionFields, content: about(z.record(z.string(), z.unknown()), 'The text of that version, by field') })
  .register(z.globalRegistry, {
    id: 'KeptContent',
    examples: [{ ...versionExample, content: { title: 'Classification' } }],
  });
export type KeptContent = z.output<typeof keptContent>;

const one = { params: { kind: contentKind, id: pathId }, isBare: true } as const;

export const contentVersionCalls = {
  versions: get('/admin/:kind/:id/versions', { ...one, answer: list(contentVersion), refuses: ['introuvable'] }),
  version: get('/admin/:kind/:id/versions/:version', {
    params: { ...one.params, version: pathVersion },
    isBare: true,
    answer: keptContent,
    refuses: ['introuvable'],
  }),
  restore: post('/admin/:kind/:id/restore', {
    ...changedRecord,
    body: wireObject(
      {
        from: wire('from', bodyVersion),
        version: readVersion,
      },
      { id: 'RestoreContentRequest' },
    ),
    refuses: ['introuvable', 'version_perimee'],
  }),
};

/**
 * The media library: pictures and documents that staff upload and use in public content (backend/docs/adr/0037). Fields
 * have the same names on the wire and in the code (see staff.ts).
 */
import * as z from 'zod/mini';
import { FileAnswer, FileBody, get, post, SHEET_TYPES } from '../call.js';
import { about, count, id, list, pathId, pathVersion } from '../data.js';
import { wire } from '../wire.js';
import { LONGEST_ALT } from './many.js';

const MEGABYTE = 1024 * 1024;
/** In bytes, of the file as it is uploaded. */
export const LARGEST_MEDIA = { picture: 10 * MEGABYTE, document: 25 * MEGABYTE } as const;

const LONGEST_TAG = 40;
export const MOST_TAGS = 20;
const share = z.int('invalide').check(z.minimum(0, 'invalide'), z.maximum(100, 'invalide'));
const instant = z.iso.datetime();
const pixels = z.nullable(z.int().check(z.positive()));

export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: SHEET_TYPES.xlsx,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: SHEET_TYPES.csv,
  txt: 'text/plain',
} as const;

export const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'] as const;

const PICTURE_TYPE = 'image/webp';

export const staffMedia = z
  .object({
    id,
    kind: z.enum(['picture', 'document'], 'inconnu'),
    file_name: about(z.string(), 'As it was sent, with the extension of its type'),
    media_type: z.string(),
    byte_length: about(count, 'Bytes, as stored'),
    width: pixels,
    height: pixels,
    src: about(z.nullable(z.string()), 'The public address of a picture'),
    thumbnail: about(
      z.nullable(z.string()),
      'The public address of its small version, or of a PDF’s first page, at most 480 px wide',
    ),
    alt: about(
      z.string().check(z.trim(), z.maxLength(LONGEST_ALT, 'texte_trop_long')),
      'What a picture shows, for people who do not see it; empty: no text yet',
    ),
    archived: about(z.boolean(), 'True: no longer offered; records that use it keep it'),
    tags: about(
      z
        .array(z.string().check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_TAG, 'texte_trop_long')))
        .check(z.maxLength(MOST_TAGS, 'liste_trop_longue')),
      'Words by which staff sort files',
    ),
    focus_x: about(share, 'The point of a picture that crops keep in sight, in percent of its width'),
    focus_y: about(share, 'In percent of its height'),
    uses: about(count, 'Records that show it now, or did in an earlier version'),
    version: id,
    created_at: instant,
    created_by: z.nullable(z.string()),
    updated_at: instant,
  })
  .register(z.globalRegistry, {
    id: 'StaffMedia',
    examples: [
      {
        id: 12,
        kind: 'picture',
        file_name: 'salle-de-classe.webp',
        media_type: PICTURE_TYPE,
        byte_length: 84_210,
        width: 1600,
        height: 1067,
        src: '/media/6c1f0e2a9d5b4c8f7a3e1d0b9c8a7f6e5d4c3b2a1908f7e6d5c4b3a291807f6e.webp',
        thumbnail: '/media/0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9.webp',
        alt: 'Une salle de classe',
        archived: false,
        tags: ['verger'],
        focus_x: 50,
        focus_y: 40,
        uses: 1,
        version: 2,
        created_at: '2026-11-20T09:30:00.000Z',
        created_by: 'Camille Martin',
        updated_at: '2026-11-20T09:31:00.000Z',
      },
    ],
  });
export type StaffMedia = z.output<typeof staffMedia>;

const mediaUse = z
  .object({
    id: about(z.string(), 'Kind and record: unique in the list'),
    kind: about(z.string(), 'The name of the resource in the staff API'),
    record_id: id,
    title: z.string(),
    state: z.string(),
    is_current: about(z.boolean(), 'False: only an earlier version shows it'),
  })
  .register(z.globalRegistry, {
    id: 'MediaUse',
    examples: [
      {
        id: 'articles-3',
        kind: 'articles',
        record_id: 3,
        title: 'Relire les classements',
        state: 'published',
        is_current: true,
      },
    ],
  });
export type MediaUse = z.output<typeof mediaUse>;

const mediaTags = z
  .object({ tags: z.array(z.string()) })
  .register(z.globalRegistry, { id: 'MediaTags', examples: [{ tags: ['verger'] }] });

const one = { params: { id: pathId } } as const;
const documentTypes = Object.values(DOCUMENT_TYPES);

export const mediaCalls = {
  upload: post('/admin/media', {
    query: {
      kind: wire('kind', about(z.optional(staffMedia.shape.kind), 'The expected kind: the other kind is refused')),
    },
    body: new FileBody('A form whose part `file` is a picture (10 MB at most) or a document (25 MB at most).', true),
    answer: staffMedia,
    isBare: true,
    status: [201, 200],
    refuses: ['corps_trop_grand', 'type_non_accepte', 'donnees_invalides', 'trop_de_tentatives', 'requete_malformee'],
  }),
  /** Every tag that a file has, by name. */
  tags: get('/admin/media/tags', { isBare: true, answer: mediaTags, refuses: [] }),
  uses: get('/admin/media/:id/uses', { ...one, isBare: true, answer: list(mediaUse), refuses: ['introuvable'] }),
  file: get('/admin/media/:id/file', {
    ...one,
    answer: new FileAnswer([PICTURE_TYPE, ...documentTypes], undefined),
    refuses: ['introuvable'],
  }),
  versionFile: get('/admin/documents/:id/versions/:version/file', {
    params: { ...one.params, version: pathVersion },
    answer: new FileAnswer(documentTypes, undefined),
    refuses: ['introuvable'],
  }),
  picture: get('/media/:name', {
    params: { name: about(z.string(), 'The fingerprint of its bytes and the file name extension of its type') },
    answer: new FileAnswer([PICTURE_TYPE], undefined),
    refuses: ['introuvable'],
  }),
};

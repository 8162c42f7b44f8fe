/**
 * Content records as staff list and change them. The fields have the same names on the wire and in the code (see
 * staff.ts).
 */
import * as z from 'zod/mini';
import { about, id } from '../data.js';
import { articleType, documentType, pageBody, sectionPicture } from './records.js';

const LONGEST_TITLE = 200;
export const LONGEST_TEXT = 1_000;
export const LONGEST_BODY = 100_000;

export const text = (longest: number) =>
  z.string('obligatoire').check(z.trim(), z.maxLength(longest, 'texte_trop_long'));
export const title = text(LONGEST_TITLE).check(z.minLength(1, 'obligatoire'));
export const summary = about(text(LONGEST_TEXT), 'Plain text');

const MOST_FORMER_NAMES = 50;

const instant = z.iso.datetime('invalide');
export const contentState = z.enum(['draft', 'scheduled', 'published', 'archived'], 'inconnu');

export const publication = {
  state: contentState,
  opens_at: about(instant, 'The time from which it is public, once it is published'),
  closes_at: about(z.nullable(instant), 'The time at which it stops being public; null: none'),
  has_standing: about(z.boolean(), 'True: until opens_at the public reads the earlier record'),
  shipped: about(z.boolean(), 'True: the product ships a text for it, which is its version 0'),
  version: id,
  updated_at: instant,
  updated_by: about(z.nullable(z.string()), 'Null: as installed'),
};
export const publicationExample = {
  state: 'published',
  opens_at: '2026-09-14T06:00:00.000Z',
  closes_at: null,
  has_standing: false,
  shipped: true,
  version: 2,
  updated_at: '2026-11-20T09:30:00.000Z',
  updated_by: 'Camille Martin',
};

const liveTexts = 'Amounts by their names, such as `{{grid.valeur_point}}`';

export const staffPage = z
  .object({
    id,
    name: about(
      z.string('obligatoire').check(z.trim()),
      'The address of a page that staff have created, without the slash',
    ),
    former_names: about(
      z.array(z.string('obligatoire').check(z.trim())).check(z.maxLength(MOST_FORMER_NAMES, 'liste_trop_longue')),
      'Other addresses that lead here: its earlier ones, and those that staff add',
    ),
    title,
    body: about(pageBody, liveTexts),
    ...publication,
  })
  .register(z.globalRegistry, {
    id: 'StaffPage',
    examples: [
      {
        id: 1,
        name: 'faq',
        former_names: [],
        title: 'FAQ',
        body: { sections: [{ title: 'Les comptes' }] },
        ...publicationExample,
      },
    ],
  });
export type StaffPage = z.output<typeof staffPage>;

export const staffTheme = z.object({ id, title, ...publication }).register(z.globalRegistry, {
  id: 'StaffTheme',
  examples: [{ id: 1, title: 'Classification', ...publicationExample }],
});

export const staffArticle = z
  .object({
    id,
    theme: z.nullable(id),
    type: articleType,
    title,
    summary,
    cover: about(z.nullable(sectionPicture), 'Shown in lists, above the text, in link cards and feeds'),
    body: about(text(LONGEST_BODY), `HTML, sanitised when it is written and when the public reads it. ${liveTexts}`),
    ...publication,
  })
  .register(z.globalRegistry, {
    id: 'StaffArticle',
    examples: [
      {
        id: 3,
        theme: 1,
        type: 'dossier',
        title: 'Relire les classements',
        summary: 'La relecture de la fin du mois.',
        cover: { src: '/pictures/critere.webp', alt: 'Le tableau des classements', width: 1120, height: 820 },
        body: '<p>Commencez par les fonctions nouvelles.</p>',
        ...publicationExample,
      },
    ],
  });
export type StaffArticle = z.output<typeof staffArticle>;
export type StaffTheme = z.output<typeof staffTheme>;

export const staffDocument = z
  .object({
    id,
    type: documentType,
    title,
    summary,
    media_id: about(z.nullable(id), 'The document of the media library that it offers; null: the product’s own file'),
    file_name: z.string(),
    media_type: z.string(),
    byte_length: z.int(),
    ...publication,
  })
  .register(z.globalRegistry, {
    id: 'StaffDocument',
    examples: [
      {
        id: 2,
        type: 'modele',
        title: 'Tableau des classements',
        summary: 'Une ligne par personne.',
        media_id: null,
        file_name: 'preparation-des-classements.csv',
        media_type: 'text/csv',
        byte_length: 512,
        ...publicationExample,
      },
    ],
  });
export type StaffDocument = z.output<typeof staffDocument>;

export const staffSeries = z.object({ id, title, summary, ...publication }).register(z.globalRegistry, {
  id: 'StaffSeries',
  examples: [
    { id: 1, title: 'Comprendre la classification', summary: 'Ce que la grille mesure.', ...publicationExample },
  ],
});

/** More episodes than a series has, and fewer than the column can hold. */
const MOST_EPISODES = 9_999;

export const staffVideo = z
  .object({
    id,
    series_id: z.nullable(id),
    episode: z.nullable(z.int('invalide').check(z.minimum(1, 'invalide'), z.maximum(MOST_EPISODES, 'invalide'))),
    url: z
      .string('obligatoire')
      .check(z.regex(/^https:\/\/\S+$/, 'invalide'), z.maxLength(LONGEST_TEXT, 'texte_trop_long')),
    title,
    subtitle: text(LONGEST_TEXT),
    transcript: text(LONGEST_BODY),
    ...publication,
  })
  .register(z.globalRegistry, {
    id: 'StaffVideo',
    examples: [
      {
        id: 1,
        series_id: 1,
        episode: 1,
        url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
        title: 'La grille',
        subtitle: 'Pour tous les emplois.',
        transcript: '',
        ...publicationExample,
      },
    ],
  });
export type StaffVideo = z.output<typeof staffVideo>;
export type StaffSeries = z.output<typeof staffSeries>;

export const contentKind = about(
  z.enum(['pages', 'themes', 'articles', 'documents', 'webseries', 'videos', 'identity', 'menus', 'wordings']),
  'The list of the records',
);
export type StaffContentKind = z.output<typeof contentKind>;

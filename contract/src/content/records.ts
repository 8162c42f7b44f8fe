/** What the public reads: pages, articles, documents and videos. */
import * as z from 'zod/mini';
import { about, count, id, list } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { PORTAL_TEXT } from './rich-text.js';

const instant = z.iso.datetime();

/** Tables of the grid in force that a page may show. The reader’s screen builds them from GET /v1/grids/in-force. */
const gridTable = z.enum(
  ['formule', 'categories', 'conges', 'anciennete', 'criteres', 'formations', 'planchers'],
  'inconnu',
);
export type GridTable = z.output<typeof gridTable>;

const pageLink = z.object({
  label: z.string(),
  href: about(
    z.string().check(z.regex(PORTAL_TEXT.a.href, 'invalide')),
    'A page of the portal, such as `#/faq`, or another site',
  ),
});

const pixels = z.int('invalide').check(z.minimum(1, 'invalide'), z.maximum(9_999, 'invalide'));

/** A picture with its description for people who do not see it. */
export const sectionPicture = z.object({
  src: about(
    z.string().check(z.regex(PORTAL_TEXT.img.src, 'invalide')),
    'A file of the product or of its media library',
  ),
  alt: z.string().check(z.regex(PORTAL_TEXT.img.alt, 'invalide')),
  width: pixels,
  height: pixels,
});
export type SectionPicture = z.output<typeof sectionPicture>;

const MOST_ENTRIES = 20;
const MOST_NEWS = 10;

const card = z.object({
  title: z.string(),
  text: z.string(),
  picture: z.optional(sectionPicture),
  links: z.optional(list(pageLink)),
});
export type SectionCard = z.output<typeof card>;

const MOST_YEARS = 60;
const example = z.object({
  function: id,
  years: z.int('invalide').check(z.minimum(0, 'invalide'), z.maximum(MOST_YEARS, 'invalide')),
});

/** A part of a page. The fields are in display order. */
const pageSection = z.object({
  id: about(z.optional(z.string()), 'The section that the address `?rubrique=` names'),
  hidden: about(z.optional(z.boolean()), 'True: staff keep it, and the public does not read it'),
  title: z.optional(z.string()),
  picture: about(z.optional(sectionPicture), 'Stands beside the other parts'),
  text: about(z.optional(z.string()), 'HTML, sanitised when it is written and when the public reads it'),
  paragraphs: z.optional(list(z.string())),
  list: z.optional(list(z.string())),
  steps: about(z.optional(list(z.string())), 'A list whose order matters'),
  questions: about(
    z.optional(list(z.object({ question: z.string(), answer: list(z.string()) }))),
    'Questions with their answers; the address `?q=` opens one',
  ),
  terms: about(z.optional(list(z.object({ term: z.string(), text: z.string() }))), 'Words and their meanings'),
  table: about(z.optional(gridTable), 'A table of the grid in force'),
  cards: z.optional(list(card).check(z.maxLength(MOST_ENTRIES, 'invalide'))),
  documents: about(
    z.optional(list(id).check(z.maxLength(MOST_ENTRIES, 'invalide'))),
    'Ids of documents for download; the public reads those that are public',
  ),
  video: about(z.optional(id), 'The id of a video'),
  news: about(
    z.optional(z.int('invalide').check(z.minimum(1, 'invalide'), z.maximum(MOST_NEWS, 'invalide'))),
    'The number of the latest articles to show',
  ),
  estimate: about(z.optional(z.literal(true)), 'The field that leads to an estimate'),
  often: about(z.optional(list(z.string())), 'Functions that are often looked for, below the field of the estimate'),
  example: about(z.optional(example), 'An estimate of a function with these years of seniority'),
  quotes: z.optional(list(z.object({ text: z.string(), author: z.string() }))),
  contact: about(z.optional(z.literal(true)), 'The address of the body, and the way to write to it'),
  links: about(z.optional(list(pageLink)), 'Further links'),
});
export type PageSection = z.output<typeof pageSection>;

/** Parts of plain text, which is never interpreted as HTML, and of cleaned HTML. */
export const pageBody = z
  .object({ intro: z.optional(z.string()), sections: list(pageSection) })
  .register(z.globalRegistry, { id: 'PageBody' });
export type PageBody = z.output<typeof pageBody>;

export const page = wireObject(
  {
    id: wire('page_id', id),
    name: wire('page_name', z.string()),
    title: wire('page_title', z.string()),
    body: wire('page_data', pageBody),
    updatedAt: wire('updated_at', instant),
  },
  { id: 'Page' },
);
export type Page = z.output<typeof page>;

/** A page that staff have created, at an address of its own. */
export const listedPage = wireObject(
  {
    name: wire('page_name', about(z.string(), 'Its address, without the slash')),
    title: wire('page_title', z.string()),
  },
  { id: 'ListedPage' },
);
export type ListedPage = z.output<typeof listedPage>;

export const articleType = z.enum(['actualite', 'dossier', 'outil'], 'inconnu');
export type ArticleType = z.output<typeof articleType>;

export const article = wireObject(
  {
    id: wire('id', id),
    type: wire('type', articleType),
    title: wire('title', z.string()),
    summary: wire('summary', about(z.string(), 'Plain text')),
    content: wire(
      'content',
      about(z.string(), 'HTML of a few elements: headings, lists, links, tables, pictures, quotes and callouts'),
    ),
    openDate: wire('open_date', about(instant, 'The time from which it is public')),
    closeDate: wire('close_date', about(z.nullable(instant), 'The time at which it stops being public')),
    cover: wire('cover', about(z.nullable(sectionPicture), 'Its picture in lists, link cards and feeds; null: none')),
    createdAt: wire('created_at', instant),
    themeId: wire('theme_id', z.nullable(id)),
    themeTitle: wire('theme_title', z.nullable(z.string())),
    focus: wire(
      'picture_focus',
      about(
        z.nullable(z.object({ x: count, y: count })),
        'The point of its picture that crops keep in sight, in percent; null: none is chosen',
      ),
    ),
  },
  { id: 'Article' },
);
export type Article = z.output<typeof article>;

export const theme = wireObject(
  {
    id: wire('theme_id', id),
    title: wire('theme_title', z.string()),
    articles: wire('articles', about(count, 'Number of its public articles')),
  },
  { id: 'Theme' },
);
export type Theme = z.output<typeof theme>;

export const documentType = z.enum(['guide', 'modele', 'note'], 'inconnu');
export type DocumentType = z.output<typeof documentType>;

export const publicDocument = wireObject(
  {
    id: wire('doc_id', id),
    type: wire('doc_type', documentType),
    fileType: wire('doc_filetype', about(z.string(), 'The file name extension: pdf, csv')),
    title: wire('title', z.string()),
    summary: wire('summary', z.string()),
    file: wire('file', about(z.string(), 'The file name of the download')),
    byteLength: wire('doc_size', about(count, 'Bytes')),
    image: wire('img', about(z.nullable(z.string()), 'Address of a preview picture')),
    createdAt: wire('created_at', instant),
  },
  { id: 'PublicDocument' },
);
export type PublicDocument = z.output<typeof publicDocument>;

export const video = wireObject(
  {
    id: wire('video_id', id),
    url: wire('video_url', about(z.string(), 'Its last path segment is the id of the embedded video')),
    title: wire('video_title', z.string()),
    subtitle: wire('video_subtitle', z.string()),
    transcript: wire('video_transcript', about(z.string(), 'The spoken text; empty: not written yet')),
    seriesId: wire('series_id', z.nullable(id)),
    seriesTitle: wire('series_title', z.nullable(z.string())),
    episode: wire('episode', z.nullable(z.int())),
    createdAt: wire('created_at', instant),
  },
  { id: 'Video' },
);
export type Video = z.output<typeof video>;

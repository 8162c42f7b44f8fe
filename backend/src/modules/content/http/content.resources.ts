/**
 * What staff read and write of the portal: one resource for each kind (ADR 25). Publishing has its own routes (ADR 29).
 */
import {
  staffArticle,
  staffDocument,
  staffIdentity,
  staffMenus,
  staffPage,
  staffSeries,
  staffTheme,
  staffVideo,
  staffWording,
} from '@valorisation/contract';
import type { z } from 'zod/mini';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestResource } from '../../../platform/rest/rest-resource.js';
import { contains, keptWords } from '../../../platform/rest/rest-sql.js';
import { refuseReleasedWithoutText } from '../commands/content-change.js';
import { describeFile, refuseGonePictures, refuseUnfitIdentity } from '../persistence/document-file.js';
import {
  ArticleRecord,
  DocumentRecord,
  PageRecord,
  SeriesRecord,
  ThemeRecord,
  VideoRecord,
} from '../persistence/content.records.js';
import { deletedUnread } from '../persistence/never-published.js';
import { IdentityRecord, MenusRecord, refuseOtherMarks, WordingRecord } from '../persistence/site.records.js';
import {
  contentWrites,
  pageWrite,
  withAddress,
  withCleanText,
  withKnownAmounts,
  withLegalLinks,
  withReadableColors,
} from './content-writes.js';

const from = {
  shipped: { sql: '(r.key is not null)' },
  updated_by: accountName('updated_by'),
  has_standing: { sql: `(r.standing is not null and r.state = 'scheduled')` },
} as const;
/** For kinds whose records all ship with the product: staff change them and create none. */
const readAndChanged = { read: 'staff', update: 'staff' } as const;
const written = { ...readAndChanged, create: 'staff', delete: 'staff' } as const;
/** The journal holds only the state, because texts are personal. */
const audited = ({ state }: { readonly state: string }) => ({ state });

/** The product’s own pages have fixed places. Pages that staff create have addresses, and earlier addresses lead to them. */
export class PagesResource extends RestResource({
  name: 'pages',
  title: 'The pages of the portal',
  entity: PageRecord,
  answer: staffPage,
  from: { ...from, former_names: 'formerNames' },
  sorts: ['id', 'name', 'title', 'updated_at'],
  filters: ['name', 'state'],
  search: keptWords('pages'),
  found: { title: ['title'], state: 'state', text: ['body'] },
  access: written,
  ...deletedUnread('pages'),
  subject: 'page',
  write: pageWrite,
  preset: { name: '', former_names: [], body: { sections: [] } },
  refine: withAddress,
  complete: async ({ body }, manager) => refuseGonePictures({ body }, manager),
  audited,
}) {}

export class ThemesResource extends RestResource({
  name: 'themes',
  title: 'The themes of the news',
  entity: ThemeRecord,
  answer: staffTheme,
  from,
  sorts: ['id', 'title', 'updated_at'],
  filters: ['state'],
  search: ['title'],
  found: { title: ['title'], state: 'state' },
  access: written,
  ...deletedUnread('themes'),
  subject: 'theme',
  write: contentWrites.themes,
  refine: withKnownAmounts,
  audited,
}) {}

type ArticleValues = Partial<z.output<typeof contentWrites.articles>>;

/** @throws DomainError `donnees_invalides` when a public article would lose its text */
function withItsText(values: ArticleValues, row: ArticleRecord | null): ArticleValues {
  if (row !== null && values.body !== undefined) refuseReleasedWithoutText(row, values.body);
  return withCleanText(withKnownAmounts(values));
}

export class ArticlesResource extends RestResource({
  name: 'articles',
  title: 'The news, drafts included',
  entity: ArticleRecord,
  answer: staffArticle,
  from: { ...from, theme: 'themeId' },
  sorts: ['id', 'title', 'opens_at', 'updated_at'],
  filters: ['state', 'type', 'theme'],
  search: keptWords('articles'),
  found: { title: ['title'], state: 'state', text: ['summary', 'body'] },
  access: written,
  ...deletedUnread('articles'),
  subject: 'article',
  write: contentWrites.articles,
  preset: { theme: null, type: 'actualite', summary: '', cover: null, body: '' },
  refine: withItsText,
  complete: async ({ cover, body }, manager) => refuseGonePictures({ cover, body }, manager),
  audited,
}) {}

type DocumentValues = Partial<z.output<typeof contentWrites.documents>>;

/** @throws DomainError `donnees_invalides` for a document without a file */
function withFile(values: DocumentValues, row: DocumentRecord | null): DocumentValues {
  const isTaken = row === null || row.mediaId !== null;
  if (isTaken && values.media_id === null) throw refuseFields({ media_id: { code: 'obligatoire' } });
  return withKnownAmounts(values);
}

/** A document takes its description from its file, which is one of the media library or of the product. */
export class DocumentsResource extends RestResource({
  name: 'documents',
  title: 'The documents for download',
  entity: DocumentRecord,
  answer: staffDocument,
  from,
  sorts: ['id', 'title', 'opens_at', 'updated_at'],
  filters: ['state', 'type'],
  search: keptWords('documents'),
  found: { title: ['title'], detail: ['file_name'], state: 'state', text: ['summary'] },
  access: written,
  ...deletedUnread('documents'),
  subject: 'document',
  write: contentWrites.documents,
  preset: { type: 'guide', summary: '', media_id: null },
  refine: withFile,
  complete: describeFile,
  audited: ({ state, mediaId }) => ({ state, media_id: mediaId }),
}) {}

export class SeriesResource extends RestResource({
  name: 'webseries',
  title: 'The web-series',
  entity: SeriesRecord,
  answer: staffSeries,
  from,
  sorts: ['id', 'title', 'opens_at', 'updated_at'],
  filters: ['state'],
  search: ['title', 'summary'],
  found: { title: ['title'], state: 'state', text: ['summary'] },
  access: written,
  ...deletedUnread('webseries'),
  subject: 'video',
  write: contentWrites.webseries,
  preset: { summary: '' },
  refine: withKnownAmounts,
  audited,
}) {}

export class VideosResource extends RestResource({
  name: 'videos',
  title: 'The videos',
  entity: VideoRecord,
  answer: staffVideo,
  from,
  sorts: ['id', 'title', 'opens_at', 'updated_at'],
  filters: ['state', 'series_id'],
  search: keptWords('videos'),
  found: { title: ['title'], detail: ['subtitle'], state: 'state', text: ['transcript'] },
  access: written,
  ...deletedUnread('videos'),
  subject: 'video',
  write: contentWrites.videos,
  preset: { series_id: null, episode: null, subtitle: '', transcript: '' },
  refine: withKnownAmounts,
  audited,
}) {}

/** The one record that says who the employer body is (ADR 113). */
export class IdentityResource extends RestResource({
  name: 'identity',
  title: 'The identity of the employer body',
  entity: IdentityRecord,
  answer: staffIdentity,
  from,
  sorts: ['id', 'title', 'updated_at'],
  filters: ['state'],
  search: ['title'],
  access: readAndChanged,
  write: contentWrites.identity,
  refine: (values) => withReadableColors(withKnownAmounts(values)),
  complete: refuseUnfitIdentity,
  audited,
}) {}

/** The one record with the menus of the header and the footer (ADR 113). */
export class MenusResource extends RestResource({
  name: 'menus',
  title: 'The menus of the portal',
  entity: MenusRecord,
  answer: staffMenus,
  from,
  sorts: ['id', 'title', 'updated_at'],
  filters: ['state'],
  search: ['title'],
  access: readAndChanged,
  write: contentWrites.menus,
  refine: (values) => withLegalLinks(withKnownAmounts(values)),
  audited,
}) {}

/** One record for each kind of mail (ADR 113). */
export class WordingsResource extends RestResource({
  name: 'wordings',
  title: 'The words of the mails',
  entity: WordingRecord,
  answer: staffWording,
  from,
  sorts: ['title', 'id', 'updated_at'],
  filters: ['name', 'state'],
  search: (pattern) => contains(`r.title || ' ' || json_texts(r.texts)`, pattern),
  access: readAndChanged,
  write: contentWrites.wordings,
  refine: (values, row) => {
    if (row !== null && values.texts !== undefined) refuseOtherMarks(row.name, values.texts);
    return values;
  },
  audited,
}) {}

export const contentResources = [
  PagesResource,
  ThemesResource,
  ArticlesResource,
  DocumentsResource,
  SeriesResource,
  VideosResource,
  IdentityResource,
  MenusResource,
  WordingsResource,
];

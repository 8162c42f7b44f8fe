/** What staff read and write of the portal: one resource for each kind (ADR 25). Publishing is beside them (ADR 29). */
import { staffArticle, staffDocument, staffPage, staffSeries, staffTheme, staffVideo } from '@valorisation/contract';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestResource } from '../../../platform/rest/rest-resource.js';
import {
  ArticleRecord,
  DocumentRecord,
  PageRecord,
  SeriesRecord,
  ThemeRecord,
  VideoRecord,
} from '../persistence/content.records.js';
import { contentWrites, withKnownAmounts } from './content-writes.js';

const from = { shipped: { sql: '(r.key is not null)' }, updated_by: accountName('updated_by') } as const;
const readAndChanged = { read: 'staff', update: 'staff' } as const;
const written = { ...readAndChanged, create: 'staff' } as const;
/** The journal holds the state alone: texts are what somebody typed. */
const audited = ({ state }: { readonly state: string }) => ({ state });

/** The product has a place for each page: none is added, and their names stay. */
export class PagesResource extends RestResource({
  name: 'pages',
  title: 'The pages of the portal',
  entity: PageRecord,
  answer: staffPage,
  from,
  sorts: ['id', 'name', 'title', 'updated_at'],
  filters: ['name', 'state'],
  search: ['title'],
  access: readAndChanged,
  subject: 'page',
  write: contentWrites.pages,
  refine: withKnownAmounts,
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
  access: written,
  subject: 'theme',
  write: contentWrites.themes,
  refine: withKnownAmounts,
  audited,
}) {}

export class ArticlesResource extends RestResource({
  name: 'articles',
  title: 'The news, drafts included',
  entity: ArticleRecord,
  answer: staffArticle,
  from: { ...from, theme: 'themeId' },
  sorts: ['id', 'title', 'opens_at', 'updated_at'],
  filters: ['state', 'type', 'theme'],
  search: ['title', 'summary'],
  access: written,
  subject: 'article',
  write: contentWrites.articles,
  refine: withKnownAmounts,
  audited,
}) {}

/** Their files are not changed here: a document is described by them. */
export class DocumentsResource extends RestResource({
  name: 'documents',
  title: 'The documents for download',
  entity: DocumentRecord,
  answer: staffDocument,
  from,
  sorts: ['id', 'title', 'opens_at', 'updated_at'],
  filters: ['state', 'type'],
  search: ['title', 'summary'],
  access: readAndChanged,
  subject: 'document',
  write: contentWrites.documents,
  refine: withKnownAmounts,
  audited,
}) {}

export class SeriesResource extends RestResource({
  name: 'webseries',
  title: 'The web-series',
  entity: SeriesRecord,
  answer: staffSeries,
  from,
  sorts: ['id', 'title', 'opens_at', 'updated_at'],
  filters: ['state'],
  search: ['title'],
  access: written,
  subject: 'video',
  write: contentWrites.webseries,
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
  search: ['title'],
  access: written,
  subject: 'video',
  write: contentWrites.videos,
  refine: withKnownAmounts,
  audited,
}) {}

export const contentResources = [
  PagesResource,
  ThemesResource,
  ArticlesResource,
  DocumentsResource,
  SeriesResource,
  VideosResource,
];

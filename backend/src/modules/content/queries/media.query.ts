/**
 * What the public reads at an instant. Content that is a draft, not yet open, closed or archived is never found or
 * counted.
 */
import type { PublicDocument, DocumentType, Video } from '@valorisation/contract';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import type { Page } from '../../../platform/http/paged.js';
import { instant, publicAt, PublicRows, type AskedPage } from './public-rows.js';

/** A document as a list needs it: it names its file by the hash, and its picture by `pageSha256`. */
export interface ListedDocument extends Omit<PublicDocument, 'image'>, Pick<StoredDocument, 'sha256'> {
  /** The fingerprint of the picture of its first page, if the media library has one. */
  readonly pageSha256: string | null;
}

/** The latest first. */
export class ListDocuments extends QueryOf<
  {
    asked: AskedPage;
    filter: { readonly word: string; readonly type?: DocumentType | undefined; readonly ids?: string | undefined };
  },
  Page<ListedDocument>
>() {}

/** The description of a document. Refusal: `introuvable`. */
export class GetDocumentFacts extends QueryOf<{ id: number }, ListedDocument>() {}

export interface StoredDocument {
  readonly id: number;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteLength: number;
  readonly sha256: string;
  /** True: the product ships the file. */
  readonly shipped: boolean;
}

/** Refusal: `introuvable`. */
export class GetDocument extends QueryOf<{ id: number }, StoredDocument>() {}

/** All videos, the latest first; or the episodes of the series, series by series. */
export class ListVideos extends QueryOf<
  { asked: AskedPage; which: 'all' | 'episodes'; ids?: string | undefined },
  Page<Video>
>() {}

/** Refusal: `introuvable`. */
export class GetVideo extends QueryOf<{ id: number }, Video>() {}

const FACTS = `d.id, d.type, substring(d.file_name from '[^.]*$') as "fileType", d.title, d.summary, d.file_name as file,
    d.byte_length as "byteLength", d.sha256, m.thumbnail_sha256 as "pageSha256", ${instant('d.created_at')} as "createdAt"
    from public_document d left join content_media m on m.sha256 = d.sha256`;

const DOCUMENTS = {
  name: 'content-documents',
  select: FACTS,
  where: `${publicAt('d')} and ($2::text is null or d.type = $2)
    and ($3 = '' or french_words(d.title, d.summary, d.file_name) @@ french_query($3))
    and ($4::text is null or d.id = any (string_to_array($4, ',')::integer[]))`,
  order: 'd.opens_at desc, d.id desc',
};

const DOCUMENT_FACTS = { name: 'content-document-facts', select: FACTS, where: `${publicAt('d')} and d.id = $2` };

const ONE_DOCUMENT = {
  name: 'content-document',
  select: `d.id, d.file_name as "fileName", d.media_type as "mediaType", d.byte_length as "byteLength", d.sha256, d.shipped
    from public_document d`,
  where: `${publicAt('d')} and d.id = $2`,
};

const VIDEO = `v.id, v.url, v.title, v.subtitle, v.transcript, v.episode, s.id as "seriesId", s.title as "seriesTitle",
  ${instant('v.created_at')} as "createdAt"
  from public_video v left join public_series s on s.id = v.series_id and ${publicAt('s')}`;

const VIDEOS = {
  all: {
    name: 'content-videos',
    select: VIDEO,
    where: `${publicAt('v')} and ($2::text is null or v.id = any (string_to_array($2, ',')::integer[]))`,
    order: 'v.opens_at desc, v.id desc',
  },
  episodes: {
    name: 'content-episodes',
    select: VIDEO,
    where: `${publicAt('v')} and s.id is not null and $2::text is null`,
    order: 's.opens_at desc, s.id desc, v.episode, v.id',
  },
} as const;

const ONE_VIDEO = { name: 'content-video', select: VIDEO, where: `${publicAt('v')} and v.id = $2` };

const on = handlersWith({ rows: PublicRows });

export const mediaQueries = [
  on(ListDocuments, async ({ asked, filter: { type, word, ids } }, { rows }) =>
    rows.page<ListedDocument>(DOCUMENTS, [type ?? null, word, ids ?? null], asked),
  ),
  on(GetDocumentFacts, async ({ id }, { rows }) => rows.one<ListedDocument>(DOCUMENT_FACTS, [id], 'document')),
  on(GetDocument, async ({ id }, { rows }) => rows.one<StoredDocument>(ONE_DOCUMENT, [id], 'document')),
  on(ListVideos, async ({ asked, which, ids }, { rows }) => rows.page<Video>(VIDEOS[which], [ids ?? null], asked)),
  on(GetVideo, async ({ id }, { rows }) => rows.one<Video>(ONE_VIDEO, [id], 'video')),
];

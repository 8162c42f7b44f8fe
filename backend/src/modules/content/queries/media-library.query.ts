import { Query } from '@nestjs/cqrs';
import type { MediaUse } from '@valorisation/contract';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { StoredDocument } from './media.query.js';

export type MediaFile = StoredDocument;

/** A file of the media library. Refusal: `introuvable`. */
export class GetMediaFile extends QueryOf<{ id: number }, MediaFile>() {}

/** The file of an earlier version of a document. Refusal: `introuvable`. */
export class GetKeptFile extends QueryOf<{ id: number; version: number }, MediaFile>() {}

/** Finds a picture by its address `<fingerprint>.webp`. Refusal: `introuvable`. */
export class GetPicture extends QueryOf<{ name: string }, MediaFile>() {}

/** Present uses come first. Refusal: `introuvable`. */
export class ListMediaUses extends QueryOf<{ id: number }, readonly MediaUse[]>() {}

/** Every tag of a file, by name. */
export class ListMediaTags extends Query<readonly string[]> {}

const FILE = `select id, file_name as "fileName", media_type as "mediaType", byte_length as "byteLength", sha256,
  false as shipped from content_media`;
const PICTURE_NAME = /^([0-9a-f]{64})\.webp$/;

const PICTURE = {
  name: 'media-picture',
  // For a document, only the picture of its first page is found.
  text: `select id, file_name as "fileName", 'image/webp' as "mediaType", $1 as sha256, false as shipped,
      case when sha256 = $1 then byte_length else thumbnail_byte_length end as "byteLength"
    from content_media where (kind = 'picture' and sha256 = $1) or thumbnail_sha256 = $1 limit 1`,
};

const KEPT = `select v.record_id as id, v.content ->> 'file_name' as "fileName", v.content ->> 'media_type' as "mediaType",
    (v.content ->> 'byte_length')::integer as "byteLength", v.content ->> 'sha256' as sha256,
    coalesce((v.content ->> 'shipped')::boolean, false) as shipped
  from content_version v where v.kind = 'documents' and v.record_id = $1 and v.version = $2`;

const RECORDS = [
  ['pages', 'content_page'],
  ['themes', 'content_theme'],
  ['articles', 'content_article'],
  ['documents', 'content_document'],
  ['webseries', 'content_series'],
  ['videos', 'content_video'],
  ['identity', 'content_identity'],
]
  .map(([kind, table]) => `select '${kind}' as kind, id, title, state from ${table}`)
  .join(' union all ');

const USES = `select u.kind || '-' || u.record_id as id, u.kind, u.record_id, c.title, c.state, u.is_current
  from media_use u join (${RECORDS}) c on c.kind = u.kind and c.id = u.record_id
  where u.media_id = $1 order by u.is_current desc, c.title, u.record_id`;

const on = handlersWith({ reader: TenantReader });

export const mediaLibraryQueries = [
  on(GetMediaFile, async ({ id }, { reader }) =>
    found(await reader.global<MediaFile>({ name: '', text: `${FILE} where id = $1`, values: [id] })),
  ),
  on(GetKeptFile, async ({ id, version }, { reader }) => {
    const [rows] = await reader.across<[MediaFile]>('staff', [{ name: '', text: KEPT, values: [id, version] }]);
    return found(rows);
  }),
  on(GetPicture, async ({ name }, { reader }) => {
    const [, sha256] = PICTURE_NAME.exec(name) ?? [];
    if (sha256 === undefined) throw notFound('media');
    return found(await reader.global<MediaFile>({ ...PICTURE, values: [sha256] }));
  }),
  on(ListMediaTags, async (_query, { reader }) => {
    const text = 'select distinct unnest(tags) as tag from content_media order by tag';
    const [rows] = await reader.across<[{ tag: string }]>('staff', [{ name: '', text, values: [] }]);
    return rows.map(({ tag }) => tag);
  }),
  on(ListMediaUses, async ({ id }, { reader }) => {
    const [[record], rows] = await reader.across<[object, MediaUse]>('staff', [
      { name: '', text: 'select from content_media where id = $1', values: [id] },
      { name: '', text: USES, values: [id] },
    ]);
    if (record === undefined) throw notFound('media');
    return rows;
  }),
];

function found([file]: readonly MediaFile[]): MediaFile {
  if (file === undefined) throw notFound('media');
  return file;
}

import { mediaCalls as calls, staffMedia, type InputOf, type MediaUse } from '@valorisation/contract';
import { Ip, Injectable, Req, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { closedSignal } from '../../../platform/http/closed-signal.js';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import { openFormFile } from '../../../platform/http/file-body.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { restList, restRecord } from '../../../platform/rest/rest-answer.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { keptWords } from '../../../platform/rest/rest-sql.js';
import { RestResource } from '../../../platform/rest/rest-resource.js';
import { MediaRecord } from '../persistence/content.records.js';
import {
  GetKeptFile,
  GetMediaFile,
  ListMediaTags,
  ListMediaUses,
  type MediaFile,
} from '../queries/media-library.query.js';
import { MediaUploads } from '../uploads/media-uploads.js';
import { MediaWriter, renamed } from '../uploads/media-writer.js';
import { DocumentFiles } from './document-files.js';

type Calls = typeof calls;

/** With this policy an uploaded file runs no script, wherever it is opened. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const pictureAt = (sha256: string): string => `'/media/' || ${sha256} || '.webp'`;

const LONGEST_NAME = 200;
const writtenName = z
  .string('obligatoire')
  .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_NAME, 'texte_trop_long'));

/** A file may be deleted when no content shows it, not even in an earlier version. */
@Injectable()
export class MediaResource extends RestResource({
  name: 'media',
  title: 'The media library',
  entity: MediaRecord,
  answer: staffMedia,
  from: {
    src: { sql: `case when r.kind = 'picture' then ${pictureAt('r.sha256')} end` },
    thumbnail: { sql: pictureAt('r.thumbnail_sha256') },
    uses: { sql: '(select count(*)::integer from media_use u where u.media_id = r.id)' },
    created_by: accountName('created_by'),
  },
  sorts: ['id', 'created_at', 'file_name', 'byte_length', 'updated_at'],
  filters: ['kind', 'archived', 'alt', 'tags', 'uses'],
  search: keptWords('media'),
  found: { title: ['file_name'], detail: ['alt'], state: 'kind' },
  access: { read: 'staff', update: 'staff', delete: 'staff' },
  subject: 'media',
  write: z.extend(z.pick(staffMedia, { alt: true, archived: true, tags: true, focus_x: true, focus_y: true }), {
    file_name: writtenName,
  }),
  refine: ({ file_name: name, ...values }, row) =>
    name === undefined || row === null ? values : { ...values, file_name: renamed(row.fileName, name) },
  audited: ({ kind, archived }) => ({ kind, archived }),
}) {
  constructor(
    reader: RestReader,
    private readonly media: MediaWriter,
    private readonly uploads: MediaUploads,
    private readonly limits: PublicLimits,
    private readonly queries: QueryBus,
    private readonly files: DocumentFiles,
  ) {
    super(reader, media);
  }

  @Access('staff')
  @Costly('upload')
  @Serves(
    calls.upload,
    'Takes a file into the media library',
    'Its bytes decide its type. A picture is redrawn, at most 1 600 px wide. The same bytes again return the existing record, with 200.',
  )
  async upload(
    @Input() { query }: InputOf<Calls['upload']>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ip() remoteAddress: string,
  ): Promise<RawJson> {
    const file = await openFormFile(request);
    await this.limits.take('media-upload', remoteAddress, String(actor.accountId));
    const kept = await this.uploads.keep(file, actor.accountId, closedSignal(reply), query.kind);
    const { id, isNew } = await this.media.add(actor, file.name, kept);
    void reply.status(isNew ? 201 : 200);
    return this.one(id);
  }

  @Access('staff')
  @Serves(calls.tags, 'The words by which staff sort files')
  async tags(): Promise<RawJson> {
    return restRecord({ tags: await this.queries.execute(new ListMediaTags()) });
  }

  @Access('staff')
  @Serves(calls.uses, 'The records that show a file', 'Now, or in an earlier version that may be restored.')
  async uses(
    @Input() { params }: InputOf<Calls['uses']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const rows: readonly MediaUse[] = await this.queries.execute(new ListMediaUses({ id: params.id }));
    return restList(reply, 'uses', { rows, first: 0, total: rows.length });
  }

  @Access('staff')
  @Costly('read')
  @Serves(calls.file, 'The file itself, under its name', 'For staff: the public gets pictures and published documents.')
  async file(
    @Input() { params }: InputOf<Calls['file']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.handOut(await this.queries.execute(new GetMediaFile({ id: params.id })), reply);
  }

  @Access('staff')
  @Costly('read')
  @Serves(calls.versionFile, 'The file that a document had in an earlier version')
  async versionFile(
    @Input() { params }: InputOf<Calls['versionFile']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.handOut(await this.queries.execute(new GetKeptFile({ id: params.id, version: params.version })), reply);
  }

  private async handOut(file: MediaFile, reply: FastifyReply): Promise<StreamableFile> {
    const content = await this.files.open(file);
    void reply.header('content-security-policy', HARMLESS).header('cache-control', 'private, no-store');
    return new StreamableFile(content, {
      type: file.mediaType,
      disposition: contentDisposition(file.fileName),
      length: file.byteLength,
    });
  }
}

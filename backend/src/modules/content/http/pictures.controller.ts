import { mediaCalls as calls, type InputOf } from '@valorisation/contract';
import { Controller, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { GetPicture } from '../queries/media-library.query.js';
import { DocumentFiles } from './document-files.js';

const NOTHING_RUNS = "default-src 'none'; sandbox";

/**
 * Pictures of the media library. The address is the fingerprint of the picture: it cannot be guessed, and its content
 * never changes.
 */
@Controller()
@Access('public')
export class PicturesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly files: DocumentFiles,
  ) {}

  @Serves(calls.picture, 'A picture of the media library, or its small version')
  async picture(
    @Input() { params }: InputOf<(typeof calls)['picture']>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const picture = await this.queries.execute(new GetPicture({ name: params.name }));
    const content = await this.files.open(picture);
    void reply
      .header('content-security-policy', NOTHING_RUNS)
      .header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(content, { type: picture.mediaType, disposition: 'inline', length: picture.byteLength });
  }
}

import { contentCalls, type AnswerOf, type InputOf } from '@valorisation/contract';
import { Controller, Header, Ip, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { GetDocument, GetVideo, ListDocuments, ListVideos } from '../queries/content.query.js';
import { KEPT_WHILE_CURRENT } from './caching.js';
import { DocumentFiles } from './document-files.js';

type Calls = typeof contentCalls;

/** Documents, videos and web-series (specification section 7, Content). */
@Controller()
@Access('public')
export class MediaController {
  constructor(
    private readonly queries: QueryBus,
    private readonly files: DocumentFiles,
    private readonly limits: PublicLimits,
  ) {}

  @Serves(contentCalls.documents, 'The documents for download, the latest first')
  @Header(...KEPT_WHILE_CURRENT)
  async documents(
    @Input() { query: { page, perPage, ...filter } }: InputOf<Calls['documents']>,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['documents']>> {
    if (filter.word !== '') await this.limits.take('content-search', remoteAddress);
    return this.queries.execute(new ListDocuments({ page, perPage }, filter));
  }

  @Serves(contentCalls.document, 'The file of a document, under its name and type')
  @Header(...KEPT_WHILE_CURRENT)
  async document(
    @Input() { params }: InputOf<Calls['document']>,
    @Ip() remoteAddress: string,
  ): Promise<StreamableFile> {
    await this.limits.take('content-download', remoteAddress);
    const document = await this.queries.execute(new GetDocument(params.id));
    return new StreamableFile(await this.files.open(document), {
      type: document.mediaType,
      disposition: contentDisposition(document.fileName),
      length: document.byteLength,
    });
  }

  @Serves(contentCalls.videos, 'The videos, the latest first')
  @Header(...KEPT_WHILE_CURRENT)
  async videos(@Input() { query }: InputOf<Calls['videos']>): Promise<AnswerOf<Calls['videos']>> {
    return this.queries.execute(new ListVideos(query, 'all'));
  }

  @Serves(contentCalls.video, 'One video')
  @Header(...KEPT_WHILE_CURRENT)
  async video(@Input() { params }: InputOf<Calls['video']>): Promise<AnswerOf<Calls['video']>> {
    return this.queries.execute(new GetVideo(params.id));
  }

  @Serves(contentCalls.webSeries, 'The episodes of the web-series, series by series')
  @Header(...KEPT_WHILE_CURRENT)
  async webSeries(@Input() { query }: InputOf<Calls['webSeries']>): Promise<AnswerOf<Calls['webSeries']>> {
    return this.queries.execute(new ListVideos(query, 'episodes'));
  }
}

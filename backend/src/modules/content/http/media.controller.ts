import { contentCalls, type InputOf } from '@valorisation/contract';
import { Controller, Ip, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RawJson } from '../../../platform/http/raw-json.js';
import { Access } from '../../../platform/access/access.decorator.js';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { isHeldAlready } from '../../../platform/http/cached-pages.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { GetDocument, GetDocumentFacts, GetVideo, ListDocuments, ListVideos } from '../queries/media.query.js';
import { DocumentFiles } from './document-files.js';
import { DocumentPreviews } from './document-previews.js';
import { Exchange, PublicAnswers, type HttpExchange } from './public-answers.js';

type Calls = typeof contentCalls;

/** Documents, videos and web-series. */
@Controller()
@Access('public')
export class MediaController {
  constructor(
    private readonly queries: QueryBus,
    private readonly answers: PublicAnswers,
    private readonly files: DocumentFiles,
    private readonly previews: DocumentPreviews,
    private readonly limits: PublicLimits,
  ) {}

  @Costly('read')
  @Serves(contentCalls.documents, 'The documents for download, the latest first')
  async documents(@Input() input: InputOf<Calls['documents']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    const { page, perPage, ...filter } = input.query;
    return this.answers.search(exchange, contentCalls.documents, input, async () => {
      const found = await this.queries.execute(new ListDocuments({ asked: { page, perPage }, filter }));
      return { ...found, data: found.data.map((one) => ({ ...one, image: this.previews.addressOf(one) })) };
    });
  }

  @Serves(contentCalls.documentFacts, 'One document, without its file')
  async documentFacts(
    @Input() input: InputOf<Calls['documentFacts']>,
    @Exchange() exchange: HttpExchange,
  ): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.documentFacts, input, async () => {
      const one = await this.queries.execute(new GetDocumentFacts({ id: input.params.id }));
      return { ...one, image: this.previews.addressOf(one) };
    });
  }

  @Serves(contentCalls.document, 'The file of a document, under its name and type')
  async document(
    @Input() { params }: InputOf<Calls['document']>,
    @Exchange() { request, reply }: HttpExchange,
    @Ip() remoteAddress: string,
  ): Promise<StreamableFile | RawJson> {
    await this.limits.take('content-download', remoteAddress);
    const document = await this.queries.execute(new GetDocument({ id: params.id }));
    void reply.header('cache-control', 'public, no-cache');
    if (isHeldAlready(request, reply, `"${document.sha256}"`)) return new RawJson(Buffer.alloc(0));
    return new StreamableFile(await this.files.open(document), {
      type: document.mediaType,
      disposition: contentDisposition(document.fileName),
      length: document.byteLength,
    });
  }

  @Serves(contentCalls.preview, 'The first page of a document, small')
  async preview(
    @Input() { params }: InputOf<Calls['preview']>,
    @Exchange() { reply }: HttpExchange,
  ): Promise<StreamableFile> {
    const picture = this.previews.read(await this.queries.execute(new GetDocument({ id: params.id })));
    void reply.header('cache-control', 'public, max-age=3600');
    return new StreamableFile(picture, { type: 'image/webp', length: picture.byteLength });
  }

  @Serves(contentCalls.videos, 'The videos, the latest first')
  async videos(@Input() input: InputOf<Calls['videos']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.videos, input, async () =>
      this.queries.execute(new ListVideos({ asked: input.query, which: 'all' })),
    );
  }

  @Serves(contentCalls.video, 'One video')
  async video(@Input() input: InputOf<Calls['video']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.video, input, async () =>
      this.queries.execute(new GetVideo({ id: input.params.id })),
    );
  }

  @Serves(contentCalls.webSeries, 'The episodes of the web-series, series by series')
  async webSeries(@Input() input: InputOf<Calls['webSeries']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.webSeries, input, async () =>
      this.queries.execute(new ListVideos({ asked: input.query, which: 'episodes' })),
    );
  }
}

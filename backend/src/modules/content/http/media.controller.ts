import { contentCalls, type InputOf, mediaCalls as calls } from '@valorisation/contract';
import { Controller, Ip, StreamableFile, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RawJson } from '../../../platform/http/raw-json.js';
import { Access } from '../../../platform/access/access.decorator.js';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { isHeldAlready } from '../../../platform/http/cached-pages.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { GetDocument, GetDocumentFacts, GetVideo, ListDocuments, ListVideos } from '../queries/media.query.js';
import { DocumentFiles, DocumentPreviews } from './document-files.js';
import { Exchange, PublicAnswers, type HttpExchange } from './public-answers.js';
import type { FastifyReply } from 'fastify';
import { GetPicture } from '../queries/media-library.query.js';
import { GetMovedPath } from '../queries/moved.query.js';
import {
  GetArticle,
  GetOwnPage,
  GetPage,
  ListOwnPages,
  GetTheme,
  ListArticles,
  ListThemes,
} from '../queries/texts.query.js';

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
      this.queries.execute(new ListVideos({ asked: input.query, which: 'all', ids: input.query.ids })),
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

const NOTHING_RUNS = "default-src 'none'; sandbox";

/** The address is the fingerprint of the picture: it cannot be guessed, and its content never changes. */
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

@Controller()
@Access('public')
export class TextsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly answers: PublicAnswers,
  ) {}

  @Serves(contentCalls.page, 'A page of the portal by its name', 'Names: faq, ccn, outils, help, cgu and others.')
  async page(@Input() input: InputOf<Calls['page']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.page, input, async () =>
      this.queries.execute(new GetPage({ name: input.params.name })),
    );
  }

  @Serves(contentCalls.ownPages, 'The pages that staff have created, by title')
  async ownPages(@Input() input: InputOf<Calls['ownPages']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.ownPages, input, async () =>
      this.queries.execute(new ListOwnPages({ asked: input.query })),
    );
  }

  @Serves(contentCalls.ownPage, 'A page that staff have created, by its address')
  async ownPage(@Input() input: InputOf<Calls['ownPage']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.ownPage, input, async () =>
      this.queries.execute(new GetOwnPage({ name: input.params.name })),
    );
  }

  @Serves(contentCalls.moved, 'Where an address leads that no longer shows what it showed')
  async moved(@Input() input: InputOf<Calls['moved']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.moved, input, async () =>
      this.queries.execute(new GetMovedPath({ path: input.query.path })),
    );
  }

  @Costly('read')
  @Serves(contentCalls.articles, 'The news, the latest first')
  async articles(@Input() input: InputOf<Calls['articles']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    const { page, perPage, ...filter } = input.query;
    return this.answers.search(exchange, contentCalls.articles, input, async () =>
      this.queries.execute(new ListArticles({ asked: { page, perPage }, filter })),
    );
  }

  @Serves(contentCalls.article, 'One article')
  async article(@Input() input: InputOf<Calls['article']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.article, input, async () =>
      this.queries.execute(new GetArticle({ id: input.params.id, type: input.query.type })),
    );
  }

  @Costly('read')
  @Serves(contentCalls.themes, 'The themes of the articles, by title')
  async themes(@Input() input: InputOf<Calls['themes']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    const { page, perPage, ...filter } = input.query;
    return this.answers.search(exchange, contentCalls.themes, input, async () =>
      this.queries.execute(new ListThemes({ asked: { page, perPage }, filter })),
    );
  }

  @Serves(contentCalls.theme, 'One theme')
  async theme(@Input() input: InputOf<Calls['theme']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.theme, input, async () =>
      this.queries.execute(new GetTheme({ id: input.params.id })),
    );
  }
}

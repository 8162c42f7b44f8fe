/** What the public reads at an instant. Nothing that is a draft, not yet open, closed or archived is found or counted. */
import type {
  Article,
  ArticleType,
  DocumentType,
  Page as TextPage,
  PublicDocument,
  Theme,
  Video,
} from '@valorisation/contract';
import { Query } from '@nestjs/cqrs';
import type { Page } from '../../../platform/http/paged.js';

export interface AskedPage {
  readonly page: number;
  readonly perPage: number;
}

export interface ArticleFilter {
  readonly word: string;
  readonly type?: ArticleType | undefined;
  readonly themeId?: number | undefined;
  /** Left out: the article that the others are to be read beside. */
  readonly articleId?: number | undefined;
}

/** Refusal: `introuvable`. */
export class GetPage extends Query<TextPage> {
  constructor(readonly name: string) {
    super();
  }
}

/** The latest first. */
export class ListArticles extends Query<Page<Article>> {
  constructor(
    readonly asked: AskedPage,
    readonly filter: ArticleFilter,
  ) {
    super();
  }
}

/** Refusal: `introuvable`. */
export class GetArticle extends Query<Article> {
  constructor(
    readonly id: number,
    readonly type: ArticleType | undefined,
  ) {
    super();
  }
}

/** By title. */
export class ListThemes extends Query<Page<Theme>> {
  constructor(
    readonly asked: AskedPage,
    readonly filter: Pick<ArticleFilter, 'word' | 'type'>,
  ) {
    super();
  }
}

/** Refusal: `introuvable`. */
export class GetTheme extends Query<Theme> {
  constructor(readonly id: number) {
    super();
  }
}

/** A document without its picture, by what it is made of. */
export interface ListedDocument extends Omit<PublicDocument, 'image'>, Pick<StoredDocument, 'sha256'> {
  /** Of the picture of its first page, where the media library has one. */
  readonly pageSha256: string | null;
}

/** The latest first. */
export class ListDocuments extends Query<Page<ListedDocument>> {
  constructor(
    readonly asked: AskedPage,
    readonly filter: { readonly word: string; readonly type?: DocumentType | undefined },
  ) {
    super();
  }
}

/** What is said of a document. Refusal: `introuvable`. */
export class GetDocumentFacts extends Query<ListedDocument> {
  constructor(readonly id: number) {
    super();
  }
}

/** Where the bytes of a document are, and under what name and type they are handed out. */
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
export class GetDocument extends Query<StoredDocument> {
  constructor(readonly id: number) {
    super();
  }
}

/** All videos, the latest first; or the episodes of the series, series by series. */
export class ListVideos extends Query<Page<Video>> {
  constructor(
    readonly asked: AskedPage,
    readonly which: 'all' | 'episodes',
  ) {
    super();
  }
}

/** Refusal: `introuvable`. */
export class GetVideo extends Query<Video> {
  constructor(readonly id: number) {
    super();
  }
}

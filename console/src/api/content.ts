/** What anybody reads: pages, news, documents and videos. */
import {
  contentCalls as calls,
  sent,
  type AnswerOf,
  type Article,
  type ArticleType,
  type DocumentType,
  type Sent,
  type Theme,
} from '@valorisation/contract';
import { call } from './call';

export type { Article, ArticleType, DocumentType } from '@valorisation/contract';

/** A search goes to the server as it stands; '' asks for everything. */
interface Search {
  readonly page: number;
  readonly word: string;
}

export const content = {
  articles: async (
    search: Search & { type?: ArticleType; themeId?: number },
  ): Promise<AnswerOf<typeof calls.articles>> => call(calls.articles, { query: { ...search, perPage: 10 } }),

  /** @throws ApiError `introuvable` */
  article: async (id: number): Promise<Article> => call(calls.article, { params: { id } }),

  /** Others of the same theme. */
  besideArticle: async ({ id, themeId }: Article): Promise<readonly Article[]> => {
    if (themeId === null) return [];
    return (await call(calls.articles, { query: { themeId, articleId: id, perPage: 3 } }, { silent: true })).data;
  },

  themes: async (): Promise<readonly Theme[]> => (await call(calls.themes, { query: { perPage: 100 } })).data,

  documents: async (search: Search & { type?: DocumentType }): Promise<AnswerOf<typeof calls.documents>> =>
    call(calls.documents, { query: search }),

  documentFile: (id: number): Sent => sent(calls.document, { params: { id } }),
} as const;

/** What anybody reads: pages, news, documents and videos. */
import {
  contentCalls as calls,
  gridCalls,
  sent,
  type AnswerOf,
  type Article,
  type ArticleType,
  type DocumentType,
  type Page,
  type PublicDocument,
  type Sent,
  type Theme,
  type Video,
} from '@valorisation/contract';
import { call } from './call';

export type {
  Article,
  ArticleType,
  DocumentType,
  GridTable,
  Page,
  PageSection,
  PublicDocument,
  Video,
} from '@valorisation/contract';

/** As the server answers it: what is only shown needs no rules. */
export type GridInForce = AnswerOf<typeof gridCalls.inForce>;

/** The list and its neighbours: more episodes than a series has. */
const EVERY_EPISODE = 100;
const VIDEOS_A_PAGE = 5;

/** A search goes to the server as it stands; '' asks for everything. */
interface Search {
  readonly page: number;
  readonly word: string;
}

export const content = {
  /** @throws ApiError `introuvable` */
  page: async (name: string): Promise<Page> => call(calls.page, { params: { name } }),

  gridInForce: async (): Promise<GridInForce> => call(gridCalls.inForce),

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

  /** @throws ApiError `introuvable` */
  document: async (id: number): Promise<PublicDocument> => call(calls.documentFacts, { params: { id } }),

  videos: async (page: number): Promise<AnswerOf<typeof calls.videos>> =>
    call(calls.videos, { query: { page, perPage: VIDEOS_A_PAGE } }),

  webSeries: async (page: number): Promise<AnswerOf<typeof calls.webSeries>> =>
    call(calls.webSeries, { query: { page, perPage: VIDEOS_A_PAGE } }),

  /** @throws ApiError `introuvable` */
  video: async (id: number): Promise<Video> => call(calls.video, { params: { id } }),

  /** The episodes of the series that the video belongs to, itself among them, in their order. */
  episodesBeside: async ({ seriesId }: Video): Promise<readonly Video[]> => {
    if (seriesId === null) return [];
    const { data } = await call(calls.webSeries, { query: { perPage: EVERY_EPISODE } }, { silent: true });
    return data.filter((one) => one.seriesId === seriesId);
  },

  documentFile: (id: number): Sent => sent(calls.document, { params: { id } }),
} as const;

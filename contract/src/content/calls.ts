/** Content that can be read without an account. */
import * as z from 'zod/mini';
import { FileAnswer, get } from '../call.js';
import { about, isId, pathId, typedWhole } from '../data.js';
import { pageOf, pagingFields } from '../paging.js';
import { DOCUMENT_TYPES } from '../staff/media.js';
import { wire, wireObject } from '../wire.js';
import { article, articleType, documentType, listedPage, page, publicDocument, theme, video } from './records.js';

const LONGEST_SEARCH = 200;
const EPISODES_A_PAGE = 5;

const word = wire(
  'word',
  about(
    z._default(z.string().check(z.trim(), z.maxLength(LONGEST_SEARCH, 'texte_trop_long')), ''),
    'French words, with or without accents and endings; quotes keep words together, a minus sign leaves one out',
  ),
);
const idOf = (description: string) =>
  about(z.optional(typedWhole('invalide', (id) => id > 0 && isId(id))), description);
const ofType = wire('type', about(z.optional(articleType), 'Of this type only'));

const LONGEST_LIST = 200;
const isIds = (text: string) =>
  text.length <= LONGEST_LIST && /^\d+(?:,\d+)*$/.test(text) && text.split(',').every((one) => isId(Number(one)));
const ids = wire(
  'ids',
  about(z.optional(z.string().check(z.refine(isIds, 'invalide'))), 'These only: ids with commas'),
);

const one = { params: { id: pathId } };
const { page: asked } = pagingFields;
const episodes = z.coerce
  .number('invalide')
  .check(z.int('invalide'), z.minimum(1, 'invalide'), z.maximum(100, 'invalide'));

/** The small picture of a document’s first page. */
const PREVIEW_TYPE = 'image/webp';

export const contentCalls = {
  page: get('/v1/user/page/:name', {
    params: { name: about(z.string(), 'The name of the page') },
    answer: page,
    refuses: ['introuvable'],
  }),
  /** Staff have created these pages; the product's own pages have fixed places. */
  ownPages: get('/v1/user/pages', {
    query: pagingFields,
    answer: pageOf(listedPage, 'ListedPagePage'),
    refuses: ['donnees_invalides'],
  }),
  ownPage: get('/v1/user/pages/:name', {
    params: { name: about(z.string(), 'The address of the page, without the slash') },
    answer: page,
    refuses: ['introuvable'],
  }),
  /** Where a public address leads whose page has another address now, or is no longer public. */
  moved: get('/v1/user/moved', {
    query: {
      path: wire('path', about(z.string().check(z.maxLength(LONGEST_LIST, 'invalide')), 'A path of the portal')),
    },
    answer: wireObject({ path: wire('path', z.string()) }, { id: 'MovedPath' }),
    refuses: ['introuvable', 'donnees_invalides'],
  }),
  articles: get('/v1/user/articles', {
    query: {
      ...pagingFields,
      themeId: wire('theme_id', idOf('Of this theme only')),
      articleId: wire('article_id', idOf('Leaves this article out, to show others beside it')),
      word,
      type: wire('article_type', about(z.optional(articleType), 'Of this type only')),
    },
    answer: pageOf(article, 'ArticlePage'),
    refuses: ['donnees_invalides', 'trop_de_tentatives'],
  }),
  article: get('/v1/user/articles/:id', {
    ...one,
    query: { type: ofType },
    answer: article,
    refuses: ['introuvable', 'donnees_invalides'],
  }),
  documents: get('/v1/user/docs', {
    query: { ...pagingFields, word, ids, type: wire('doc_type', about(z.optional(documentType), 'Of this type only')) },
    answer: pageOf(publicDocument, 'PublicDocumentPage'),
    refuses: ['donnees_invalides', 'trop_de_tentatives'],
  }),
  documentFacts: get('/v1/user/docs/:id', { ...one, answer: publicDocument, refuses: ['introuvable'] }),
  document: get('/v1/user/docs/download/:id', {
    ...one,
    answer: new FileAnswer(Object.values(DOCUMENT_TYPES), undefined),
    refuses: ['introuvable', 'trop_de_tentatives'],
  }),
  preview: get('/v1/user/docs/preview/:id', {
    ...one,
    answer: new FileAnswer([PREVIEW_TYPE], undefined),
    refuses: ['introuvable'],
  }),
  themes: get('/v1/user/themes', {
    query: { ...pagingFields, word, type: ofType },
    answer: pageOf(theme, 'ThemePage'),
    refuses: ['donnees_invalides', 'trop_de_tentatives'],
  }),
  theme: get('/v1/user/themes/:id', { ...one, answer: theme, refuses: ['introuvable'] }),
  videos: get('/v1/user/videos', {
    query: { ...pagingFields, ids },
    answer: pageOf(video, 'VideoPage'),
    refuses: ['donnees_invalides'],
  }),
  video: get('/v1/user/videos/:id', { ...one, answer: video, refuses: ['introuvable'] }),
  /** The episodes of all series, grouped by series. */
  webSeries: get('/v1/user/webserie', {
    query: { page: asked, perPage: wire('div', about(z._default(episodes, EPISODES_A_PAGE), 'Episodes per page')) },
    answer: pageOf(video, 'EpisodePage'),
    refuses: ['donnees_invalides'],
  }),
};

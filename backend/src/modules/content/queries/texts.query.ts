/**
 * What the public reads at an instant. Content that is a draft, not yet open, closed or archived is never found or
 * counted.
 */
import {
  sectionPicture,
  type Article,
  type ArticleType,
  type ListedPage,
  type Page as TextPage,
  type Theme,
} from '@valorisation/contract';
import { pictureFocus } from './picture-focus.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import type { Page } from '../../../platform/http/paged.js';
import { cleanPortalText } from '../../../platform/http/rich-text.js';
import { publicPage } from './page-texts.js';
import { instant, publicAt, PublicRows, type AskedPage } from './public-rows.js';

export interface ArticleFilter {
  readonly word: string;
  readonly type?: ArticleType | undefined;
  readonly themeId?: number | undefined;
  /** Leaves this article out, for the list of other articles beside it. */
  readonly articleId?: number | undefined;
}

/** Refusal: `introuvable`. */
export class GetPage extends QueryOf<{ name: string }, TextPage>() {}

/** A page that staff have created. Refusal: `introuvable`. */
export class GetOwnPage extends QueryOf<{ name: string }, TextPage>() {}

/** In the order of their titles. */
export class ListOwnPages extends QueryOf<{ asked: AskedPage }, Page<ListedPage>>() {}

/** The latest first. */
export class ListArticles extends QueryOf<{ asked: AskedPage; filter: ArticleFilter }, Page<Article>>() {}

/** Refusal: `introuvable`. */
export class GetArticle extends QueryOf<{ id: number; type: ArticleType | undefined }, Article>() {}

/** The themes, in the order of their titles. */
export class ListThemes extends QueryOf<
  { asked: AskedPage; filter: Pick<ArticleFilter, 'word' | 'type'> },
  Page<Theme>
>() {}

/** Refusal: `introuvable`. */
export class GetTheme extends QueryOf<{ id: number }, Theme>() {}

const PAGE = {
  name: 'content-page',
  select: `p.id, p.name, p.title, p.body, ${instant('p.updated_at')} as "updatedAt" from public_page p`,
  where: `${publicAt('p')} and p.name = $2`,
};

/** Only the product’s own pages have a key. */
const OF_STAFF = `${publicAt('p')} and p.key is null`;
const OWN_PAGE = { ...PAGE, name: 'content-own-page', where: `${OF_STAFF} and p.name = $2` };
const OWN_PAGES = {
  name: 'content-own-pages',
  select: 'p.name, p.title from public_page p',
  where: OF_STAFF,
  order: 'p.title, p.id',
};

const ARTICLE = `a.id, a.type, a.title, a.summary, a.cover, a.body as content, ${instant('a.opens_at')} as "openDate",
  ${instant('a.closes_at')} as "closeDate", ${instant('a.created_at')} as "createdAt",
  t.id as "themeId", t.title as "themeTitle", ${pictureFocus('a')} as focus
  from public_article a left join public_theme t on t.id = a.theme and ${publicAt('t')}`;

const ARTICLES = {
  name: 'content-articles',
  select: ARTICLE,
  where: `${publicAt('a')} and ($2::text is null or a.type = $2) and ($3::integer is null or t.id = $3)
    and ($4::integer is null or a.id <> $4)
    and ($5 = '' or french_words(a.title, a.summary, a.body) @@ french_query($5))`,
  order: 'a.opens_at desc, a.id desc',
};

const ONE_ARTICLE = {
  name: 'content-article',
  select: ARTICLE,
  where: `${publicAt('a')} and a.id = $2 and ($3::text is null or a.type = $3)`,
};

const THEME = `t.id, t.title, (select count(*)::integer from public_article a
    where a.theme = t.id and ${publicAt('a')} and ($2::text is null or a.type = $2)) as articles
  from public_theme t`;

const THEMES = {
  name: 'content-themes',
  select: THEME,
  where: `${publicAt('t')} and ($3 = '' or french_words(t.title, '', '') @@ french_query($3))
    and ($2::text is null or exists (select from public_article a
      where a.theme = t.id and ${publicAt('a')} and a.type = $2))`,
  order: 't.title, t.id',
};

const ONE_THEME = { name: 'content-theme', select: THEME, where: `${publicAt('t')} and t.id = $3` };

/** Sanitises the answer, whatever is stored. A cover that is no picture of the product is left out. */
export function harmless(article: Article): Article {
  const { success: hasCover } = sectionPicture.safeParse(article.cover);
  return { ...article, cover: hasCover ? article.cover : null, content: cleanPortalText(article.content) };
}

const on = handlersWith({ rows: PublicRows });

export const textsQueries = [
  on(GetPage, async ({ name }, { rows }) => publicPage(await rows.one<TextPage>(PAGE, [name], 'page'))),
  on(GetOwnPage, async ({ name }, { rows }) => publicPage(await rows.one<TextPage>(OWN_PAGE, [name], 'page'))),
  on(ListOwnPages, async ({ asked }, { rows }) => rows.page<ListedPage>(OWN_PAGES, [], asked)),
  on(ListArticles, async ({ asked, filter }, { rows }) => {
    const { type, themeId, articleId, word } = filter;
    const values = [type ?? null, themeId ?? null, articleId ?? null, word];
    const found = await rows.page<Article>(ARTICLES, values, asked);
    return { ...found, data: found.data.map(harmless) };
  }),
  on(GetArticle, async ({ id, type }, { rows }) =>
    harmless(await rows.one<Article>(ONE_ARTICLE, [id, type ?? null], 'article')),
  ),
  on(ListThemes, async ({ asked, filter: { type, word } }, { rows }) =>
    rows.page<Theme>(THEMES, [type ?? null, word], asked),
  ),
  on(GetTheme, async ({ id }, { rows }) => rows.one<Theme>(ONE_THEME, [null, id], 'theme')),
];

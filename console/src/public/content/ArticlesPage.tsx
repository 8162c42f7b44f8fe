import { Link, useSearchParams } from 'react-router-dom';
import { contentCalls, type Article, type ArticleType } from '@valorisation/contract';
import { useAnswer } from '../../api/useAnswer';
import { publications as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Stack, Text } from '../../ui/layout/primitives';
import { formatInstant } from '../../ui/instant';
import { ArticlePicture } from './ArticlePicture';
import styles from './Content.module.css';
import { pictureOf } from './firstPicture';
import { ListState } from './ListState';
import { readListQuery, searchOf, writeListQuery, type ListQuery } from './listQuery';
import { SearchBar } from './SearchBar';

const types = Object.keys(words.articleTypes) as ArticleType[];

type Pictured = Pick<Article, 'cover' | 'content' | 'focus'>;

function Picture({ article, among }: { article: Pictured; among: readonly Pictured[] }) {
  const src = pictureOf(article);
  const haveAll = among.every((one) => pictureOf(one) !== null);
  return src !== null && haveAll ? <ArticlePicture src={src} focus={article.focus} /> : null;
}

export function ArticlesPage() {
  const [query, setQuery] = useSearchParams();
  const asked = readListQuery(query);
  const { page, word, themeId } = asked;
  const type = types.find((known) => known === asked.type);
  const list = useAnswer(contentCalls.articles, {
    query: { page, word, perPage: 10, ...(type !== undefined && { type }), ...(themeId > 0 && { themeId }) },
  });
  const themes = useAnswer(contentCalls.themes, { query: { perPage: 100 } }).found?.data ?? [];
  const change = (changed: Partial<ListQuery>) => setQuery(writeListQuery(asked, changed));
  const isNarrowed = word !== '' || type !== undefined || themeId > 0;

  return (
    <Page title={titles.articles_all} intro={words.articles.intro}>
      <SearchBar
        label={words.articles.search}
        word={word}
        onSearch={(searched) => change({ word: searched })}
        choices={[
          {
            ...words.articles.type,
            name: 'type',
            value: type ?? '',
            options: types.map((value) => ({ value, label: words.articleTypes[value] })),
            onChange: (value) => change({ type: value }),
          },
          {
            ...words.articles.theme,
            name: 'theme',
            value: themeId > 0 ? String(themeId) : '',
            options: themes.map(({ id, title }) => ({ value: String(id), label: title })),
            onChange: (value) => change({ themeId: Number(value) }),
          },
        ]}
      />
      <ListState
        answer={list}
        count={words.articles.count}
        empty={words.articles.empty}
        isNarrowed={isNarrowed}
        searchOf={(next) => searchOf(asked, { page: next })}
      >
        {(articles) => (
          <Stack as="ul" gap={0}>
            {articles.map(({ id, title, summary, openDate, themeTitle, type: kind, ...pictured }) => (
              <li key={id} className={styles.entry}>
                <Stack gap={2}>
                  <h2>
                    <Link to={paths.article(id, title)}>{title}</Link>
                  </h2>
                  <Text tone="hint">
                    <time dateTime={openDate}>{formatInstant(openDate)}</time>
                    {[words.articleTypes[kind], ...(themeTitle === null ? [] : [themeTitle])].map(
                      (fact) => `, ${fact}`,
                    )}
                  </Text>
                  <p>{summary}</p>
                </Stack>
                <Picture article={pictured} among={articles} />
              </li>
            ))}
          </Stack>
        )}
      </ListState>
    </Page>
  );
}

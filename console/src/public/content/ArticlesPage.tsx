import { Link, useSearchParams } from 'react-router-dom';
import { contentCalls, type Article, type ArticleType } from '@valorisation/contract';
import { useAnswer } from '../../api/useAnswer';
import { publications as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { formatInstant } from '../../ui/instant';
import { ArticlePicture } from './ArticlePicture';
import styles from './Content.module.css';
import { pictureOf } from './firstPicture';
import { ListState } from './ListState';
import { readListQuery, searchOf, writeListQuery, type ListQuery } from './listQuery';
import { SearchBar } from './SearchBar';

const types = Object.keys(words.articleTypes) as ArticleType[];

interface EntryProps {
  article: Article;
  /** The newest one. */
  isLead: boolean;
  isPictured: boolean;
}

function Entry({ article, isLead, isPictured }: EntryProps) {
  const { id, title, summary, openDate, themeTitle, type, focus } = article;
  const src = isPictured || isLead ? pictureOf(article) : null;
  return (
    <li className={styles.entry}>
      <Cluster rowGap={0} align="baseline">
        <time dateTime={openDate} className="quiet amounts">
          {formatInstant(openDate)}
        </time>
        <Text tone="hint">{[words.articleTypes[type], ...(themeTitle === null ? [] : [themeTitle])].join(', ')}</Text>
      </Cluster>
      <Stack gap={2}>
        <h2>
          <Link to={paths.article(id, title)}>{title}</Link>
        </h2>
        <p className="reading">{summary}</p>
      </Stack>
      {src !== null && <ArticlePicture src={src} focus={focus} size={isLead ? 'large' : 'middle'} />}
    </li>
  );
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
            {articles.map((article, place) => (
              <Entry
                key={article.id}
                article={article}
                isLead={place === 0 && page === 1 && !isNarrowed}
                isPictured={articles.every((one) => pictureOf(one) !== null)}
              />
            ))}
          </Stack>
        )}
      </ListState>
    </Page>
  );
}

import { useContext } from 'react';
import { Link, useParams } from 'react-router-dom';
import { contentCalls, type Article } from '@valorisation/contract';
import { useAnswer } from '../../api/useAnswer';
import { publications as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { ServerRenderContext } from '../../serverRender';
import { idInAddress } from '../../slug';
import { useStructuredData } from '../../layout/useStructuredData';
import { paths } from '../../routes';
import { formatInstant } from '../../ui/instant';
import { Stack } from '../../ui/layout/primitives';
import { Picture } from '../text/SectionBlocks';
import styles from './Content.module.css';
import { OneRecord } from './OneRecord';
import { RichText } from '../../layout/RichText';

const back = { to: paths.articles(), label: words.article.all };

/** Further articles of the same theme. */
function Beside({ article }: { article: Article }) {
  const { id: articleId, themeId } = article;
  const query = { themeId: themeId ?? 0, articleId, perPage: 3 };
  const { found } = useAnswer(contentCalls.articles, { query }, { silent: true, enabled: themeId !== null });
  if (found === undefined || found.data.length === 0) return null;
  return (
    <Stack as="section" gap={3} above={8}>
      <h2 className="serif-title">{words.article.beside}</h2>
      <Stack as="ul" gap={2}>
        {found.data.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.article(id, title)}>{title}</Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function newsArticle({ title, summary, openDate }: Article): Record<string, unknown> {
  return { '@type': 'NewsArticle', headline: title, description: summary, datePublished: openDate, inLanguage: 'fr' };
}

function ArticleText({ article }: { article: Article }) {
  const { id, title, summary, cover, content: html, openDate, type, themeTitle } = article;
  const server = useContext(ServerRenderContext);
  if (cover !== null) server?.pictured(cover);
  const facts = [formatInstant(openDate), words.articleTypes[type], ...(themeTitle === null ? [] : [themeTitle])];
  return (
    <Page
      key={id}
      title={title}
      intro={summary}
      back={back}
      aside={
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      }
    >
      {cover !== null && <Picture picture={cover} className={styles.rich} />}
      <RichText html={html} />
      <Beside article={article} />
    </Page>
  );
}

export function ArticlePage() {
  const id = idInAddress(useParams()['id']);
  const answer = useAnswer(contentCalls.article, { params: { id } });
  useStructuredData(answer.found === undefined ? null : newsArticle(answer.found));
  return (
    <OneRecord id={id} answer={answer} title={titles.article} back={back} gone={words.article.gone}>
      {(found) => <ArticleText article={found} />}
    </OneRecord>
  );
}

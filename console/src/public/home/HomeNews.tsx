/** The latest articles. Without articles their place stays empty. */
import { Link } from 'react-router-dom';
import { contentCalls } from '@valorisation/contract';
import { useAnswer } from '../../api/useAnswer';
import { pages } from '../../i18n/fr';
import { paths } from '../../routes';
import { formatInstant } from '../../ui/instant';
import { ArticlePicture } from '../content/ArticlePicture';
import styles from '../HomePage.module.css';

const { news: words } = pages.home;

export function HomeNews() {
  const { found } = useAnswer(contentCalls.articles, { query: { perPage: 5 } }, { silent: true });
  if (found === undefined || found.data.length === 0) return <div />;
  return (
    <section>
      <h2 className="serif-title">{words.title}</h2>
      <ul className={styles.news}>
        {found.data.map(({ id, title, openDate, content }) => (
          <li key={id}>
            <time dateTime={openDate} className="quiet amounts">
              {formatInstant(openDate)}
            </time>
            <Link to={paths.article(id, title)} className={styles.title}>
              {title}
            </Link>
            <ArticlePicture content={content} isSmall />
          </li>
        ))}
      </ul>
      <Link to={paths.articles()} className="link">
        {words.all}
      </Link>
    </section>
  );
}

/** The latest articles. Without articles their place stays empty. */
import { Link } from 'react-router-dom';
import { contentCalls, type PageSection } from '@valorisation/contract';
import { useAnswer } from '../../api/useAnswer';
import { paths } from '../../routes';
import { formatInstant } from '../../ui/instant';
import { ArticlePicture } from '../content/ArticlePicture';
import { PlainLink } from '../text/Place';
import styles from '../HomePage.module.css';

export function HomeNews({ section: { title, news = 1, links = [] }, at }: { section: PageSection; at: number }) {
  const { found } = useAnswer(contentCalls.articles, { query: { perPage: news } }, { silent: true });
  if (found === undefined || found.data.length === 0) return <div />;
  return (
    <section data-at={at}>
      {title !== undefined && <h2 className="serif-title">{title}</h2>}
      <ul className={styles.news}>
        {found.data.map((article) => (
          <li key={article.id}>
            <time dateTime={article.openDate} className="quiet amounts">
              {formatInstant(article.openDate)}
            </time>
            <Link to={paths.article(article.id, article.title)} className={styles.title}>
              {article.title}
            </Link>
            {article.cover !== null && <ArticlePicture src={article.cover.src} focus={article.focus} size="small" />}
          </li>
        ))}
      </ul>
      {links.map(({ label, href }) => (
        <PlainLink key={href} href={href} label={label} />
      ))}
    </section>
  );
}

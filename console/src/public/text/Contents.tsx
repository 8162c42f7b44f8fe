/** The titles of a page’s sections as links: at the side of the text, or in a bar above it on a narrow screen. */
import { Link } from 'react-router-dom';
import type { PageSection } from '@valorisation/contract';
import { pages } from '../../i18n/fr';
import styles from './Contents.module.css';
import { placeKey } from './questionKey';

/** The section in an address: `?rubrique=les-categories`. */
export function placeOf({ id, title }: PageSection): string | undefined {
  return id ?? (title === undefined ? undefined : placeKey(title));
}

export function Contents({ sections }: { sections: readonly PageSection[] }) {
  const titled = sections.filter(({ title }) => title !== undefined);
  if (titled.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={pages.textPages.contents}>
      <p className="caption">{pages.textPages.contents}</p>
      <ul className="unmarked">
        {titled.map((section) => (
          <li key={section.title}>
            <Link to={{ search: `?rubrique=${placeOf(section)}` }}>{section.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

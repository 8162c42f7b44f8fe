/** The titles of a page’s sections as links: at the side of the text, or in a bar above it on a narrow screen. */
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { PageSection } from '@valorisation/contract';
import { pages } from '../../i18n/fr';
import styles from './Contents.module.css';
import { placeKey } from './questionKey';
import { useCurrentSection } from './useCurrentSection';

/** The section in an address: `?rubrique=les-categories`. */
export function placeOf({ id, title }: PageSection): string | undefined {
  return id ?? (title === undefined ? undefined : placeKey(title));
}

/** In px: of the link before, what remains in sight in the bar. */
const ROOM = 24;

export function Contents({ sections }: { sections: readonly PageSection[] }) {
  const titled = sections.filter(({ title }) => title !== undefined);
  const [query] = useSearchParams();
  const places = titled.map((section) => placeOf(section) ?? '');
  const current = useCurrentSection(places, query.get('rubrique'));
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) bar.current?.scrollTo({ left: link.offsetLeft - ROOM });
  }, [current]);
  if (titled.length < 2) return null;
  return (
    <nav ref={bar} className={styles.contents} aria-label={pages.textPages.contents}>
      <p className="caption">{pages.textPages.contents}</p>
      <ul className="unmarked">
        {titled.map(({ title }, index) => (
          <li key={title}>
            <Link
              to={{ search: `?rubrique=${places[index]}` }}
              aria-current={places[index] === current ? 'location' : undefined}
              // A browser does not move the bar when at least the edge of the link is in sight.
              onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Terms with their meaning. Many of them in the order of the alphabet are a glossary, with links to their letters. */
import { wordKey } from '@valorisation/rules';
import type { PageSection } from '@valorisation/contract';
import { Link } from 'react-router-dom';
import { pages } from '../../i18n/fr';
import { Cluster, Stack } from '../../ui/layout/primitives';
import styles from './TextPage.module.css';

type Entry = NonNullable<PageSection['terms']>[number];

const MANY = 10;

const letterOf = (term: string): string => wordKey(term).charAt(0).toUpperCase();
const placeOfLetter = (letter: string): string => `lettre-${letter.toLowerCase()}`;

export function isGlossary(terms: readonly Entry[] = []): boolean {
  return (
    terms.length >= MANY && terms.every(({ term }, index) => letterOf(terms[index - 1]?.term ?? term) <= letterOf(term))
  );
}

export function Terms({ terms }: { terms: readonly Entry[] }) {
  if (!isGlossary(terms)) {
    return (
      <Stack as="dl" gap={2} className={styles.terms}>
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt className="ink strong">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Stack>
    );
  }
  const letters = [...new Set(terms.map(({ term }) => letterOf(term)))];
  const firsts = new Map(letters.map((letter) => [terms.find(({ term }) => letterOf(term) === letter), letter]));
  return (
    <>
      <nav aria-label={pages.textPages.letters}>
        <Cluster as="ul" gap={4} rowGap={1}>
          {letters.map((letter) => (
            <li key={letter}>
              <Link to={{ search: `?rubrique=${placeOfLetter(letter)}` }} className="row target">
                {letter}
              </Link>
            </li>
          ))}
        </Cluster>
      </nav>
      <dl className={styles.glossary}>
        {terms.map((entry) => {
          const letter = firsts.get(entry);
          const place = letter === undefined ? undefined : placeOfLetter(letter);
          return (
            <div key={entry.term} id={place} data-section={place} tabIndex={-1} className="ringless">
              <dt className="ink strong">{entry.term}</dt>
              <dd>{entry.text}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

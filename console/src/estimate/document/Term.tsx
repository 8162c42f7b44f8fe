/**
 * A word's definition without the library: the browser's own popover, which takes and gives back the focus (ADR 33).
 */
import { useId, useRef, type ToggleEvent } from 'react';
import { glossary } from '../../i18n/fr/glossary';
import { paths } from '../../routes';
import type { TermProps } from '../../ui/Term';
import styles from '../../ui/Term.module.css';
import { cx } from '../../ui/cx';
import documentStyles from './Document.module.css';
import { Link } from './router';

/** px, between the definition and the edge of the window. */
const EDGE = 8;

export function Term({ name, children }: TermProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { term, text } = glossary.entries[name];

  /** Under the word, if the window has room. */
  function place({ currentTarget: bubble, newState }: ToggleEvent<HTMLElement>) {
    const word = opener.current?.getBoundingClientRect();
    if (newState !== 'open' || word === undefined) return;
    const furthest = document.documentElement.clientWidth - bubble.offsetWidth - EDGE;
    bubble.style.left = `${Math.max(EDGE, Math.min(word.left, furthest)) + window.scrollX}px`;
    bubble.style.top = `${word.bottom + EDGE / 2 + window.scrollY}px`;
    bubble.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        className={children === undefined ? styles.mark : styles.word}
        aria-label={children === undefined ? glossary.definitionOf(term) : glossary.defines(children)}
      >
        {children ?? <span aria-hidden="true">?</span>}
      </button>
      <span
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={term}
        aria-describedby={`${id}-text`}
        className={cx(styles.bubble, documentStyles.bubble)}
        onToggle={place}
      >
        <span className={cx(styles.definition, 'block')}>
          <strong className="below-1 forest-800">{term}</strong>
          <span id={`${id}-text`}>{text}</span>
          <Link to={paths.glossary()} className={styles.all}>
            {glossary.all}
          </Link>
        </span>
      </span>
    </>
  );
}

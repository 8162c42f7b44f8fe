/**
 * A word of the grid. A click, a touch or a key opens its definition. The browser's popover takes the focus. Escape or
 * a click elsewhere gives the focus back to the word.
 */
import { useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';
import { Link } from 'react-router-dom';
import { glossary, type TermName } from '../i18n/fr/glossary';
import { paths } from '../routes';
import styles from './Term.module.css';

/** The distance in px between the definition and the edge of the window. */
const EDGE = 8;

export interface TermProps {
  name: TermName;
  /** The word in a sentence or label. Without it, a question mark stands beside another control. */
  children?: string;
}

/** The focus stays in the definition until the definition is closed. */
function holdFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  event.currentTarget.querySelector('a')?.focus();
}

export function Term({ name, children }: TermProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { term, text } = glossary.entries[name];

  /** Places the definition under the word, or above it if there is no room below. */
  function place({ currentTarget: bubble, newState }: ToggleEvent<HTMLElement>) {
    const word = opener.current?.getBoundingClientRect();
    if (newState !== 'open' || word === undefined) return;
    const furthest = document.documentElement.clientWidth - bubble.offsetWidth - EDGE;
    const above = word.top - EDGE / 2 - bubble.offsetHeight;
    const below = word.bottom + EDGE / 2;
    const isAbove = above >= EDGE && below + bubble.offsetHeight + EDGE > window.innerHeight;
    bubble.style.left = `${Math.max(EDGE, Math.min(word.left, furthest)) + window.scrollX}px`;
    bubble.style.top = `${(isAbove ? above : below) + window.scrollY}px`;
    bubble.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        className={children === undefined ? styles.mark : styles.word}
        aria-label={children === undefined ? glossary.definitionOf(term) : glossary.defines(children)}
      >
        {children ?? <span aria-hidden="true">?</span>}
      </button>
      {/* The Tab key arrives here from the link inside the definition. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <span
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={term}
        aria-describedby={`${id}-text`}
        className={styles.bubble}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={place}
        onKeyDown={holdFocus}
      >
        {/* Only open definitions are rendered, so that copied text and the browser's search contain no hidden ones. */}
        {open && (
          <span className={styles.definition}>
            <strong className="below-1 forest-800">{term}</strong>
            <span id={`${id}-text`}>{text}</span>
            <Link to={paths.glossary()} className={styles.all}>
              {glossary.all}
            </Link>
          </span>
        )}
      </span>
    </>
  );
}

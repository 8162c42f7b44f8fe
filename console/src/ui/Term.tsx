/**
 * A word of the grid that opens its definition: on demand only, by click, touch or keyboard. Escape, a click elsewhere and
 * the focus that goes on close it; Escape gives the focus back to the word.
 */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { glossary, type TermName } from '../i18n/fr/glossary';
import { paths } from '../routes';
import { cx } from './cx';
import { placeBelow } from './placeBelow';
import styles from './Term.module.css';

interface TermProps {
  name: TermName;
  /** The word as it stands in the sentence or label; without it, a question mark beside another control. */
  children?: string;
}

function useOpening() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = root.current;
    if (!open || element === null) return undefined;
    const place = () => bubble.current && button.current && placeBelow(bubble.current, button.current, 'start');
    bubble.current?.showPopover();
    place();
    const ending = new AbortController();
    const { signal } = ending;
    const closeUnlessInside = (target: EventTarget | null) => {
      if (!(target instanceof Node && element.contains(target))) setOpen(false);
    };
    window.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.addEventListener('resize', place, { signal });
    document.addEventListener('pointerdown', ({ target }) => closeUnlessInside(target), { signal });
    element.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && closeUnlessInside(relatedTarget), {
      signal,
    });
    // Taken here, so that Escape closes this alone and not the dialog around it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    return () => ending.abort();
  }, [open]);

  return { open, setOpen, root, button, bubble };
}

export function Term({ name, children }: TermProps) {
  const { open, setOpen, root, button, bubble } = useOpening();
  const bubbleId = useId();
  const { term, text } = glossary.entries[name];

  return (
    <span ref={root}>
      <button
        ref={button}
        type="button"
        className={cx(children === undefined ? styles.mark : styles.word)}
        aria-expanded={open}
        aria-controls={open ? bubbleId : undefined}
        aria-label={children === undefined ? glossary.definitionOf(term) : glossary.defines(children)}
        onClick={() => setOpen(!open)}
      >
        {children ?? <span aria-hidden="true">?</span>}
      </button>
      <span aria-live="polite">
        {open && (
          <span ref={bubble} id={bubbleId} popover="manual" className={styles.bubble}>
            <strong className={styles.title}>{term}</strong>
            <span>{text}</span>
            <Link to={paths.glossary()} className={styles.all}>
              {glossary.all}
            </Link>
          </span>
        )}
      </span>
    </span>
  );
}

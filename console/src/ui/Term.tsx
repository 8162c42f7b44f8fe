/**
 * A word of the grid that opens its definition by click, touch or keyboard. The focus goes to the definition, and back
 * to the word with Escape or a click elsewhere.
 */
import { useId, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { glossary, type TermName } from '../i18n/fr/glossary';
import { paths } from '../routes';
import { cx } from './cx';
import { LayerReturn } from './LayerReturn';
import { LibraryRoot } from './LibraryRoot';
import styles from './Term.module.css';

export interface TermProps {
  name: TermName;
  /** The word in its sentence or label; without it, a question mark beside another control. */
  children?: string;
}

export function Term({ name, children }: TermProps) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const { term, text } = glossary.entries[name];

  return (
    <LibraryRoot>
      <DialogTrigger isOpen={open} onOpenChange={setOpen}>
        <Button
          className={cx(children === undefined ? styles.mark : styles.word)}
          aria-label={children === undefined ? glossary.definitionOf(term) : glossary.defines(children)}
        >
          {children ?? <span aria-hidden="true">?</span>}
        </Button>
        <Popover placement="bottom start" offset={4} containerPadding={8} className={cx(styles.bubble)}>
          <LayerReturn open={open} />
          <Dialog aria-describedby={textId} className={cx(styles.definition)}>
            <strong className="below-1 forest-800">{term}</strong>
            <span id={textId}>{text}</span>
            <Link to={paths.glossary()} className={styles.all}>
              {glossary.all}
            </Link>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </LibraryRoot>
  );
}

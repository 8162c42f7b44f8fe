/** A line that opens: a question, or a table that few readers need. It works in a document without a script. */
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { Stack } from '../ui/layout/primitives';
import styles from './Fold.module.css';
import { unbroken } from './unbroken';

interface FoldProps extends Omit<ComponentProps<'details'>, 'title'> {
  readonly title: ReactNode;
  /** What it is about, beside its title. */
  readonly hint?: string;
  /** The question that an address names. */
  readonly place?: string;
  readonly children: ReactNode;
}

export function Fold({ title, hint, place, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={styles.fold}>
      <summary data-question={place}>
        <Icon name="right" size={14} />
        {typeof title === 'string' ? <span>{unbroken(title)}</span> : title}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </summary>
      <Stack gap={3} className={styles.inside}>
        {children}
      </Stack>
    </details>
  );
}

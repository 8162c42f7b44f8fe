import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import styles from './Toggle.module.css';

export interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

/** A setting that a click changes at once. A position and a word show its state. */
export function Toggle({ label, className, ...control }: ToggleProps) {
  return (
    <label className={cx(styles.toggle, className)}>
      <input {...control} type="checkbox" role="switch" />
      <span className={styles.track} aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}

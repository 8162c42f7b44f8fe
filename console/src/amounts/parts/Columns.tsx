import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** The form on the left, and the running result sticky beside it. On a small screen the result is at the bottom. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

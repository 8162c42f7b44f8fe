import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** The work at the left, the running result sticking beside it; under it, at the bottom of a small screen. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

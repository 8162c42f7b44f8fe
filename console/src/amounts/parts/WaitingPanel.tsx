import type { ReactNode } from 'react';
import styles from './AmountPanel.module.css';

/** In the panel's place before there is an amount. A small screen keeps its room for the work. */
export function WaitingPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.waiting} aria-label={label}>
      {children}
    </section>
  );
}

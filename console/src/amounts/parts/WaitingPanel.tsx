import type { ReactNode } from 'react';
import styles from './AmountPanel.module.css';

/** Replaces the panel before there is an amount. A small screen keeps its space for the form. */
export function WaitingPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.waiting} aria-label={label}>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './AmountPanel.module.css';

/** Takes the panel's place until there is an amount. On a small screen it leaves the space to the form. */
export function WaitingPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.waiting} aria-label={label}>
      {children}
    </section>
  );
}

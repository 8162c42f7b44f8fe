import type { ReactNode } from 'react';
import { amountDue } from '../../i18n/fr/amountDue';
import { Text } from '../../ui/layout/primitives';
import due from './AmountDue.module.css';
import styles from './AmountPanel.module.css';

/** Takes the panel's place until there is an amount. On a small screen it leaves the space to the form. */
export function WaitingPanel({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section className={styles.waiting} aria-label={label}>
      <div>
        <Text tone="hint">{amountDue.label}</Text>
        <p className={due.panel} aria-hidden="true">
          <span className={due.amount}>– €</span>
        </p>
      </div>
      {children}
    </section>
  );
}

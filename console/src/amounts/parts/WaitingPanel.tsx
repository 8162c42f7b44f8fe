import type { ReactNode } from 'react';
import { amountDue } from '../../i18n/fr/amountDue';
import { Text } from '../../ui/layout/primitives';
import styles from './AmountPanel.module.css';

/** Says in the panel's place what will stand there until there is an amount. On a small screen it leaves the space to the form. */
export function WaitingPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.waiting} aria-label={label}>
      <div>
        <p className="strong">{amountDue.label}</p>
        <Text tone="hint">{children}</Text>
      </div>
    </section>
  );
}

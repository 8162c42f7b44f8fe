import { useId, type ReactNode } from 'react';
import { amountDue } from '../../i18n/fr/amountDue';
import styles from './Dialogs.module.css';

interface ComparedAmountsProps {
  words: { now: string; next: string; difference: string };
  now: ReactNode;
  next: ReactNode;
  difference: ReactNode;
  children?: ReactNode;
}

export function ComparedAmounts({ words, now, next, difference, children }: ComparedAmountsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="below-2 size-16">
        {amountDue.label}
      </h3>
      <dl className={styles.amounts}>
        <div>
          <dt>{words.now}</dt>
          <dd>{now}</dd>
        </div>
        <div className={styles.next}>
          <dt>{words.next}</dt>
          <dd>{next}</dd>
        </div>
        <div>
          <dt>{words.difference}</dt>
          <dd className="amounts">{difference}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}

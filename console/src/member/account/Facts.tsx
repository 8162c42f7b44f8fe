import type { ReactNode } from 'react';
import { account } from '../../i18n/fr';
import { FactList } from '../../ui/FactList';
import styles from './Account.module.css';

export interface FactsProps {
  title: string;
  facts: readonly (readonly [label: string, value: string | null])[];
  action?: ReactNode;
}

export function Facts({ title, facts, action }: FactsProps) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      <FactList
        className={styles.facts}
        facts={facts.map(([label, value]) => [label, value?.trim() ? value : account.missing])}
      />
      {action !== undefined && <div className={styles.sectionAction}>{action}</div>}
    </section>
  );
}

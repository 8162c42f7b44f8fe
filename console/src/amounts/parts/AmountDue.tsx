import { dueUnitWords, type DisplayedAmount, type DueFacts } from '@valorisation/rules';
import type { ReactNode } from 'react';
import { Amount } from '../../ui/Amount';
import { Cluster, Inline } from '../../ui/layout/primitives';
import styles from './AmountDue.module.css';
import { DueReason } from './DueReason';

export interface AmountDueProps extends DueFacts {
  readonly conventional: DisplayedAmount;
  /** `panel`: the size for a bar or a column beside the content. */
  readonly size?: 'headline' | 'panel';
  /** What the amount includes. Shown between the amount and its reason. */
  readonly children?: ReactNode;
}

/** The page has its own heading above this part, for example "À verser au moins" (`amountDue.label`). */
export function AmountDue({ size = 'headline', children, ...facts }: AmountDueProps) {
  const { due, hourly, shareHundredths } = facts;
  return (
    <div className={styles[size]}>
      <Cluster as="p" rowGap={0} align="baseline">
        <Amount value={due} className={styles.amount} />
        <Inline tone="hint">{dueUnitWords(due.unit, hourly, shareHundredths)}</Inline>
      </Cluster>
      {children}
      <DueReason {...facts} isBrief={size === 'panel'} />
    </div>
  );
}

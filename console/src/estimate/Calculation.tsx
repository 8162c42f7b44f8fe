import { formatDay, receiptLines } from '@valorisation/rules';
import type { Changeable, Result } from '../amounts/model/result';
import { today } from '../amounts/model/today';
import { Receipt } from '../amounts/parts/Receipt';
import { classification, estimate as words } from '../i18n/fr';
import { Badge } from '../ui/Badge';
import { cx } from '../ui/cx';
import { Text } from '../ui/layout/primitives';
import styles from './Estimate.module.css';

interface CalculationProps {
  estimate: Changeable;
  result: Result;
  /** False: on paper and without a script only. */
  isShown: boolean;
}

/** The lines of the amount. */
export function Calculation({ estimate, result, isShown }: CalculationProps) {
  const { grid, info } = estimate.reference;
  return (
    <section aria-labelledby="calcul" className={cx(styles.receipt, !isShown && styles.printed)}>
      <h2 id="calcul">{classification.receipt.title}</h2>
      <Receipt lines={receiptLines(result.steps, grid)} />
      <Text tone="quiet" reading above={4}>
        <strong>{words.minimum}</strong>{' '}
        {words.printedOn(formatDay(today()), classification.conclusion.gridInForce(formatDay(info.effectiveOn)))}
      </Text>
      {!info.confirmed && (
        <Text above={2}>
          <Badge tone="wheat">{classification.unconfirmed}</Badge>
        </Text>
      )}
    </section>
  );
}

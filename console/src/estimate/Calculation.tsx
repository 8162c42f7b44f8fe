import { formatDay, receiptLines } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { Changeable, Result } from '../amounts/model/result';
import { today } from '../amounts/model/today';
import { Receipt } from '../amounts/parts/Receipt';
import { classification, estimate as words } from '../i18n/fr';
import { paths } from '../routes';
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
  const { grid, info, floors } = estimate.reference;
  return (
    <section aria-labelledby="calcul" className={cx(styles.receipt, !isShown && styles.printed)}>
      <Receipt lines={receiptLines(result.steps, grid)} heading={<h2 id="calcul">{classification.receipt.title}</h2>} />
      <Text tone="note" reading above={4}>
        {words.printedOn(formatDay(today()), classification.conclusion.gridInForce(formatDay(info.effectiveOn)))}{' '}
        {(!info.confirmed || floors.wage?.confirmed === false) && (
          // On the screen the footer says it of the grid.
          <Link to={paths.evolutions()} className={info.confirmed ? undefined : 'printed'}>
            {classification.unconfirmed}
          </Link>
        )}
      </Text>
    </section>
  );
}

import { countedPoints, formatPoints, type TraceStep } from '@valorisation/rules';
import { common } from '../../i18n/fr/classification/common';
import { cx } from '../../ui/cx';
import { Points } from '../../ui/Points';
import type { LedgerLine } from '../model/ledger';
import styles from './Ledger.module.css';

const { ledger: words } = common;

interface LedgerProps {
  lines: readonly LedgerLine[];
  steps: readonly TraceStep[];
  /** The criterion on the screen, whose line is marked. */
  criterionId?: number | undefined;
}

/** The parts of the index and their sum, while they change. */
export function Ledger({ lines, steps, criterionId }: LedgerProps) {
  const sums = steps.filter(({ rule }) => rule === 'total' || rule === 'majored');
  return (
    <dl className="table-size" aria-label={words.label}>
      {lines.map((line) => (
        <div
          key={line.key}
          className={cx(
            styles.line,
            line.isOpen === true && styles.open,
            line.criterionId !== undefined && line.criterionId === criterionId && styles.current,
          )}
        >
          <dt>
            {line.label} {line.detail !== null && <span className={styles.detail}>{line.detail}</span>}
          </dt>
          <dd>{line.points === null ? '–' : <Points text={line.points} />}</dd>
        </div>
      ))}
      {sums.map(({ rule, value }) => (
        <div key={rule} className={styles.total}>
          <dt>{rule === 'total' ? words.total : words.majored}</dt>
          <dd className="amounts">{countedPoints(formatPoints(value))}</dd>
        </div>
      ))}
    </dl>
  );
}

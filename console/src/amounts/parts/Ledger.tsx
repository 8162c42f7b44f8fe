import { formatPoints, type TraceStep } from '@valorisation/rules';
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
  const sumsOf = sums.map(({ rule, value }) => ({ rule, points: formatPoints(value) }));
  const hasDecimals = [...lines, ...sumsOf].some(({ points }) => points?.includes(',') === true);
  const pointsOf = (points: string) =>
    hasDecimals ? <Points text={points} /> : <span className="amounts one-line">{points}</span>;
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
            {line.label} {line.detail !== null && <span className={cx(styles.detail, 'one-line')}>{line.detail}</span>}
          </dt>
          <dd>{line.points === null ? '–' : pointsOf(line.points)}</dd>
        </div>
      ))}
      {sumsOf.map(({ rule, points }) => (
        <div key={rule} className={styles.total}>
          <dt>
            {rule === 'total' ? words.total : words.majored}{' '}
            <span className={cx(styles.detail, 'regular')}>{words.unit}</span>
          </dt>
          <dd>{pointsOf(points)}</dd>
        </div>
      ))}
    </dl>
  );
}

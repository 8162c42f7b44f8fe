import { countedPoints, formatPoints, type TraceStep } from '@valorisation/rules';
import { common } from '../../i18n/fr/classification/common';
import styles from './Ledger.module.css';

const { ledger: words } = common;

/** The four parts of the index and their sum, while they change. */
export function Ledger({ steps }: { steps: readonly TraceStep[] }) {
  const total = steps.find((step) => step.rule === 'total');
  if (total === undefined) return null;
  const { categoryBaseHundredths, leaveHundredths, seniorityHundredths, criteriaHundredths } = total.inputs;
  const lines = [
    [words.base, categoryBaseHundredths],
    [words.leave, leaveHundredths],
    [words.seniority, seniorityHundredths],
    [words.criteria, criteriaHundredths],
  ] as const;
  return (
    <dl className="line-top table-size" aria-label={words.label}>
      {lines.map(([label, points]) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd className="amounts">{formatPoints(points)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd className="amounts">{countedPoints(formatPoints(total.value))}</dd>
      </div>
    </dl>
  );
}

import { importReading } from '../../../i18n/fr/importReading';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/Icon';
import styles from './Steps.module.css';

const { steps: words, promise } = importReading;
const STEPS = ['file', 'check', 'creation'] as const;

/** The three steps of an import. */
export function Steps({ current }: { current: (typeof STEPS)[number] }) {
  const place = STEPS.indexOf(current);
  return (
    <div className={styles.steps}>
      <ol aria-label={words.label} className={styles.path}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={cx(index < place && styles.past)}
          >
            <span className={styles.number} aria-hidden="true">
              {index < place ? <Icon name="check" size={16} /> : index + 1}
            </span>
            {words[step]}
          </li>
        ))}
      </ol>
      <span className="remark">{promise}</span>
    </div>
  );
}

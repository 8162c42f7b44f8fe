/** The steps of a path, and which one this page is. */
import { Link } from 'react-router-dom';
import { cx } from './cx';
import { Icon } from './Icon';
import styles from './Steps.module.css';

interface Step {
  title: string;
  /** Where the step can be opened. */
  to?: string | undefined;
  /** True for a step that still lacks an answer although it was passed. */
  isUnfinished?: boolean;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** The place of the current one, from 0. */
  current: number;
}

export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ title, to, isUnfinished = false }, index) => {
        const isDone = index < current && !isUnfinished;
        const isCurrent = index === current;
        return (
          <li
            key={title}
            className={cx(styles.step, isDone && styles.done, isCurrent && styles.current)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Icon name="check" size={14} /> : index + 1}
            </span>
            {to === undefined || isCurrent ? title : <Link to={to}>{title}</Link>}
          </li>
        );
      })}
    </ol>
  );
}

/** The four steps of a classification and of an estimate, and which one this page is. */
import { Link } from 'react-router-dom';
import { common } from '../../i18n/fr/classification/common';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import styles from './Steps.module.css';

const STEPS = ['function', 'situation', 'criteria', 'result'] as const;
export type Step = (typeof STEPS)[number];

const { steps: words } = common;

interface StepsProps {
  current: Step;
  /** Where the other steps can be opened. */
  links?: Partial<Record<Step, string | undefined>>;
}

export function Steps({ current, links = {} }: StepsProps) {
  const at = STEPS.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={words.label}>
      {STEPS.map((step, index) => {
        const isDone = index < at;
        const to = step === current ? undefined : links[step];
        return (
          <li
            key={step}
            className={cx(styles.step, isDone && styles.done, step === current && styles.current)}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Icon name="check" size={14} /> : index + 1}
            </span>
            {to === undefined ? words[step] : <Link to={to}>{words[step]}</Link>}
          </li>
        );
      })}
    </ol>
  );
}

import { ui } from '../i18n/fr';
import styles from './Progress.module.css';

export interface ProgressProps {
  value: number;
  max?: number;
  label?: string;
  /** Words for the figure: « 3 réponses sur 5 ». */
  text?: string;
  /** Part of the bar that is filled, from 0 to 1, where the words count otherwise than the value. */
  filled?: number;
}

export function Progress({ value, max = 100, label = ui.progress, text, filled }: ProgressProps) {
  const share = filled ?? (max === 0 ? 0 : value / max);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <div className={styles.fill} style={{ width: `${Math.round(share * 100)}%` }} />
    </div>
  );
}

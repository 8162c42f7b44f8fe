import { ui } from '../i18n/fr';
import styles from './Progress.module.css';

export interface ProgressProps {
  value: number;
  max?: number;
  label?: string;
  /** The figure as text: « 3 réponses sur 5 ». */
  text?: string;
  /** The filled part of the bar, from 0 to 1, when the text counts something else. */
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

import { ui } from '../i18n/fr';
import styles from './Progress.module.css';

export interface ProgressProps {
  value: number;
  max?: number;
  label?: string;
  /** Words for the figure: « 3 réponses sur 5 ». */
  text?: string;
}

export function Progress({ value, max = 100, label = ui.progress, text }: ProgressProps) {
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
      <div className={styles.fill} style={{ width: `${max === 0 ? 0 : Math.round((value / max) * 100)}%` }} />
    </div>
  );
}

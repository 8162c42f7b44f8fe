import type { ReactNode } from 'react';
import type { Tone } from './Badge';
import { cx } from './cx';
import styles from './Notice.module.css';

/** A sentence set apart in the page; `alert` announces it at once. */
export function Notice({
  tone = 'sky',
  alert = false,
  children,
}: {
  tone?: Tone;
  alert?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cx(styles.notice, tone !== 'stone' && styles[tone])} role={alert ? 'alert' : undefined}>
      {children}
    </div>
  );
}

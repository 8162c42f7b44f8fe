import type { ReactNode } from 'react';
import { messageOf } from '../core/errors';
import type { Tone } from './Badge';
import { cx } from './cx';
import styles from './Notice.module.css';

/** A sentence that stands apart in the page. `alert` has it read out at once. */
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

/** Why the server refused. Renders nothing without an error. */
export function ErrorNotice({ error, children }: { error: unknown; children?: ReactNode }) {
  if (error === null) return null;
  return (
    <Notice tone="clay" alert>
      {children} {messageOf(error)}
    </Notice>
  );
}

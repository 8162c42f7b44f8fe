/** Designed emptiness and failure: what this is, why, and the one thing to do. */
import type { ReactNode } from 'react';
import { messageOf } from '../api/errors';
import { ui } from '../i18n/fr';
import { Button } from './Button';
import { cx } from './cx';
import styles from './State.module.css';

export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={cx(styles.state, styles.framed)}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  title?: string;
  /** What was thrown; its own sentence is shown. */
  error: unknown;
  /** What was kept. */
  children?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
}

export function ErrorState({ title = ui.errorTitle, error, children, onRetry, action }: ErrorStateProps) {
  return (
    <div className={cx(styles.state, styles.framed, styles.error)} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p>{messageOf(error)}</p>
      {children !== undefined && <p className={styles.detail}>{children}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {ui.retry}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}

/** The states of a page without content: what is empty or has failed, why, and the next step. */
import type { ReactNode } from 'react';
import { messageOf } from '../core/errors';
import { ui } from '../i18n/fr';
import { Button } from './Button';
import { Cluster, Stack, Text } from './layout/primitives';
import styles from './State.module.css';

export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <Stack gap={3} align="start" className={styles.state}>
      <h2>{title}</h2>
      {children}
      {action !== undefined && <Cluster above={2}>{action}</Cluster>}
    </Stack>
  );
}

export interface ErrorStateProps {
  title?: string;
  /** The error that was thrown. Its own sentence is shown. */
  error: unknown;
  /** Says what was not saved. */
  children?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
}

export function ErrorState({ title = ui.errorTitle, error, children, onRetry, action }: ErrorStateProps) {
  return (
    <Stack gap={3} align="start" className={styles.error} role="alert">
      <h2>{title}</h2>
      <p>{messageOf(error)}</p>
      {children !== undefined && <Text tone="quiet">{children}</Text>}
      <Cluster above={2}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {ui.retry}
          </Button>
        )}
        {action}
      </Cluster>
    </Stack>
  );
}

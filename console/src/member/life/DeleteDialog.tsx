import type { ReactNode } from 'react';
import { messageOf } from '../../core/errors';
import { life } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { Stack, Text } from '../../ui/layout/primitives';
import styles from './Dialogs.module.css';

const { confirmDelete: words } = life;

export interface DeleteDialogProps {
  question: string;
  lost: string;
  busy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

export function DeleteDialog({ question, lost, busy, error, onConfirm, onClose, children }: DeleteDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack align="start" className={styles.stack}>
        <p>{question}</p>
        {children}
        <Text tone="quiet">{lost}</Text>
        {error !== null && (
          <Notice tone="clay" alert>
            {messageOf(error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Stack } from './layout/primitives';
import { ErrorNotice } from './Notice';

interface ConfirmDialogProps {
  title: string;
  confirm: string;
  /** In place of « Annuler », where the act itself is one of taking back. */
  cancel?: string;
  /** Another act, before the one that is asked about. */
  instead?: ReactNode;
  variant?: 'danger' | 'primary';
  busy: boolean;
  disabled?: boolean;
  error?: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an act that a stray click must not start. */
export function ConfirmDialog({ confirm, variant = 'danger', error = null, children, ...props }: ConfirmDialogProps) {
  const { title, cancel, instead, busy, disabled = false, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      cancellable={cancel ?? true}
      actions={
        <>
          {instead}
          <Button variant={variant} busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        <ErrorNotice error={error} />
      </Stack>
    </Dialog>
  );
}

/** Asks for a confirmation before an act that a stray click must not start. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { staffKit as words } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  refusal: string | null;
  onClose: () => void;
  onConfirm: () => void;
  children?: ReactNode;
}

export function ConfirmDialog({ title, text, confirm, busy, refusal, children, ...on }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={on.onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Refusal text={refusal} />
        <DialogContentText gutterBottom>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={on.onClose}>{words.cancel}</Button>
        <Button variant="contained" disabled={busy} onClick={on.onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

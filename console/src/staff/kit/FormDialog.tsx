import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, type FormEvent, type ReactNode, type RefObject } from 'react';
import { staffKit } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';
import styles from './FormDialog.module.css';

export interface FormDialogProps {
  title: string;
  text: string;
  confirm: string;
  /** True when the act is hard to undo. */
  isGrave?: boolean;
  busy: boolean;
  refusal: string | null;
  onClose: () => void;
}

interface FrameProps extends FormDialogProps {
  /** The element that takes the focus once the dialog is open. */
  first?: RefObject<HTMLElement | null>;
  onSubmit: () => void;
  children: ReactNode;
}

export function FormDialog({ first, onSubmit, children, ...frame }: FrameProps) {
  const { title, text, confirm, isGrave = false, busy, refusal, onClose } = frame;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onEntered: () => first?.current?.focus() } }}
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText gutterBottom>{text}</DialogContentText>
          {children}
        </DialogContent>
        {/* Shown beside the button that was refused, so that it is visible whatever the length of the text above. */}
        <div className={styles.refusal}>
          <Refusal text={refusal} />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{staffKit.cancel}</Button>
          <Button type="submit" variant="contained" color={isGrave ? 'error' : 'primary'} disabled={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks for the reason of an act, which those concerned read. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { LONGEST_REASON } from '@valorisation/contract';
import { useId, useRef, useState, type FormEvent } from 'react';
import { staffKit } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';

interface ReasonDialogProps {
  title: string;
  text: string;
  words: { readonly reason: string; readonly required: string; readonly confirm: string };
  /** Of the reason, in signs. */
  longest?: number;
  busy: boolean;
  refusal: string | null;
  onClose: () => void;
  onReason: (reason: string) => void;
}

export function ReasonDialog({
  title,
  text,
  words,
  longest = LONGEST_REASON,
  busy,
  refusal,
  onClose,
  onReason,
}: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') field.current?.focus();
    else onReason(reason.trim());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onEntered: () => field.current?.focus() } }}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <Refusal text={refusal} />
          <DialogContentText gutterBottom>{text}</DialogContentText>
          <TextField
            label={words.reason}
            fullWidth
            multiline
            minRows={3}
            inputRef={field}
            value={reason}
            error={isMissing}
            helperText={isMissing ? words.required : ' '}
            slotProps={{ htmlInput: { maxLength: longest, 'aria-required': true } }}
            onChange={(event) => setReason(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{staffKit.cancel}</Button>
          <Button type="submit" color="error" variant="contained" disabled={busy}>
            {words.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { AccountRequest } from '@valorisation/contract';
import { staffRequests as words } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';

const LONGEST_REASON = 1000;
const { refusing } = words;

export interface RefuseDialogProps {
  row: AccountRequest;
  busy: boolean;
  refusal: string | null;
  onClose: () => void;
  onRefuse: (reason: string) => void;
}

/** Asks for the reason, which the applicant reads. */
export function RefuseDialog({ row, busy, refusal, onClose, onRefuse }: RefuseDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') field.current?.focus();
    else onRefuse(reason.trim());
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{refusing.title}</DialogTitle>
        <DialogContent>
          <Refusal text={refusal} />
          <DialogContentText gutterBottom>{refusing.text(row.company_name, row.user_email)}</DialogContentText>
          <TextField
            label={refusing.reason}
            fullWidth
            multiline
            minRows={3}
            inputRef={field}
            value={reason}
            error={isMissing}
            helperText={isMissing ? refusing.required : ' '}
            slotProps={{ htmlInput: { maxLength: LONGEST_REASON, 'aria-required': true } }}
            onChange={(event) => setReason(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" color="error" variant="contained" disabled={busy}>
            {refusing.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

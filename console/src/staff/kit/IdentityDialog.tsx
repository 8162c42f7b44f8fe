/** Asks again, before an act that binds, for what signing in asks last: the code of the device, or the password. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useUser } from '../../api/session';
import { staffKit } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';

const { identity: words } = staffKit;

/** One of them. */
export interface IdentityProof {
  readonly password?: string;
  readonly code?: string;
}

interface IdentityDialogProps {
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  refusal: string | null;
  onClose: () => void;
  onProve: (proof: IdentityProof) => void;
}

export function IdentityDialog({ title, text, confirm, busy, refusal, onClose, onProve }: IdentityDialogProps) {
  const id = useId();
  const user = useUser();
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const asksCode = user?.secondStep === 'on';

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(typed.trim() === '');
    if (typed.trim() === '') field.current?.focus();
    else onProve(asksCode ? { code: typed.trim() } : { password: typed });
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
          <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
          <TextField
            label={asksCode ? words.code : words.password}
            type={asksCode ? 'text' : 'password'}
            fullWidth
            margin="normal"
            inputRef={field}
            value={typed}
            error={isMissing}
            helperText={isMissing ? (asksCode ? words.codeRequired : words.passwordRequired) : ' '}
            slotProps={{
              htmlInput: {
                'aria-required': true,
                autoComplete: asksCode ? 'one-time-code' : 'current-password',
                ...(asksCode && { inputMode: 'numeric' }),
              },
            }}
            onChange={({ target }) => setTyped(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{staffKit.cancel}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

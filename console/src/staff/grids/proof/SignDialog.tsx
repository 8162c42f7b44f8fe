/** Asks who signs for what signing in asks last: the code of the device, or the password. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useGridProofActs, type GridCase } from '../../../api/gridProof';
import { useUser } from '../../../api/session';
import { staffGridProof, staffKit } from '../../../i18n/fr';
import { Refusal } from '../../../ui/Refusal';
import { useAct } from '../../kit/useAct';

const { signing: words } = staffGridProof;

interface SignDialogProps {
  gridId: number;
  one: GridCase;
  onClose: () => void;
}

export function SignDialog({ gridId, one, onClose }: SignDialogProps) {
  const id = useId();
  const user = useUser();
  const acts = useGridProofActs(gridId);
  const { busy, refusal, run } = useAct();
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const asksCode = user?.secondStep === 'on';

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(typed.trim() === '');
    if (typed.trim() === '') field.current?.focus();
    else {
      const proof = asksCode ? { code: typed.trim() } : { password: typed };
      void run(async () => acts.sign(one.id, proof), words.done, onClose);
    }
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
        <DialogTitle id={`${id}-title`}>{words.title}</DialogTitle>
        <DialogContent>
          <Refusal text={refusal} />
          <DialogContentText gutterBottom>{words.text(one.title)}</DialogContentText>
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
            {words.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

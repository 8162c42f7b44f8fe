/** The second step of signing in: a code from the device, or a recovery code. */
import { useEffect, useState } from 'react';
import { isApiError } from '../core/errors';
import { session } from '../api/session';
import { login } from '../i18n/fr';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm } from '../ui/form/useBoundForm';
import { useStableCallback } from '../ui/useStableCallback';

const words = login.code;

export interface LoginCodeFormProps {
  /** The token that the server answered to the right password. */
  challenge: string;
  /** Goes back to the password. A message says that the time is over; without one the user asked to go back. */
  onBack: (message: string | null) => void;
}

export function LoginCodeForm({ challenge, onBack }: LoginCodeFormProps) {
  const [usesRecovery, setUsesRecovery] = useState(false);
  const { label, hint } = usesRecovery ? words.recovery : words.device;
  const form = useBoundForm<{ code: string }>({
    labels: { code: label },
    start: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? words.required : null }),
    send: async ({ code }) => session.signInWithCode(challenge, code.trim()),
    takesRefusal: (error) => {
      const isOver = isApiError(error) && error.code === 'identification_expiree';
      if (isOver) onBack(error.message);
      return isOver;
    },
    afterRefusal: 'code',
  });
  const focus = useStableCallback(form.focus);
  // Runs on arrival, and when another kind of code is chosen.
  useEffect(() => focus('code'), [usesRecovery, focus]);

  function change(): void {
    form.reset();
    setUsesRecovery(!usesRecovery);
  }

  return (
    <BoundForm form={form}>
      <TextField
        hint={hint}
        inputMode={usesRecovery ? 'text' : 'numeric'}
        autoComplete={usesRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {login.submit}
      </Button>
      <Button variant="quiet" flush="start" onClick={change}>
        {usesRecovery ? words.useDevice : words.useRecovery}
      </Button>
      <Button variant="quiet" flush="start" onClick={() => onBack(null)}>
        {words.back}
      </Button>
    </BoundForm>
  );
}

/**
 * The set-up of the code for signing in. The person gives the password, then scans the QR code and gives one code. The
 * recovery codes follow and are shown only once.
 */
import { passwordMessages } from '@valorisation/rules';
import { useLayoutEffect, useRef, useState } from 'react';
import { secondStepCalls, type SecondStepSetUp as Prepared } from '@valorisation/contract';
import { call } from '../../api/call';
import type { User } from '../../api/user';
import { staffAccount, staffKit } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../core/toasts';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './StaffAccount.module.css';

const words = staffAccount.code;

function StartForm({ user, onPrepared }: { user: User; onPrepared: (prepared: Prepared) => void }) {
  const form = useBoundForm<{ password: string }>({
    labels: { password: words.password },
    start: { password: '' },
    check: ({ password }) => ({ password: password === '' ? passwordMessages.required : null }),
    send: async (body) => onPrepared(await call(secondStepCalls.prepare, { body })),
  });
  return (
    <BoundForm form={form} className="max-480">
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField {...form.field('password')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {words.start}
      </Button>
    </BoundForm>
  );
}

interface ConfirmFormProps {
  prepared: Prepared;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function ConfirmForm({ prepared, onCodes, onCancel }: ConfirmFormProps) {
  const form = useBoundForm<{ code: string }>({
    labels: { code: words.label },
    start: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? words.required : null }),
    send: async ({ code }) => {
      onCodes((await call(secondStepCalls.confirm, { body: { code: code.trim() } })).codes);
      showToast(words.confirmed, 'success');
    },
  });
  return (
    <Stack>
      <p>{words.scan}</p>
      <QrCode text={prepared.uri} label={words.picture} />
      <div>
        <Text tone="hint">{words.byHand}</Text>
        <code className={styles.secret}>{prepared.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
      <BoundForm form={form} className="max-480">
        <TextField
          hint={words.hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...form.field('code')}
        />
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.confirm}
        </Button>
        <Button onClick={onCancel}>{staffKit.cancel}</Button>
      </BoundForm>
    </Stack>
  );
}

/** @param onDone called when the person confirms that the recovery codes are stored */
export function SecondStepSetUp({ user, onDone }: { user: User; onDone: () => void }) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const step = codes !== null ? 'codes' : prepared !== null ? 'confirm' : 'start';
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    // The pressed button has disappeared with its step, so the focus moves.
    if (shown.current !== step) place.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={words.title}>
      {codes !== null && <RecoveryCodes codes={codes} onKept={onDone} />}
      {codes === null && prepared !== null && (
        <ConfirmForm prepared={prepared} onCodes={setCodes} onCancel={() => setPrepared(null)} />
      )}
      {step === 'start' && <StartForm user={user} onPrepared={setPrepared} />}
    </div>
  );
}

import { passwordMessages } from '@valorisation/rules';
import { useQueryClient } from '@tanstack/react-query';
import { accountCalls, secondStepCalls } from '@valorisation/contract';
import { useState } from 'react';
import { call } from '../../api/call';
import { session } from '../../api/session';
import { keyOf, useCall } from '../../api/useCall';
import type { User } from '../../api/user';
import { staffAccount, staffKit } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { PasswordField } from '../../ui/PasswordField';
import { ErrorState } from '../../ui/State';
import { TextField } from '../../ui/TextField';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../core/toasts';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondStepSetUp } from './SecondStepSetUp';

const words = staffAccount.code;

interface ProofFormProps {
  user: User;
  text: string;
  submit: string;
  danger?: boolean;
  onCancel: () => void;
  send: (body: { password: string; code: string }) => Promise<void>;
}

/** Asks for password and code, for acts that an open session alone must not allow. */
function ProofForm({ user, text, submit, danger = false, onCancel, send }: ProofFormProps) {
  const form = useBoundForm<{ password: string; code: string }>({
    labels: { password: words.password, code: words.anyCode },
    start: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: password === '' ? passwordMessages.required : null,
      code: code.trim() === '' ? words.required : null,
    }),
    send: async ({ password, code }) => send({ password, code: code.trim() }),
  });
  return (
    <BoundForm form={form} className="max-480">
      <p>{text}</p>
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField {...form.field('password')} />
      <TextField autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.field('code')} />
      <Cluster>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{staffKit.cancel}</Button>
      </Cluster>
    </BoundForm>
  );
}

export function SecondStepSection({ user }: { user: User }) {
  const client = useQueryClient();
  const { data, error, refetch } = useCall(secondStepCalls.state, {});
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function settled(): void {
    setAsked(null);
    setCodes(null);
    void client.invalidateQueries({ queryKey: keyOf(secondStepCalls.state, {}) });
    // The change has ended the other sessions.
    void client.invalidateQueries({ queryKey: keyOf(accountCalls.sessions, {}) });
    void session.check();
  }

  if (data === undefined) {
    return error === null ? null : <ErrorState title={words.error} error={error} onRetry={() => void refetch()} />;
  }
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={settled} />;
  if (data.state !== 'on') {
    return (
      <Stack>
        <Text reading>{words.offText}</Text>
        <SecondStepSetUp user={user} onDone={settled} />
      </Stack>
    );
  }
  return (
    <Stack>
      <Text reading>{words.onText(formatInstant(data.since ?? ''))}</Text>
      <p>{words.left(data.codesLeft)}</p>
      {asked === null && (
        <Cluster>
          <Button onClick={() => setAsked('renew')}>{words.renew}</Button>
          <Button onClick={() => setAsked('remove')}>{words.remove}</Button>
        </Cluster>
      )}
      {asked === 'renew' && (
        <ProofForm
          user={user}
          text={words.renewText}
          submit={words.renew}
          onCancel={() => setAsked(null)}
          send={async (body) => setCodes((await call(secondStepCalls.renewCodes, { body })).codes)}
        />
      )}
      {asked === 'remove' && (
        <ProofForm
          user={user}
          text={words.removeText}
          submit={words.remove}
          danger
          onCancel={() => setAsked(null)}
          send={async (body) => {
            await call(secondStepCalls.remove, { body });
            showToast(words.removed, 'success');
            settled();
          }}
        />
      )}
    </Stack>
  );
}

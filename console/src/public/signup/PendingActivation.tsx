import { registrationCalls } from '@valorisation/contract';
import { useState } from 'react';
import { call } from '../../api/call';
import { messageOf } from '../../core/errors';
import { session, useUser } from '../../api/session';
import { signup } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Cluster, Stack } from '../../ui/layout/primitives';

const { pending } = signup;

type Sending = 'not-asked' | 'under-way' | 'sent' | { readonly refusal: string };

/** For an account that was open before and is suspended. A mail for activation would not help. */
function Suspended() {
  const { title, text, act } = pending.suspended;
  return (
    <Page title={title} width="text">
      <Stack>
        <p>{text}</p>
        <p>{act}</p>
        <Cluster above={2}>
          <LinkButton to={paths.contact()} variant="primary">
            {pending.contact}
          </LinkButton>
          <Button onClick={() => void session.signOut()}>{pending.signOut}</Button>
        </Cluster>
      </Stack>
    </Page>
  );
}

export function PendingActivation() {
  const user = useUser();
  const [sending, setSending] = useState<Sending>('not-asked');

  async function resend() {
    setSending('under-way');
    try {
      await call(registrationCalls.renewActivation);
      setSending('sent');
    } catch (error) {
      setSending({ refusal: messageOf(error) });
    }
  }

  if (user?.suspended === true) return <Suspended />;
  return (
    <Page title={pending.title} width="text">
      <Stack>
        <p>{pending.text}</p>
        <p>{user === null ? pending.noSession : pending.resendText(user.email)}</p>
        <div role="status">
          {sending === 'sent' && user && <Notice tone="forest">{pending.resent(user.email)}</Notice>}
        </div>
        {typeof sending === 'object' && (
          <Notice tone="clay" alert>
            {sending.refusal}
          </Notice>
        )}
        <Cluster above={2}>
          {user === null ? (
            <LinkButton to={paths.login()} variant="primary">
              {pending.signIn}
            </LinkButton>
          ) : (
            <Button variant="primary" busy={sending === 'under-way'} onClick={() => void resend()}>
              {pending.resend}
            </Button>
          )}
          <LinkButton to={paths.contact()}>{pending.contact}</LinkButton>
          {user !== null && <Button onClick={() => void session.signOut()}>{pending.signOut}</Button>}
        </Cluster>
      </Stack>
    </Page>
  );
}

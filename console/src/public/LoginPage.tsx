import { passwordMessages } from '@valorisation/rules';
import { useState } from 'react';
import { Link, Navigate, parsePath, useLocation } from 'react-router-dom';
import type { Credentials } from '@valorisation/contract';
import { session, useSession } from '../api/session';
import { isStaff, type User } from '../api/user';
import { login } from '../i18n/fr';
import { Page } from '../layout/Page';
import { ScreenSkeleton } from '../layout/skeleton/ScreenSkeleton';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { PasswordField } from '../ui/PasswordField';
import { TextField } from '../ui/TextField';
import { emailIssue } from '../ui/emailIssue';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm } from '../ui/form/useBoundForm';
import { LoginCodeForm } from './LoginCodeForm';
import { hasEnded, wantedPage } from './loginForm';
import { Stack } from '../ui/layout/primitives';
import styles from './SignIn.module.css';

function homeOf(user: User): string {
  if (!user.active) return paths.signup(true);
  if (!isStaff(user)) return paths.dashboard();
  return user.secondStep === 'required' ? paths.adminAccount() : paths.admin();
}

/** @param onChallenge called when the password was right and the account also asks for a code */
function LoginForm({ onChallenge }: { onChallenge: (challenge: string) => void }) {
  const form = useBoundForm<Credentials>({
    labels: { email: login.email, password: login.password },
    start: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailIssue(email),
      password: password === '' ? passwordMessages.required : null,
    }),
    send: async ({ email, password }) => {
      const challenge = await session.signIn(email.trim(), password);
      if (challenge !== null) onChallenge(challenge);
    },
    afterRefusal: 'password',
  });
  return (
    <BoundForm form={form}>
      <TextField type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField {...form.field('password')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {login.submit}
      </Button>
      <Link to={paths.forgotPassword()} state={{ email: form.value('email').trim() }}>
        {login.forgotten}
      </Link>
    </BoundForm>
  );
}

function introOf(state: unknown, wanted: string | null): string {
  if (hasEnded(state)) return login.ended;
  return wanted === null ? login.intro : login.wanted;
}

/** Signing in. It leads to the wanted page, or to the first page of the account's area. */
export function LoginPage() {
  const location: { state: unknown } = useLocation();
  const current = useSession();
  const wanted = wantedPage(location.state);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  if ('user' in current) {
    const next = wanted !== null && current.user.active ? wanted : homeOf(current.user);
    return (
      <>
        <ScreenSkeleton path={parsePath(next).pathname ?? next} />
        <Navigate to={next} replace />
      </>
    );
  }
  if (challenge !== null) {
    const back = (message: string | null) => {
      setOver(message);
      setChallenge(null);
    };
    return (
      <Page title={login.code.title} intro={login.code.intro}>
        <div className={styles.columns}>
          <LoginCodeForm challenge={challenge} onBack={back} />
          <p className={styles.aside}>{login.code.lost}</p>
        </div>
      </Page>
    );
  }
  return (
    <Page title={login.title} intro={introOf(location.state, wanted)}>
      <div className={styles.columns}>
        <Stack>
          {over !== null && (
            <Notice tone="wheat" alert>
              {over}
            </Notice>
          )}
          <LoginForm onChallenge={setChallenge} />
        </Stack>
        <Stack gap={3} align="start" className={styles.aside}>
          <p>{login.noAccount}</p>
          <Link to={paths.signup()}>{login.signup}</Link>
          <Link to={paths.accountHelp()}>{login.accountHelp}</Link>
        </Stack>
      </div>
    </Page>
  );
}

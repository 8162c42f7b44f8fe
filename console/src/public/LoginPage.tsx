import { passwordMessages } from '@valorisation/rules';
import { Link, Navigate, parsePath, useLocation } from 'react-router-dom';
import type { Credentials } from '@valorisation/contract';
import { session, useSession } from '../api/session';
import { isStaff, type User } from '../api/user';
import { login } from '../i18n/fr';
import { Page } from '../layout/Page';
import { ScreenSkeleton } from '../layout/skeleton/ScreenSkeleton';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { PasswordField } from '../ui/PasswordField';
import { TextField } from '../ui/TextField';
import { emailIssue } from '../ui/emailIssue';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm } from '../ui/form/useBoundForm';
import { wantedPage } from './loginForm';
import { Stack } from '../ui/layout/primitives';
import styles from './SignIn.module.css';

function homeOf(user: User): string {
  if (!user.active) return paths.signup(true);
  return isStaff(user) ? paths.admin() : paths.dashboard();
}

function LoginForm() {
  const form = useBoundForm<Credentials>({
    labels: { email: login.email, password: login.password },
    start: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailIssue(email),
      password: password === '' ? passwordMessages.required : null,
    }),
    send: async ({ email, password }) => {
      await session.signIn(email.trim(), password);
    },
    afterRefusal: 'password',
  });
  return (
    <BoundForm form={form} framed>
      <TextField type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField {...form.field('password')} />
      <Button type="submit" variant="primary" busy={form.busy} wide>
        {login.submit}
      </Button>
      <Link to={paths.forgotPassword()} state={{ email: form.value('email').trim() }}>
        {login.forgotten}
      </Link>
    </BoundForm>
  );
}

/** Signing in; then on to the page that was wanted, or to where the account's own work begins. */
export function LoginPage() {
  const location: { state: unknown } = useLocation();
  const current = useSession();
  const wanted = wantedPage(location.state);
  if ('user' in current) {
    const next = wanted !== null && current.user.active ? wanted : homeOf(current.user);
    return (
      <>
        <ScreenSkeleton path={parsePath(next).pathname ?? next} />
        <Navigate to={next} replace />
      </>
    );
  }
  return (
    <Page title={login.title} intro={wanted === null ? login.intro : login.wanted}>
      <div className={styles.columns}>
        <LoginForm />
        <Stack gap={3} align="start" className={styles.aside}>
          <p>{login.noAccount}</p>
          <Link to={paths.signup()}>{login.signup}</Link>
          <Link to={paths.accountHelp()}>{login.accountHelp}</Link>
        </Stack>
      </div>
    </Page>
  );
}

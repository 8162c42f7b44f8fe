import { passwordMessages } from '@valorisation/rules';
import { useRef, useState, type FormEvent } from 'react';
import { Link, Navigate, parsePath, useLocation } from 'react-router-dom';
import { messageOf } from '../api/errors';
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
import { Refusal } from '../ui/Refusal';
import { wantedPage } from './loginForm';
import styles from './SignIn.module.css';

interface Issues {
  email: string | null;
  password: string | null;
}

function homeOf(user: User): string {
  if (!user.active) return paths.signup(true);
  return isStaff(user) ? paths.admin() : paths.dashboard();
}

function LoginForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [issues, setIssues] = useState<Issues>({ email: null, password: null });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const focusField = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found: Issues = { email: emailIssue(email), password: password === '' ? passwordMessages.required : null };
    setIssues(found);
    setRefusal(null);
    if (found.email ?? found.password) return focusField(found.email ? 'email' : 'password');
    setBusy(true);
    try {
      await session.signIn(email.trim(), password);
    } catch (error) {
      setRefusal(messageOf(error));
      setBusy(false);
      focusField('password');
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Refusal text={refusal} />
      <TextField
        label={login.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={issues.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={login.password}
        name="password"
        value={password}
        error={issues.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={busy} wide>
        {login.submit}
      </Button>
      <Link to={paths.forgotPassword()} state={{ email: email.trim() }}>
        {login.forgotten}
      </Link>
    </form>
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
        <div className={styles.aside}>
          <p>{login.noAccount}</p>
          <Link to={paths.signup()}>{login.signup}</Link>
          <Link to={paths.accountHelp()}>{login.accountHelp}</Link>
        </div>
      </div>
    </Page>
  );
}

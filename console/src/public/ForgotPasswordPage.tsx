import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ownAccount } from '../api/ownAccount';
import { useSubmission } from '../api/useSubmission';
import { mailLinks } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { emailIssue } from '../ui/emailIssue';
import { Refusal } from '../ui/Refusal';
import { typedEmail } from './loginForm';
import styles from './SignIn.module.css';

const { forgot } = mailLinks;

function ForgotPasswordForm({ first, onSent }: { first: string; onSent: (email: string) => void }) {
  const [email, setEmail] = useState(first);
  const { form, busy, refusal, faults, onSubmit } = useSubmission(
    () => ({ user_email: emailIssue(email) }),
    async () => {
      await ownAccount.askPasswordReset(email.trim());
      onSent(email.trim());
    },
  );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <Refusal text={refusal} />
      <TextField
        label={mailLinks.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={faults['user_email']}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={busy} wide>
        {forgot.submit}
      </Button>
    </form>
  );
}

/** Asks for the mail that lets a new password be chosen; known and unknown addresses are answered alike. */
export function ForgotPasswordPage() {
  const location: { state: unknown } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [email, setEmail] = useState(typedEmail(location.state));
  const back = { to: paths.login(), label: forgot.back };

  if (sentTo !== null) {
    return (
      <OutcomePage
        title={forgot.sentTitle}
        back={back}
        actions={
          <Button
            onClick={() => {
              setEmail(sentTo);
              setSentTo(null);
            }}
          >
            {forgot.again}
          </Button>
        }
      >
        <p>{forgot.sent(sentTo)}</p>
        <p>{forgot.nothing}</p>
      </OutcomePage>
    );
  }
  return (
    <Page title={forgot.title} intro={forgot.intro} back={back}>
      <div className={styles.columns}>
        <ForgotPasswordForm first={email} onSent={setSentTo} />
      </div>
    </Page>
  );
}

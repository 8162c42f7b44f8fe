import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { accountCalls, type ForgottenPassword } from '@valorisation/contract';
import { call } from '../api/call';
import { mailLinks } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { emailIssue } from '../ui/emailIssue';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm } from '../ui/form/useBoundForm';
import { typedEmail } from './loginForm';
import styles from './SignIn.module.css';

const { forgot } = mailLinks;

function ForgotPasswordForm({ first, onSent }: { first: string; onSent: (email: string) => void }) {
  const form = useBoundForm<ForgottenPassword>({
    labels: { email: mailLinks.email },
    start: { email: first },
    check: ({ email }) => ({ email: emailIssue(email) }),
    send: async ({ email: typed }) => {
      const email = typed.trim();
      await call(accountCalls.askPasswordReset, { body: { email } });
      onSent(email);
    },
  });
  return (
    <BoundForm form={form}>
      <TextField type="email" autoComplete="username" {...form.field('email')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {forgot.submit}
      </Button>
    </BoundForm>
  );
}

/** Asks for the mail with which the user chooses a new password. Known and unknown addresses get the same answer. */
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

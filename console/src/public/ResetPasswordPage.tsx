import { passwordMessage } from '@valorisation/rules';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ownAccount } from '../api/ownAccount';
import { session } from '../api/session';
import { useSubmission } from '../api/useSubmission';
import { mailLinks } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { NewPasswordField } from '../ui/PasswordField';
import { MailLinkPage } from './MailLinkPage';
import styles from './SignIn.module.css';
import { useMailLink } from './useMailLink';

const { reset } = mailLinks;

interface FormProps {
  token: string;
  onDone: () => void;
  /** True when the refusal was the link's: the page says so. */
  onRefused: (error: unknown) => boolean;
}

function ResetPasswordForm({ token, onDone, onRefused }: FormProps) {
  const [password, setPassword] = useState('');
  const { form, busy, refusal, faults, onSubmit } = useSubmission(
    () => ({ user_password: passwordMessage(password) }),
    async () => {
      try {
        await ownAccount.resetPassword(token, password);
        onDone();
      } catch (error) {
        if (!onRefused(error)) throw error;
      }
    },
  );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      {refusal !== null && (
        <Notice tone="clay" alert>
          {refusal}
        </Notice>
      )}
      <NewPasswordField
        label={reset.label}
        value={password}
        error={faults['user_password']}
        onValueChange={setPassword}
      />
      <Button type="submit" variant="primary" busy={busy} wide>
        {reset.submit}
      </Button>
    </form>
  );
}

export function ResetPasswordPage() {
  const { tk = '' } = useParams();
  const [link, refuse, retry] = useMailLink(tk, ownAccount.lookAtResetLink);
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <Page key="done" follows title={reset.doneTitle} width="text">
        <div className={styles.text}>
          <p>{reset.done}</p>
          <div className={styles.actions}>
            <LinkButton to={paths.login()} variant="primary">
              {mailLinks.signIn}
            </LinkButton>
          </div>
        </div>
      </Page>
    );
  }
  return (
    <MailLinkPage
      title={reset.title}
      link={link}
      onRetry={retry}
      renewal={
        <>
          <LinkButton to={paths.forgotPassword()} variant="primary">
            {reset.again}
          </LinkButton>
          <LinkButton to={paths.login()}>{mailLinks.signIn}</LinkButton>
        </>
      }
    >
      {(email) => (
        <Page title={reset.title} intro={reset.intro(email)}>
          <div className={styles.columns}>
            <ResetPasswordForm
              token={tk}
              onRefused={refuse}
              onDone={() => {
                setDone(true);
                // This browser's session may have been one of the account's: it is over.
                void session.check().catch(() => undefined);
              }}
            />
          </div>
        </Page>
      )}
    </MailLinkPage>
  );
}

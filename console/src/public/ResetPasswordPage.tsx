import { passwordMessage } from '@valorisation/rules';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { accountCalls, type NewPassword } from '@valorisation/contract';
import { call } from '../api/call';
import { session } from '../api/session';
import { useAnswer } from '../api/useAnswer';
import { mailLinks } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { NewPasswordField } from '../ui/PasswordField';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm } from '../ui/form/useBoundForm';
import { MailLinkPage } from './MailLinkPage';
import styles from './SignIn.module.css';
import { useMailLink } from './useMailLink';

const { reset } = mailLinks;

interface FormProps {
  token: string;
  onDone: () => void;
  /** Returns true when the server refused the link, because the page then says so. */
  onRefused: (error: unknown) => boolean;
}

function ResetPasswordForm({ token, onDone, onRefused }: FormProps) {
  const form = useBoundForm<Required<NewPassword>>({
    labels: { password: reset.label },
    start: { password: '' },
    check: ({ password }) => ({ password: passwordMessage(password) }),
    send: async (body) => {
      await call(accountCalls.resetPassword, { params: { token }, body });
      onDone();
    },
    takesRefusal: onRefused,
  });
  return (
    <BoundForm form={form}>
      <NewPasswordField {...form.control('password')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {reset.submit}
      </Button>
    </BoundForm>
  );
}

export function ResetPasswordPage() {
  const { tk = '' } = useParams();
  const [link, refuse, retry] = useMailLink(useAnswer(accountCalls.resetLink, { params: { token: tk } }));
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <OutcomePage
        title={reset.doneTitle}
        actions={
          <LinkButton to={paths.login()} variant="primary">
            {mailLinks.signIn}
          </LinkButton>
        }
      >
        <p>{reset.done}</p>
      </OutcomePage>
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
      {({ maskedEmail }) => (
        <Page title={reset.title} intro={reset.intro(maskedEmail)}>
          <div className={styles.columns}>
            <ResetPasswordForm
              token={tk}
              onRefused={refuse}
              onDone={() => {
                setDone(true);
                // The account's sessions have ended. The session of this browser may be one of them, so it is checked.
                void session.check().catch(() => undefined);
              }}
            />
          </div>
        </Page>
      )}
    </MailLinkPage>
  );
}

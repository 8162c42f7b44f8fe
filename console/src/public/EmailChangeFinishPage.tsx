import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ownAccount } from '../api/ownAccount';
import { session, useUser } from '../api/session';
import { useSubmission } from '../api/useSubmission';
import { mailLinks } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { MailLinkPage } from './MailLinkPage';
import styles from './SignIn.module.css';
import { useMailLink } from './useMailLink';

const { emailChange } = mailLinks;

interface ConfirmProps {
  token: string;
  onDone: (email: string) => void;
  onRefused: (error: unknown) => boolean;
}

/** The link is used by this click, not by opening the page: programs open the links of mails too. */
function Confirm({ token, onDone, onRefused }: ConfirmProps) {
  const { form, busy, refusal, faults, onSubmit } = useSubmission(
    () => ({}),
    async () => {
      try {
        onDone(await ownAccount.confirmEmail(token));
      } catch (error) {
        if (!onRefused(error)) throw error;
      }
    },
  );
  const problem = refusal ?? faults['user_email'];
  return (
    <form ref={form} className={styles.text} noValidate onSubmit={onSubmit}>
      {problem && (
        <Notice tone="clay" alert>
          {problem}
        </Notice>
      )}
      <p>{emailChange.text}</p>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={busy}>
          {emailChange.submit}
        </Button>
      </div>
    </form>
  );
}

export function EmailChangeFinishPage() {
  const { tk = '' } = useParams();
  const user = useUser();
  const [link, refuse, retry] = useMailLink(tk, ownAccount.lookAtEmailLink);
  const [confirmed, setConfirmed] = useState<string | null>(null);

  if (confirmed !== null) {
    return (
      <Page key="done" follows title={emailChange.doneTitle} width="text">
        <div className={styles.text}>
          <p>{emailChange.done(confirmed)}</p>
          <div className={styles.actions}>
            {user === null ? (
              <LinkButton to={paths.login()} variant="primary">
                {mailLinks.signIn}
              </LinkButton>
            ) : (
              <LinkButton to={paths.account()} variant="primary">
                {emailChange.account}
              </LinkButton>
            )}
          </div>
        </div>
      </Page>
    );
  }
  return (
    <MailLinkPage
      title={emailChange.title}
      link={link}
      onRetry={retry}
      renewal={
        <>
          <LinkButton to={paths.emailChange()} variant="primary">
            {emailChange.again}
          </LinkButton>
          <LinkButton to={paths.home()}>{mailLinks.home}</LinkButton>
        </>
      }
    >
      {(email) => (
        <Page title={emailChange.title} intro={emailChange.intro(email)} width="text">
          <Confirm
            token={tk}
            onRefused={refuse}
            onDone={(address) => {
              setConfirmed(address);
              if (user !== null) void session.check().catch(() => undefined);
            }}
          />
        </Page>
      )}
    </MailLinkPage>
  );
}

import { accountCalls } from '@valorisation/contract';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../api/call';
import { session, useUser } from '../api/session';
import { useAnswer } from '../api/useAnswer';
import { mailLinks } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm, type NoFields } from '../ui/form/useBoundForm';
import { MailLinkPage } from './MailLinkPage';
import { Cluster } from '../ui/layout/primitives';
import { useMailLink } from './useMailLink';

const { emailChange } = mailLinks;

interface ConfirmProps {
  token: string;
  onDone: (email: string) => void;
  onRefused: (error: unknown) => boolean;
}

/** The link is used up only by this click, because programs also open the links of mails. */
function Confirm({ token, onDone, onRefused }: ConfirmProps) {
  const form = useBoundForm<NoFields>({
    labels: {},
    start: {},
    send: async () => onDone((await call(accountCalls.confirmEmail, { params: { token } })).email),
    takesRefusal: onRefused,
  });
  return (
    <BoundForm form={form}>
      <p>{emailChange.text}</p>
      <Cluster above={2}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {emailChange.submit}
        </Button>
      </Cluster>
    </BoundForm>
  );
}

export function EmailChangeFinishPage() {
  const { tk = '' } = useParams();
  const user = useUser();
  const [link, refuse, retry] = useMailLink(useAnswer(accountCalls.emailLink, { params: { token: tk } }));
  const [confirmed, setConfirmed] = useState<string | null>(null);

  if (confirmed !== null) {
    return (
      <OutcomePage
        title={emailChange.doneTitle}
        actions={
          <LinkButton to={user === null ? paths.login() : paths.account()} variant="primary">
            {user === null ? mailLinks.signIn : emailChange.account}
          </LinkButton>
        }
      >
        <p>{emailChange.done(confirmed)}</p>
      </OutcomePage>
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
      {({ maskedEmail }) => (
        <Page title={emailChange.title} intro={emailChange.intro(maskedEmail)} width="text">
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

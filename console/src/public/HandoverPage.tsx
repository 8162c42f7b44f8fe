/** The page behind the link of a mail, for accepting the main account. */
import { handoverCalls, type HandoverOffer } from '@valorisation/contract';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../api/call';
import { session, useUser } from '../api/session';
import { useAnswer } from '../api/useAnswer';
import { takeover as words } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm, type NoFields } from '../ui/form/useBoundForm';
import { MailLinkPage } from './MailLinkPage';
import { Cluster, Stack } from '../ui/layout/primitives';
import { useMailLink } from './useMailLink';

interface OfferProps {
  token: string;
  offer: HandoverOffer;
  onDone: () => void;
  onRefused: (error: unknown) => boolean;
}

/** The link is used up only by this click, because programs also open the links of mails. */
function Offer({ token, offer, onDone, onRefused }: OfferProps) {
  const form = useBoundForm<NoFields>({
    labels: {},
    start: {},
    send: async () => {
      await call(handoverCalls.confirm, { params: { token } });
      onDone();
    },
    takesRefusal: onRefused,
  });
  return (
    <BoundForm form={form}>
      <p>{words.account(offer.maskedEmail)}</p>
      <h2>{words.changes}</h2>
      <Stack as="ul" gap={2} indent={5}>
        <li>{words.gains}</li>
        <li>{words.manages}</li>
        <li>{words.other(offer.proposerName)}</li>
        <li>{words.keeps}</li>
      </Stack>
      <Cluster above={2}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.submit}
        </Button>
        <LinkButton to={paths.home()}>{words.decline}</LinkButton>
      </Cluster>
    </BoundForm>
  );
}

export function HandoverPage() {
  const { tk = '' } = useParams();
  const user = useUser();
  const [link, refuse, retry] = useMailLink(useAnswer(handoverCalls.link, { params: { token: tk } }));
  const [done, setDone] = useState(false);

  if (done) {
    const isHead = user !== null && !user.associated;
    return (
      <OutcomePage
        title={words.doneTitle}
        actions={
          <LinkButton to={isHead ? paths.associatedAccounts() : paths.login()} variant="primary">
            {isHead ? words.team : words.signIn}
          </LinkButton>
        }
      >
        <p>{words.done}</p>
      </OutcomePage>
    );
  }
  return (
    <MailLinkPage
      title={words.title}
      link={link}
      onRetry={retry}
      advice={words.again}
      renewal={<LinkButton to={paths.home()}>{words.home}</LinkButton>}
    >
      {(offer) => (
        <Page title={words.title} intro={words.intro(offer.proposerName, offer.companyName)} width="text">
          <Offer
            token={tk}
            offer={offer}
            onRefused={refuse}
            onDone={() => {
              setDone(true);
              if (user !== null) void session.check().catch(() => undefined);
            }}
          />
        </Page>
      )}
    </MailLinkPage>
  );
}

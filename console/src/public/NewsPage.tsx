/** The page behind the link of a campaign's mail. Opening it changes nothing, because programs open links too. */
import { noticeCalls } from '@valorisation/contract';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../api/call';
import { useAnswer } from '../api/useAnswer';
import { mailLinks } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm, type NoFields } from '../ui/form/useBoundForm';
import { Cluster } from '../ui/layout/primitives';
import { MailLinkPage } from './MailLinkPage';
import { useMailLink } from './useMailLink';

const words = mailLinks.news;

function Choice({
  token,
  refused: known,
  onRefused,
}: {
  token: string;
  refused: boolean;
  onRefused: (error: unknown) => boolean;
}) {
  const [refused, setRefused] = useState(known);
  const form = useBoundForm<NoFields>({
    labels: {},
    start: {},
    send: async () => {
      const answer = await call(refused ? noticeCalls.accept : noticeCalls.refuse, { params: { token } });
      setRefused(answer.refused);
    },
    takesRefusal: onRefused,
  });
  return (
    <BoundForm form={form}>
      <p role="status">{refused ? words.refused : words.wanted}</p>
      <Cluster above={2}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {refused ? words.accept : words.refuse}
        </Button>
        <LinkButton to={paths.home()}>{mailLinks.home}</LinkButton>
      </Cluster>
    </BoundForm>
  );
}

export function NewsPage() {
  const { tk = '' } = useParams();
  const [link, refuse, retry] = useMailLink(useAnswer(noticeCalls.choice, { params: { token: tk } }));
  return (
    <MailLinkPage
      title={words.title}
      link={link}
      onRetry={retry}
      renewal={<LinkButton to={paths.home()}>{mailLinks.home}</LinkButton>}
    >
      {({ refused }) => (
        <Page title={words.title} width="text">
          <Choice token={tk} refused={refused} onRefused={refuse} />
        </Page>
      )}
    </MailLinkPage>
  );
}

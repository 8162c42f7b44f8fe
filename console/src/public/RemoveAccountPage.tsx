/** The page behind the mail about a deletion: the accounts and data that would be deleted, and the decision. */
import { formatDay } from '@valorisation/rules';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { deletionCalls, type Deletion, type DeletionDecision } from '@valorisation/contract';
import { call } from '../api/call';
import { session, useUser } from '../api/session';
import { useAnswer } from '../api/useAnswer';
import { dataProtection } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { BoundForm } from '../ui/form/BoundForm';
import { useBoundForm } from '../ui/form/useBoundForm';
import { MailLinkPage } from './MailLinkPage';
import { Cluster } from '../ui/layout/primitives';
import { useMailLink } from './useMailLink';

const { remove: words, planned } = dataProtection;

function ErasedData({ deletion }: { deletion: Deletion }) {
  if (deletion.plannedOn !== null) {
    return (
      <>
        <p>{planned.text(formatDay(deletion.plannedOn))}</p>
        <p>{planned.question}</p>
      </>
    );
  }
  if (deletion.associated || deletion.goesOn === null) return <p>{words.associatedText}</p>;
  return (
    <>
      <p>{words.mainText(formatDay(deletion.goesOn))}</p>
      <ul className="indent-6">
        {deletion.profiles > 0 && <li>{words.profiles(deletion.profiles)}</li>}
        {deletion.valuations > 0 && <li>{words.valuations(deletion.valuations)}</li>}
        {deletion.documents > 0 && <li>{words.documents(deletion.documents)}</li>}
        {deletion.associates > 0 && <li>{words.accounts(deletion.associates)}</li>}
        <li>{words.ownAccount}</li>
      </ul>
      <p>{words.revocable}</p>
    </>
  );
}

interface DecisionProps {
  token: string;
  deletion: Deletion;
  onDecided: (decision: DeletionDecision) => void;
  onRefused: (error: unknown) => boolean;
}

function Decision({ token, deletion, onDecided, onRefused }: DecisionProps) {
  const form = useBoundForm<{ confirm: boolean }>({
    labels: {},
    start: { confirm: false },
    send: async ({ confirm: confirmed }) => {
      const query = { accountId: deletion.accountId, confirmed };
      onDecided(await call(deletionCalls.decide, { query }, { token }));
    },
    takesRefusal: onRefused,
  });
  const isPlanned = deletion.plannedOn !== null;
  /** Each decision has its own button, and only the clicked button shows that the call is running. */
  const decides = (confirm: boolean) => ({
    type: 'submit' as const,
    busy: form.busy && form.value('confirm') === confirm,
    onClick: () => form.change('confirm', (before) => (form.busy ? before : confirm)),
  });
  return (
    <BoundForm form={form}>
      <ErasedData deletion={deletion} />
      <Cluster above={2}>
        <Button variant={isPlanned ? 'primary' : 'secondary'} {...decides(false)}>
          {isPlanned ? planned.callOff : words.keep}
        </Button>
        {!isPlanned && (
          <Button variant="danger" {...decides(true)}>
            {deletion.associated ? words.confirmAssociated : words.confirmMain}
          </Button>
        )}
      </Cluster>
    </BoundForm>
  );
}

function outcomeOf({ state, on }: DeletionDecision, wasPlanned: boolean): readonly [title: string, text: string] {
  switch (state) {
    case 'erased':
      return [words.erasedTitle, words.erased];
    case 'planned':
      return [words.plannedTitle, words.planned(formatDay(on ?? ''))];
    case 'kept':
      return wasPlanned ? [planned.calledOffTitle, planned.calledOff] : [words.keptTitle, words.kept];
  }
}

function Decided({ decision, wasPlanned }: { decision: DeletionDecision; wasPlanned: boolean }) {
  const user = useUser();
  const [title, text] = outcomeOf(decision, wasPlanned);
  return (
    <OutcomePage
      title={title}
      actions={
        <>
          {decision.state === 'kept' && user?.active !== true && (
            <LinkButton to={paths.login()} variant="primary">
              {words.signIn}
            </LinkButton>
          )}
          <LinkButton to={paths.home()}>{words.home}</LinkButton>
        </>
      }
    >
      <p>{text}</p>
    </OutcomePage>
  );
}

export function RemoveAccountPage() {
  const { tk = '' } = useParams();
  const [link, refuse, retry] = useMailLink(useAnswer(deletionCalls.link, {}, { token: tk }));
  const [decision, setDecision] = useState<DeletionDecision | null>(null);

  if (decision !== null) {
    return <Decided decision={decision} wasPlanned={link.status === 'usable' && link.found.plannedOn !== null} />;
  }
  return (
    <MailLinkPage
      title={words.title}
      link={link}
      onRetry={retry}
      renewal={
        <>
          <LinkButton to={paths.dataProtection()} variant="primary">
            {words.again}
          </LinkButton>
          <LinkButton to={paths.home()}>{words.home}</LinkButton>
        </>
      }
    >
      {(deletion) => (
        <Page
          title={deletion.plannedOn === null ? words.title : planned.title}
          intro={words.introAssociated(deletion.email, deletion.companyName)}
          width="text"
        >
          <Decision
            token={tk}
            deletion={deletion}
            onRefused={refuse}
            onDecided={(decided) => {
              setDecision(decided);
              // The session of a user who is signed in here has ended or is complete again, so it is checked.
              void session.check().catch(() => undefined);
            }}
          />
        </Page>
      )}
    </MailLinkPage>
  );
}

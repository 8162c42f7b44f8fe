/** The page of a deletion's mail: who and what would go, decided by a click. */
import { formatDay } from '@valorisation/rules';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { DeletionDecision } from '../api/contract';
import { privacy, type Deletion } from '../api/privacy';
import { session, useUser } from '../api/session';
import { useSubmission } from '../api/useSubmission';
import { dataProtection } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { Refusal } from '../ui/Refusal';
import { MailLinkPage } from './MailLinkPage';
import styles from './SignIn.module.css';
import { useMailLink } from './useMailLink';

const { remove: words, planned } = dataProtection;

function WhatGoes({ deletion }: { deletion: Deletion }) {
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
      <ul className={styles.list}>
        {deletion.profiles > 0 && <li>{words.profiles(deletion.profiles)}</li>}
        {deletion.valuations > 0 && <li>{words.valuations(deletion.valuations)}</li>}
        {deletion.documents > 0 && <li>{words.documents(deletion.documents)}</li>}
        {deletion.accounts > 0 && <li>{words.accounts(deletion.accounts)}</li>}
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
  const decide = async (confirmed: boolean) => {
    try {
      onDecided(await privacy.decideDeletion(token, deletion.userId, confirmed));
    } catch (error) {
      if (!onRefused(error)) throw error;
    }
  };
  const removal = useSubmission(
    () => ({}),
    async () => decide(true),
  );
  const keeping = useSubmission(
    () => ({}),
    async () => decide(false),
  );
  const refusal = removal.refusal ?? keeping.refusal;
  const isPlanned = deletion.plannedOn !== null;
  return (
    <div className={styles.text}>
      <Refusal text={refusal} />
      <WhatGoes deletion={deletion} />
      <div className={styles.actions}>
        <form noValidate onSubmit={keeping.onSubmit}>
          <Button type="submit" variant={isPlanned ? 'primary' : 'secondary'} busy={keeping.busy}>
            {isPlanned ? planned.callOff : words.keep}
          </Button>
        </form>
        {!isPlanned && (
          <form noValidate onSubmit={removal.onSubmit}>
            <Button type="submit" variant="danger" busy={removal.busy}>
              {deletion.associated ? words.confirmAssociated : words.confirmMain}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}

/** What was decided, in words. */
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
  const [link, refuse, retry] = useMailLink(tk, privacy.lookAtDeletion);
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
              // The session of somebody who is signed in here has ended, or is whole again.
              void session.check().catch(() => undefined);
            }}
          />
        </Page>
      )}
    </MailLinkPage>
  );
}

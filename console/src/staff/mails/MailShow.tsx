import { Button } from '@mui/material';
import { useRedirect, type RaRecord } from 'react-admin';
import { LINKED_MAILS, mailCalls, type Mail, type MailStep } from '@valorisation/contract';
import { call } from '../../api/call';
import { messageOf } from '../../core/errors';
import { useCall } from '../../api/useCall';
import { staffMails as words } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { Minor } from '../kit/CardList';
import { ListLink } from '../kit/ListLink';
import { StaffShow } from '../kit/StaffShow';
import { useStaffAct } from '../kit/useStaffAct';
import { kindOf, MailState, titleOf, useMailRetry } from './mailFacts';
import styles from './Mails.module.css';

type Row = Mail & RaRecord<number>;

const inWords = (instant: string): string =>
  new Date(instant).toLocaleString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long', timeStyle: 'medium' });

function Step({ at, children }: { at: string; children: React.ReactNode }) {
  return (
    <li>
      <Minor>
        <time dateTime={at}>{inWords(at)}</time>
      </Minor>
      {children}
    </li>
  );
}

function StepText({ step: { step, code, status, reason } }: { step: MailStep }) {
  return (
    <>
      {words.steps[step]}
      {reason !== null && <p>{words.serverReasons[reason]}</p>}
      {code !== null && <Minor>{words.code(code, status)}</Minor>}
    </>
  );
}

function Steps({ row }: { row: Mail }) {
  const { steps, created_at: asked, sent_at: sent } = row;
  return (
    <ol className="grid gap-3 indent-5">
      <Step at={asked}>{words.asked}</Step>
      {steps.map((step, index) => (
        <Step key={index} at={step.at}>
          <StepText step={step} />
        </Step>
      ))}
      {/* For a mail that was sent before steps were recorded. */}
      {steps.length === 0 && sent !== null && <Step at={sent}>{words.steps.accepted}</Step>}
    </ol>
  );
}

function Content({ id }: { id: number }) {
  const { data, error } = useCall(mailCalls.content, { params: { id } });
  if (error !== null) return <p>{messageOf(error)}</p>;
  if (data === undefined) return null;
  if (data.state !== 'shown') return <p>{words.contentStates[data.state]}</p>;
  return (
    <>
      <p>{words.contentHelp}</p>
      <p>
        <strong>{words.subject(data.subject)}</strong>
      </p>
      <div className={styles.content}>{data.text}</div>
    </>
  );
}

/** What happens to the mail by itself, and why it is not sent again where no button offers it. */
function nextOf(row: Row): string | null {
  if (row.state === 'failed') return null;
  if (row.state === 'waiting') return row.attempts > 0 ? words.stillWaiting : words.leaves;
  if (row.recipient === '') return words.gone;
  return isLinked(row) ? words.linked : null;
}

const isLinked = ({ kind }: Row): boolean => Object.hasOwn(LINKED_MAILS, kind);

function MailPage({ row }: { row: Row }) {
  return (
    <Stack gap={3} className={styles.page}>
      <div>
        <Minor>{words.about(kindOf(row), row.recipient)}</Minor>
        <MailState row={row} />
        <Minor>{nextOf(row)}</Minor>
      </div>
      {row.recipient !== '' && (
        <div>
          <ListLink resource="accounts" filter={{ q: row.recipient }}>
            {words.toAccount(row.recipient)}
          </ListLink>
        </div>
      )}
      <h2>{words.stepsTitle}</h2>
      <Steps row={row} />
      <Notice>{words.bounces}</Notice>
      <h2>{words.contentTitle}</h2>
      <Content id={row.id} />
    </Stack>
  );
}

function Retry({ row }: { row: Row }) {
  const { retry, busy } = useMailRetry();
  if (row.state !== 'failed' && (row.state === 'sent' || row.attempts === 0)) return null;
  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => void retry([row.id])}>
      {row.state === 'waiting' ? words.tryNow : words.retry}
    </Button>
  );
}

function Resend({ row }: { row: Row }) {
  const { run, busy } = useStaffAct();
  const redirect = useRedirect();
  if (row.state !== 'sent' || row.recipient === '' || isLinked(row)) return null;
  const resend = async () => {
    const { id } = await call(mailCalls.resend, { params: { id: row.id } });
    redirect('show', 'mails', id);
  };
  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => void run(resend, words.resent)}>
      {words.resend}
    </Button>
  );
}

export const MailShow = () => (
  <StaffShow<Row>
    title={titleOf}
    acts={(row) => (
      <>
        <Retry row={row} />
        <Resend row={row} />
      </>
    )}
  >
    {(row) => <MailPage row={row} />}
  </StaffShow>
);

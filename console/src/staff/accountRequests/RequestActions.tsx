import { useState } from 'react';
import { staffCalls, type AccountRequest, type BesideHead } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffRequests as words } from '../../i18n/fr';
import { ReasonDialog } from '../kit/ReasonDialog';
import { RowActs, type RowAct } from '../kit/RowActs';
import { useStaffAct } from '../kit/useStaffAct';
import { AcceptDialog } from './AcceptDialog';

interface RequestActionsProps {
  row: AccountRequest;
  isPage?: boolean;
}

export function RequestActions({ row, isPage = false }: RequestActionsProps) {
  const { busy, refusal, forget, run } = useStaffAct();
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null);

  function close() {
    setAsking(null);
    forget();
  }

  const params = { id: row.id };
  const sendAcceptance = async (beside: BesideHead = 'associated') =>
    call(staffCalls.accept, { params, body: { beside } });
  const accept = (beside: BesideHead) => run(async () => sendAcceptance(beside), words.accepting.done, close);
  const refuse = (reason: string) =>
    run(async () => call(staffCalls.refuse, { params, body: { reason } }), words.refusing.done, close);

  const resend: RowAct = { label: words.resend, send: sendAcceptance, done: words.resent };
  const answers: RowAct[] = [
    { label: words.accept, isMain: true, onSelect: () => setAsking('accept') },
    { label: words.refuse, isGrave: true, onSelect: () => setAsking('refuse') },
  ];
  const ofAnswered = row.state === 'accepted' && row.activated === false ? [resend] : [];
  return (
    <>
      <RowActs acts={row.state === 'waiting' ? answers : ofAnswered} name={row.company_name} isPage={isPage} />
      {asking === 'accept' && (
        <AcceptDialog
          row={row}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onAccept={(beside) => void accept(beside)}
        />
      )}
      {asking === 'refuse' && (
        <ReasonDialog
          title={words.refusing.title}
          text={words.refusing.text(row.company_name, row.user_email)}
          words={words.refusing}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onReason={(reason) => void refuse(reason)}
        />
      )}
    </>
  );
}

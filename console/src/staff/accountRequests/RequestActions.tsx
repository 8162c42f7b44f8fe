import { Button } from '@mui/material';
import { useState } from 'react';
import { staffCalls, type AccountRequest, type BesideHead } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffKit, staffRequests as words } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';
import { ReasonDialog } from '../kit/ReasonDialog';
import { useStaffAct } from '../kit/useStaffAct';
import { AcceptDialog } from './AcceptDialog';

export function RequestActions({ row }: { row: AccountRequest }) {
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
  const named = (action: string) => ({ 'aria-label': staffKit.of(action, row.company_name), children: action });

  if (row.state === 'accepted' && row.activated === false) {
    return (
      <Button
        size="small"
        disabled={busy}
        {...named(words.resend)}
        onClick={() => void run(sendAcceptance, words.resent)}
      />
    );
  }
  if (row.state !== 'waiting') return null;
  return (
    <Cluster gap={2}>
      <Button size="small" variant="contained" {...named(words.accept)} onClick={() => setAsking('accept')} />
      <Button size="small" color="error" {...named(words.refuse)} onClick={() => setAsking('refuse')} />
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
    </Cluster>
  );
}

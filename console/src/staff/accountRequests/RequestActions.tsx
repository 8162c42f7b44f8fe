import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AccountRequest, BesideHead } from '@valorisation/contract';
import { isApiError, messageOf } from '../../api/errors';
import type { StaffDataProvider } from '../../api/staffDataProvider';
import { staffRequests as words } from '../../i18n/fr';
import { AcceptDialog } from './AcceptDialog';
import { Cluster } from '../../ui/layout/primitives';
import { RefuseDialog } from './RefuseDialog';

/** What staff may do with a request, by its state. */
export function RequestActions({ row }: { row: AccountRequest }) {
  const calls = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function close() {
    setAsking(null);
    setRefusal(null);
  }

  async function run(call: Promise<void>, done: string): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      await call;
      close();
      notify(done, { type: 'success' });
      refresh();
    } catch (error) {
      // Somebody else has answered meanwhile: the row changes or goes, and a message in its dialog with it.
      const isOutdated = isApiError(error) && error.status === 409;
      if (isOutdated || asking === null) notify(messageOf(error), { type: 'error' });
      else setRefusal(messageOf(error));
      if (isOutdated) {
        close();
        refresh();
      }
    } finally {
      setBusy(false);
    }
  }

  const accept = (beside: BesideHead) => run(calls.acceptAccountRequest(row.id, beside), words.accepting.done);
  const refuse = (reason: string) => run(calls.refuseAccountRequest(row.id, reason), words.refusing.done);
  const named = (action: string) => ({ 'aria-label': words.of(action, row.company_name), children: action });

  if (row.state === 'accepted' && row.activated === false) {
    return (
      <Button
        size="small"
        disabled={busy}
        {...named(words.resend)}
        onClick={() => void run(calls.acceptAccountRequest(row.id), words.resent)}
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
        <RefuseDialog
          row={row}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onRefuse={(reason) => void refuse(reason)}
        />
      )}
    </Cluster>
  );
}

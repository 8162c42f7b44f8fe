/** Accepts or refuses the requests that are chosen, in one call; those that could not be answered are told with why. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import type { AccountRequest, AccountRequestsOutcome } from '@valorisation/contract';
import { messageOf } from '../../api/errors';
import type { StaffDataProvider } from '../../api/staffDataProvider';
import { staffRequests as words } from '../../i18n/fr';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ReasonDialog } from '../kit/ReasonDialog';

const { many } = words;

export function RequestBulk() {
  const { selectedIds, onUnselectItems } = useListContext<AccountRequest>();
  const calls = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const count = selectedIds.length;

  function close() {
    setAsking(null);
    setRefusal(null);
  }

  async function run(call: () => Promise<AccountRequestsOutcome>, told: (count: number) => string): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      const { done, skipped } = await call();
      const why = skipped.map(({ id, message }) => many.of(id, message));
      const parts = why.length === 0 ? [told(done.length)] : [told(done.length), many.skipped(why.length), ...why];
      // The rows go with their selection, and this dialog with them.
      notify(parts.join(' '), { type: why.length === 0 ? 'success' : 'warning' });
      close();
      onUnselectItems();
      refresh();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const shared = { busy, refusal, onClose: close };
  return (
    <>
      <Button size="small" onClick={() => setAsking('accept')}>
        {many.accept}
      </Button>
      <Button size="small" color="error" onClick={() => setAsking('refuse')}>
        {many.refuse}
      </Button>
      {asking === 'accept' && (
        <ConfirmDialog
          {...shared}
          title={many.acceptTitle(count)}
          text={many.acceptText}
          confirm={many.acceptTitle(count)}
          onConfirm={() => void run(async () => calls.acceptAccountRequests(selectedIds), many.accepted)}
        />
      )}
      {asking === 'refuse' && (
        <ReasonDialog
          {...shared}
          title={many.refuseTitle(count)}
          text={many.refuseText}
          words={{ ...words.refusing, confirm: many.refuseTitle(count) }}
          onReason={(reason) => void run(async () => calls.refuseAccountRequests(selectedIds, reason), many.refused)}
        />
      )}
    </>
  );
}

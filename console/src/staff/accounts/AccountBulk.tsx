import { Button } from '@mui/material';
import { openedAccountCalls as calls, type Account } from '@valorisation/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { call } from '../../api/call';
import { staffAccounts } from '../../i18n/fr';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ReasonDialog } from '../kit/ReasonDialog';
import { useManyAct } from '../kit/useManyAct';

const { many, suspending } = staffAccounts;

export function AccountBulk() {
  const { selectedIds: ids, onUnselectItems } = useListContext<Account>();
  const { busy, refusal, forget, run } = useManyAct();
  const [asking, setAsking] = useState<'resend' | 'suspend' | null>(null);
  const count = ids.length;

  function close() {
    setAsking(null);
    forget();
  }

  /** The toolbar disappears together with the selection and the dialog. */
  function end() {
    close();
    onUnselectItems();
  }

  const shared = { busy, refusal, onClose: close };
  return (
    <>
      <Button size="small" onClick={() => setAsking('resend')}>
        {many.resend}
      </Button>
      <Button size="small" color="error" onClick={() => setAsking('suspend')}>
        {many.suspend}
      </Button>
      {asking === 'resend' && (
        <ConfirmDialog
          {...shared}
          title={many.resendTitle(count)}
          text={many.resendText}
          confirm={many.resendTitle(count)}
          onConfirm={() => void run(async () => call(calls.resendMany, { body: { ids } }), many.resent, end)}
        />
      )}
      {asking === 'suspend' && (
        <ReasonDialog
          {...shared}
          title={many.suspendTitle(count)}
          text={many.suspendText}
          words={{ ...suspending, confirm: many.suspendTitle(count) }}
          onReason={(reason) =>
            void run(async () => call(calls.suspendMany, { body: { ids, reason } }), many.suspended, end)
          }
        />
      )}
    </>
  );
}

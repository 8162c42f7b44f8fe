import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { staffAccountCalls as calls, type AccountRequest } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffRequests as words } from '../../i18n/fr';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ReasonDialog } from '../kit/ReasonDialog';
import { useManyAct } from '../kit/useManyAct';

const { many } = words;

export function RequestBulk() {
  const { selectedIds: ids, onUnselectItems } = useListContext<AccountRequest>();
  const { busy, refusal, forget, run } = useManyAct();
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null);
  const count = ids.length;

  function close() {
    setAsking(null);
    forget();
  }

  /** The rows disappear together with their selection and the dialog. */
  function end() {
    close();
    onUnselectItems();
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
          onConfirm={() =>
            void run(
              async () => call(calls.acceptRequests, { body: { ids, beside: 'associated' } }),
              many.accepted,
              end,
            )
          }
        />
      )}
      {asking === 'refuse' && (
        <ReasonDialog
          {...shared}
          title={many.refuseTitle(count)}
          text={many.refuseText}
          words={{ ...words.refusing, confirm: many.refuseTitle(count) }}
          onReason={(reason) =>
            void run(async () => call(calls.refuseRequests, { body: { ids, reason } }), many.refused, end)
          }
        />
      )}
    </>
  );
}

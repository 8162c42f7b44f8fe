/** Accepts or refuses the requests that are chosen, in one call; those that could not be answered are told with why. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { AccountRequest } from '@valorisation/contract';
import type { StaffDataProvider } from '../../api/staffDataProvider';
import { staffRequests as words } from '../../i18n/fr';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ReasonDialog } from '../kit/ReasonDialog';
import { useManyAct } from '../kit/useManyAct';

const { many } = words;

export function RequestBulk() {
  const { selectedIds, onUnselectItems } = useListContext<AccountRequest>();
  const calls = useDataProvider<StaffDataProvider>();
  const { busy, refusal, forget, run } = useManyAct();
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null);
  const count = selectedIds.length;

  function close() {
    setAsking(null);
    forget();
  }

  /** The rows go with their selection, and the dialog with them. */
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
          onConfirm={() => void run(async () => calls.acceptAccountRequests(selectedIds), many.accepted, end)}
        />
      )}
      {asking === 'refuse' && (
        <ReasonDialog
          {...shared}
          title={many.refuseTitle(count)}
          text={many.refuseText}
          words={{ ...words.refusing, confirm: many.refuseTitle(count) }}
          onReason={(reason) =>
            void run(async () => calls.refuseAccountRequests(selectedIds, reason), many.refused, end)
          }
        />
      )}
    </>
  );
}

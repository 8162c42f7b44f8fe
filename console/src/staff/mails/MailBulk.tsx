import { Button } from '@mui/material';
import { mailCalls, type Mail } from '@valorisation/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { call } from '../../api/call';
import { staffMails as words } from '../../i18n/fr';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useManyAct } from '../kit/useManyAct';
import { useMailRetry } from './mailFacts';

/** Failed mails are tried again at once. Mails that have arrived ask first, because their readers get them twice. */
export function MailBulk() {
  const { selectedIds: ids, onUnselectItems } = useListContext<Mail>();
  const { retry, busy } = useMailRetry();
  const resending = useManyAct();
  const [isAsked, setIsAsked] = useState(false);
  const title = words.resendMany.title(ids.length);

  async function retryAll(): Promise<void> {
    if (await retry(ids)) onUnselectItems();
  }

  function close() {
    setIsAsked(false);
    resending.forget();
  }

  return (
    <>
      <Button size="small" variant="outlined" disabled={busy} onClick={() => void retryAll()}>
        {words.retry}
      </Button>
      <Button size="small" onClick={() => setIsAsked(true)}>
        {words.resend}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={title}
          text={words.resendMany.text}
          confirm={title}
          busy={resending.busy}
          refusal={resending.refusal}
          onClose={close}
          onConfirm={() =>
            void resending.run(
              async () => call(mailCalls.resendMany, { body: { ids } }),
              words.resendMany.done,
              () => {
                close();
                onUnselectItems();
              },
            )
          }
        />
      )}
    </>
  );
}

import { Button } from '@mui/material';
import { mailCalls, type Mail } from '@valorisation/contract';
import { useListContext } from 'react-admin';
import { call } from '../../api/call';
import { staffMails as words } from '../../i18n/fr';
import { ConfirmedBulk } from '../kit/AskedBulk';
import { useMailRetry } from './mailFacts';

/** Failed mails are tried again at once. Mails that have arrived ask first, because their readers get them twice. */
export function MailBulk() {
  const { selectedIds: ids, onUnselectItems } = useListContext<Mail>();
  const { retry, busy } = useMailRetry();

  async function retryAll(): Promise<void> {
    if (await retry(ids)) onUnselectItems();
  }

  return (
    <>
      <Button size="small" variant="outlined" disabled={busy} onClick={() => void retryAll()}>
        {words.retry}
      </Button>
      <ConfirmedBulk
        label={words.resend}
        {...words.resendMany}
        act={async (chosen) => call(mailCalls.resendMany, { body: { ids: chosen } })}
      />
    </>
  );
}

import { openedAccountCalls as calls } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffAccounts } from '../../i18n/fr';
import { ConfirmedBulk, ReasonedBulk } from '../kit/AskedBulk';

const { many, suspending } = staffAccounts;

export function AccountBulk() {
  return (
    <>
      <ConfirmedBulk
        label={many.resend}
        title={many.resendTitle}
        text={many.resendText}
        done={many.resent}
        act={async (ids) => call(calls.resendMany, { body: { ids } })}
      />
      <ReasonedBulk
        label={many.suspend}
        title={many.suspendTitle}
        text={many.suspendText}
        words={suspending}
        done={many.suspended}
        act={async (ids, reason) => call(calls.suspendMany, { body: { ids, reason } })}
      />
    </>
  );
}

import { staffAccountCalls as calls } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffRequests as words } from '../../i18n/fr';
import { ConfirmedBulk, ReasonedBulk } from '../kit/AskedBulk';

const { many } = words;

export function RequestBulk() {
  return (
    <>
      <ConfirmedBulk
        label={many.accept}
        title={many.acceptTitle}
        text={many.acceptText}
        done={many.accepted}
        act={async (ids) => call(calls.acceptRequests, { body: { ids, beside: 'associated' } })}
      />
      <ReasonedBulk
        label={many.refuse}
        title={many.refuseTitle}
        text={many.refuseText}
        words={words.refusing}
        done={many.refused}
        act={async (ids, reason) => call(calls.refuseRequests, { body: { ids, reason } })}
      />
    </>
  );
}

import { Button } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { staffAccountCalls as calls, type Account } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffAccounts as words, staffKit } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';
import { AskedButton } from '../kit/AskedButton';
import { ListLink } from '../kit/ListLink';
import { ReasonDialog } from '../kit/ReasonDialog';
import { useStaffAct } from '../kit/useStaffAct';
import { nameOf } from './AccountFacts';
import { AttachDialog } from './AttachDialog';

/** True when the user may act on the account. The result only hides buttons; the server decides. */
export function useMayManage({ user_role: role }: Pick<Account, 'user_role'>): boolean {
  const { permissions } = usePermissions<string>();
  return role === 'member' || permissions === 'admin';
}

export function AccountActions({ row }: { row: Account }) {
  const { busy, refusal, forget, run } = useStaffAct();
  const [isAsked, setIsAsked] = useState(false);
  const [isAttaching, setIsAttaching] = useState(false);
  const { id, state, user_email: email } = row;
  const params = { id };

  function close() {
    setIsAsked(false);
    forget();
  }

  // People of the employer body can be suspended and reinstated only in the list of the team.
  if (row.user_role !== 'member') {
    return (
      <ListLink resource="staff" filter={{ q: email }}>
        {words.inTeam}
      </ListLink>
    );
  }
  const named = (action: string) => staffKit.of(action, nameOf(row));
  const act = (action: string, onClick: () => void) => (
    <Button size="small" disabled={busy} aria-label={named(action)} onClick={onClick}>
      {action}
    </Button>
  );
  return (
    <Cluster gap={2}>
      {state === 'invited' &&
        act(words.resend, () => void run(async () => call(calls.resend, { params }), words.resent))}
      {state === 'suspended' && (
        <AskedButton
          label={words.restore}
          name={named(words.restore)}
          words={{ ...words.restoring, text: words.restoring.text(email) }}
          send={async () => call(calls.restore, { params })}
        />
      )}
      {state === 'active' && row.user_parent !== null && (
        <AskedButton
          label={words.makeMain}
          name={named(words.makeMain)}
          words={{ ...words.makingMain, text: words.makingMain.text(email, row.company_name ?? '') }}
          send={async () => call(calls.makeMain, { params })}
        />
      )}
      {state === 'active' && act(words.attach, () => setIsAttaching(true))}
      {isAttaching && <AttachDialog row={row} onClose={() => setIsAttaching(false)} />}
      {state === 'active' && act(words.suspend, () => setIsAsked(true))}
      {isAsked && (
        <ReasonDialog
          busy={busy}
          refusal={refusal}
          onClose={close}
          title={words.suspending.title}
          text={words.suspending.text(email)}
          words={words.suspending}
          onReason={(reason) =>
            void run(async () => call(calls.suspend, { params, body: { reason } }), words.suspending.done, close)
          }
        />
      )}
    </Cluster>
  );
}

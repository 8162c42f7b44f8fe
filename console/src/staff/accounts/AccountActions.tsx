import { Button } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { staffAccountCalls as calls, type Account } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffAccounts as words } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ListLink } from '../kit/ListLink';
import { ReasonDialog } from '../kit/ReasonDialog';
import { useStaffAct } from '../kit/useStaffAct';
import { nameOf } from './AccountFacts';

type Asked = 'suspend' | 'restore' | 'main';

/** True when the user may act on the account. It only hides buttons; the server decides. */
export function useMayManage({ user_role: role }: Pick<Account, 'user_role'>): boolean {
  const { permissions } = usePermissions<string>();
  return role === 'member' || permissions === 'admin';
}

export function AccountActions({ row }: { row: Account }) {
  const { busy, refusal, forget, run } = useStaffAct();
  const [asking, setAsking] = useState<Asked | null>(null);
  const { id, state, user_email: email } = row;
  const params = { id };

  function close() {
    setAsking(null);
    forget();
  }

  // People of the employer body are suspended and reinstated only in their own list.
  if (row.user_role !== 'member') {
    return (
      <ListLink resource="staff" filter={{ q: email }}>
        {words.inTeam}
      </ListLink>
    );
  }
  const shared = { busy, refusal, onClose: close };
  const act = (action: string, onClick: () => void) => (
    <Button size="small" disabled={busy} aria-label={words.of(action, nameOf(row))} onClick={onClick}>
      {action}
    </Button>
  );
  return (
    <Cluster gap={2}>
      {state === 'invited' &&
        act(words.resend, () => void run(async () => call(calls.resend, { params }), words.resent))}
      {state === 'suspended' && act(words.restore, () => setAsking('restore'))}
      {state === 'active' && row.user_parent !== null && act(words.makeMain, () => setAsking('main'))}
      {state === 'active' && act(words.suspend, () => setAsking('suspend'))}
      {asking === 'suspend' && (
        <ReasonDialog
          {...shared}
          title={words.suspending.title}
          text={words.suspending.text(email)}
          words={words.suspending}
          onReason={(reason) =>
            void run(async () => call(calls.suspend, { params, body: { reason } }), words.suspending.done, close)
          }
        />
      )}
      {asking === 'restore' && (
        <ConfirmDialog
          {...shared}
          title={words.restoring.title}
          text={words.restoring.text(email)}
          confirm={words.restoring.confirm}
          onConfirm={() => void run(async () => call(calls.restore, { params }), words.restoring.done, close)}
        />
      )}
      {asking === 'main' && (
        <ConfirmDialog
          {...shared}
          title={words.makingMain.title}
          text={words.makingMain.text(email, row.company_name ?? '')}
          confirm={words.makingMain.confirm}
          onConfirm={() => void run(async () => call(calls.makeMain, { params }), words.makingMain.done, close)}
        />
      )}
    </Cluster>
  );
}

import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { staffAccountCalls as calls, type Account } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffAccounts as words } from '../../i18n/fr';
import { listAddress } from '../kit/ListLink';
import { ReasonDialog } from '../kit/ReasonDialog';
import { RowActs, type RowAct } from '../kit/RowActs';
import { useStaffAct } from '../kit/useStaffAct';
import { nameOf } from './AccountFacts';
import { AttachDialog } from './AttachDialog';

/** True when the user may act on the account. The result only hides buttons; the server decides. */
export function useMayManage({ user_role: role }: Pick<Account, 'user_role'>): boolean {
  const { permissions } = usePermissions<string>();
  return role === 'member' || permissions === 'admin';
}

interface AccountActionsProps {
  row: Account;
  /** True on the page of the account, which has room for every act. */
  isPage?: boolean;
}

export function AccountActions({ row, isPage = false }: AccountActionsProps) {
  const { busy, refusal, forget, run } = useStaffAct();
  const [asked, setAsked] = useState<'suspend' | 'attach' | null>(null);
  const { id, state, user_email: email } = row;
  const params = { id };

  function close() {
    setAsked(null);
    forget();
  }

  const restore: RowAct = {
    label: words.restore,
    question: { ...words.restoring, text: words.restoring.text(email) },
    send: async () => call(calls.restore, { params }),
    done: words.restoring.done,
  };
  const makeMain: RowAct = {
    label: words.makeMain,
    question: { ...words.makingMain, text: words.makingMain.text(email, row.company_name ?? '') },
    send: async () => call(calls.makeMain, { params }),
    done: words.makingMain.done,
  };
  const ofActive: RowAct[] = [
    { label: words.attach, onSelect: () => setAsked('attach') },
    ...(row.user_parent === null ? [] : [makeMain]),
  ];
  const suspend: RowAct = { label: words.suspend, isGrave: true, onSelect: () => setAsked('suspend') };
  const acts: Readonly<Record<Account['state'], readonly RowAct[]>> = {
    invited: [{ label: words.resend, send: async () => call(calls.resend, { params }), done: words.resent }],
    // First in a row, where one click less counts, and last on the page, behind what destroys nothing.
    active: isPage ? [...ofActive, suspend] : [suspend, ...ofActive],
    suspended: [restore],
    erasing: [],
  };
  // People of the employer body can be suspended and reinstated only in the list of the team.
  const inTeam: RowAct = { label: words.inTeam, to: listAddress('staff', { q: email }) };
  return (
    <>
      <RowActs acts={row.user_role === 'member' ? acts[state] : [inTeam]} name={nameOf(row)} isPage={isPage} />
      {asked === 'attach' && <AttachDialog row={row} onClose={close} />}
      {asked === 'suspend' && (
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
    </>
  );
}

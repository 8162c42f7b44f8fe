import { Button } from '@mui/material';
import { openedAccountCalls, type Account } from '@valorisation/contract';
import { useState } from 'react';
import { call } from '../../api/call';
import { staffAccounts } from '../../i18n/fr';
import { TextDialog } from '../kit/TextDialog';
import { useStaffAct } from '../kit/useStaffAct';
import { nameOf } from './AccountFacts';

const { changeEmail, changingEmail: words } = staffAccounts;

/** An active account keeps its address until the new one is confirmed; a new account takes it at once. */
export function ChangeEmail({ row }: { row: Account }) {
  const { busy, refusal, forget, run } = useStaffAct();
  const [isAsked, setIsAsked] = useState(false);
  const { id, state } = row;
  if (row.user_role !== 'member' || (state !== 'active' && state !== 'invited')) return null;
  const isActive = state === 'active';

  function close() {
    setIsAsked(false);
    forget();
  }

  return (
    <>
      <Button size="small" onClick={() => setIsAsked(true)}>
        {changeEmail}
      </Button>
      {isAsked && (
        <TextDialog
          title={words.title(nameOf(row))}
          text={isActive ? words.active : words.invited}
          confirm={words.confirm}
          label={words.label}
          required={words.required}
          field={{ type: 'email' }}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onText={(email) =>
            void run(
              async () => call(openedAccountCalls.changeEmail, { params: { id }, body: { email: email.trim() } }),
              isActive ? words.asked : words.changed,
              close,
            )
          }
        />
      )}
    </>
  );
}

import { Button } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { teamCalls, type StaffMember } from '@valorisation/contract';
import { call } from '../../api/call';
import { useUser } from '../../api/session';
import { staffTeam as words } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';
import { EditLink } from '../kit/EditLink';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useStaffAct } from '../kit/useStaffAct';

type Shown = keyof typeof words.acts;

/** `withdraw` is the name of suspending an account that is not activated. */
const CALLS: Readonly<Record<Shown, keyof typeof teamCalls>> = {
  suspend: 'suspend',
  withdraw: 'suspend',
  reinstate: 'reinstate',
  endSessions: 'endSessions',
  resetSecondStep: 'resetSecondStep',
  resend: 'resend',
};

function actsOn({ state, sessions, totp_since }: StaffMember, isOwn: boolean): Shown[] {
  if (state === 'invited') return ['resend', 'withdraw'];
  if (state === 'expired') return ['resend'];
  const own: Shown[] = sessions > 0 ? ['endSessions'] : [];
  if (isOwn) return own;
  const code: Shown[] = totp_since === null ? [] : ['resetSecondStep'];
  return [...own, ...code, state === 'suspended' ? 'reinstate' : 'suspend'];
}

export function TeamActions({ row }: { row: StaffMember & RaRecord<number> }) {
  const user = useUser();
  const acts = useStaffAct();
  const [asked, setAsked] = useState<Shown | null>(null);
  const name = `${row.first_name} ${row.last_name}`;

  async function run(act: Shown): Promise<void> {
    await acts.run(async () => call(teamCalls[CALLS[act]], { params: { id: row.id } }), words.acts[act].done);
    setAsked(null);
  }

  return (
    <Cluster gap={1}>
      <EditLink row={row} label={words.edit} name={words.of(words.edit, name)} />
      {actsOn(row, row.id === user?.id).map((act) => (
        <Button
          key={act}
          size="small"
          color={act === 'suspend' || act === 'withdraw' ? 'error' : 'primary'}
          aria-label={words.of(words.acts[act].label, name)}
          onClick={() => setAsked(act)}
        >
          {words.acts[act].label}
        </Button>
      ))}
      {asked !== null && (
        <ConfirmDialog
          title={words.acts[asked].label}
          text={words.acts[asked].text(name)}
          confirm={words.acts[asked].label}
          busy={acts.busy}
          refusal={null}
          onClose={() => setAsked(null)}
          onConfirm={() => void run(asked)}
        />
      )}
    </Cluster>
  );
}

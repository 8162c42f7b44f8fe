/** What admins may do about a person of the team, by the state of the account. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { EditButton, useDataProvider, useNotify, useRefresh, type RaRecord } from 'react-admin';
import type { StaffMember } from '@valorisation/contract';
import { messageOf } from '../../api/errors';
import { useUser } from '../../api/session';
import type { StaffDataProvider, TeamAct } from '../../api/staffDataProvider';
import { staffTeam as words } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';

type Shown = keyof typeof words.acts;

/** `withdraw` is what suspending is called of somebody who has not activated the account. */
const CALLS: Readonly<Record<Shown, TeamAct>> = {
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
  const calls = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const user = useUser();
  const id = useId();
  const [asked, setAsked] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const name = `${row.first_name} ${row.last_name}`;

  async function run(act: Shown): Promise<void> {
    setBusy(true);
    try {
      await calls.actOnTeam(row.id, CALLS[act]);
      notify(words.acts[act].done, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
      setAsked(null);
      refresh();
    }
  }

  return (
    <Cluster gap={1}>
      <EditButton label={words.edit} record={row} icon={null} aria-label={words.of(words.edit, name)} />
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
        <Dialog open onClose={() => setAsked(null)} aria-labelledby={id} fullWidth maxWidth="xs">
          <DialogTitle id={id}>{words.acts[asked].label}</DialogTitle>
          <DialogContent>
            <DialogContentText>{words.acts[asked].text(name)}</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsked(null)}>{words.cancel}</Button>
            <Button variant="contained" disabled={busy} onClick={() => void run(asked)}>
              {words.acts[asked].label}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Cluster>
  );
}

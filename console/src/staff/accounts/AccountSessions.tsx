import { Button, Typography } from '@mui/material';
import { staffAccountCalls as calls, type Account, type AccountSession } from '@valorisation/contract';
import { call } from '../../api/call';
import { messageOf } from '../../core/errors';
import { useCall } from '../../api/useCall';
import { staffAccounts, staffKit } from '../../i18n/fr';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { Refusal } from '../../ui/Refusal';
import { Minor } from '../kit/CardList';
import { useStaffAct } from '../kit/useStaffAct';
import { useMayManage } from './AccountActions';
import { formatMoment } from '../../ui/instant';

const { sessions: words } = staffAccounts;

export function AccountSessions({ row }: { row: Account }) {
  const mayManage = useMayManage(row);
  return (
    <section>
      <Typography variant="h6" component="h2" gutterBottom>
        {words.title}
      </Typography>
      {mayManage ? <OpenSessions id={row.id} /> : <p>{words.adminsOnly}</p>}
    </section>
  );
}

function OpenSessions({ id }: { id: number }) {
  const { busy, run } = useStaffAct();
  const { data, error } = useCall(calls.sessions, { params: { id } });
  if (error !== null) return <Refusal text={messageOf(error)} />;
  if (data === undefined) return null;
  if (data.length === 0) return <p>{words.none}</p>;
  return (
    <Stack gap={4} align="start">
      <Stack as="ul" gap={3}>
        {data.map((session) => (
          <Session
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() =>
              void run(async () => call(calls.endSession, { params: { id, session: session.id } }), words.ended)
            }
          />
        ))}
      </Stack>
      <Button
        variant="outlined"
        disabled={busy}
        onClick={() => void run(async () => call(calls.endSessions, { params: { id } }), words.allEnded)}
      >
        {words.endAll}
      </Button>
    </Stack>
  );
}

function Session({ session, busy, onEnd }: { session: AccountSession; busy: boolean; onEnd: () => void }) {
  const device = words.device(session.browser, session.system);
  return (
    <Cluster as="li" gap={4}>
      <div>
        {device}
        <Minor>{words.opened(formatMoment(session.created_at))}</Minor>
        <Minor>{words.used(formatMoment(session.last_used_at))}</Minor>
      </div>
      <Button size="small" disabled={busy} aria-label={staffKit.of(words.end, device)} onClick={onEnd}>
        {words.end}
      </Button>
    </Cluster>
  );
}

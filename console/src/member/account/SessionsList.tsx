/** Where one is signed in, and how to end it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/errors';
import { keys } from '../../api/memberKeys';
import { ownAccount, type OwnSession } from '../../api/ownAccount';
import { account } from '../../i18n/fr';
import { Box } from '../../layout/skeleton/parts';
import { Waiting } from '../../layout/skeleton/ScreenSkeleton';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { formatInstant, formatMoment } from '../../ui/instant';
import { ErrorState } from '../../ui/State';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../ui/toasts';
import styles from './Account.module.css';

const words = account.sessions;

/** What ends sessions of other devices, and tells it. */
function useEnding<Variables>(end: (variables: Variables) => Promise<void>, told: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => showToast(told, 'success'),
    onError: (error) => showToast(messageOf(error), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

function Rows({ sessions }: { sessions: readonly OwnSession[] }) {
  const { mutate, isPending, variables } = useEnding(ownAccount.endSession, words.ended);
  return (
    <ul className={styles.sessions} aria-label={words.listLabel}>
      {sessions.map(({ id, browser, system, createdAt, lastUsedAt, current }) => {
        const device = words.device(browser, system);
        const opened = formatMoment(createdAt);
        return (
          <li key={id}>
            <div>
              <Cluster as="p" rowGap={0}>
                <strong>{device}</strong>
                {current && <Badge tone="forest">{words.current}</Badge>}
              </Cluster>
              <Text tone="hint">
                {words.opened(opened)}
                {!current && `, ${words.lastUsed(formatInstant(lastUsedAt))}`}
              </Text>
            </div>
            {!current && (
              <Button
                size="small"
                className={styles.oneLine}
                busy={isPending && variables === id}
                aria-label={words.endOf(device, opened)}
                onClick={() => mutate(id)}
              >
                {words.end}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function EndOthers() {
  const { mutate, isPending } = useEnding(ownAccount.endOtherSessions, words.othersEnded);
  return (
    <Button busy={isPending} onClick={() => mutate(undefined)}>
      {words.endOthers}
    </Button>
  );
}

function EndEverywhere() {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ownAccount.endEverySession,
    onError: (error) => showToast(messageOf(error), 'error'),
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {words.endAll}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.endAllTitle}
        role="alertdialog"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.cancel}</Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate()}>
              {words.endAll}
            </Button>
          </>
        }
      >
        <p>{words.endAllText}</p>
      </Dialog>
    </>
  );
}

export function SessionsList() {
  const { data, error, refetch } = useQuery({ queryKey: keys.sessions, queryFn: ownAccount.sessions });
  if (data === undefined) {
    return error === null ? (
      <Waiting>
        <Box height="120px" />
      </Waiting>
    ) : (
      <ErrorState title={words.error} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <Stack>
      <Rows sessions={data} />
      <Cluster>
        {data.length > 1 && <EndOthers />}
        <EndEverywhere />
      </Cluster>
    </Stack>
  );
}

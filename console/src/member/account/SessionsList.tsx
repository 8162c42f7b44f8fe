/** Where one is signed in, and how to end it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/errors';
import { keys } from '../../api/memberKeys';
import { ownAccount, type OwnSession } from '../../api/ownAccount';
import { account } from '../../i18n/fr';
import { Box } from '../../layout/skeleton/parts';
import { Waiting } from '../../layout/skeleton/ScreenSkeleton';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { formatInstant, formatMoment } from '../../ui/instant';
import { ErrorState } from '../../ui/State';
import { Table } from '../../ui/Table';
import { Stack } from '../../ui/layout/primitives';
import { showToast } from '../../ui/toasts';
import styles from './Account.module.css';

const words = account.sessions;

function Rows({ sessions }: { sessions: readonly OwnSession[] }) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ownAccount.endSession,
    onSuccess: () => showToast(words.ended, 'success'),
    onError: (error) => showToast(messageOf(error), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
  return (
    <Table label={words.tableLabel}>
      <thead>
        <tr>
          <th scope="col">{words.opened}</th>
          <th scope="col">{words.lastUsed}</th>
          <th scope="col">{words.action}</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ id, createdAt, lastUsedAt, current }) => (
          <tr key={id}>
            <td>{formatMoment(createdAt)}</td>
            <td>{current ? words.current : formatInstant(lastUsedAt)}</td>
            <td>
              {!current && (
                <Button
                  size="small"
                  className={styles.oneLine}
                  busy={isPending && variables === id}
                  aria-label={words.endOf(formatMoment(createdAt))}
                  onClick={() => mutate(id)}
                >
                  {words.end}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function EndEverywhere() {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ownAccount.endEverySession,
    onError: (error) => showToast(messageOf(error), 'error'),
  });
  return (
    <div>
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
    </div>
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
      <EndEverywhere />
    </Stack>
  );
}

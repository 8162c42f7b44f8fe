import { useMutation } from '@tanstack/react-query';
import { accountCalls, type OwnSession } from '@valorisation/contract';
import { useDelete, useGetList } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { call } from '../api/call';
import { messageOf } from '../core/errors';
import { session, useUser } from '../api/session';
import { announcing, useAct } from '../api/useCall';
import { account } from '../i18n/fr';
import { Waiting } from '../layout/skeleton/Waiting';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { formatInstant, formatMoment } from '../ui/instant';
import { Skeleton } from '../ui/Spinner';
import { ErrorState } from '../ui/State';
import { Cluster, Stack, Text } from '../ui/layout/primitives';
import { showToast } from '../core/toasts';
import styles from './OwnAccess.module.css';

const words = account.sessions;

interface EndingProps {
  onClose: () => void;
  onEnded: () => void;
}

const deviceOf = ({ browser, system, current }: OwnSession): string =>
  current && browser === null ? words.thisDevice : words.device(browser, system);

function EndOne({ session, onClose, onEnded }: { session: OwnSession } & EndingProps) {
  const [end, { isPending }] = useDelete<OwnSession, Error>(
    'sessions',
    { id: session.id },
    { returnPromise: true, ...announcing(words.ended) },
  );
  return (
    <ConfirmDialog
      title={words.endTitle}
      confirm={words.end}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => void end().then(onEnded, onClose)}
    >
      <p>{words.endText(deviceOf(session), formatMoment(session.createdAt))}</p>
    </ConfirmDialog>
  );
}

function EndOthers({ onClose, onEnded }: EndingProps) {
  const { mutate, isPending } = useAct(accountCalls.endOtherSessions, {
    message: words.othersEnded,
    refreshes: (client) => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  return (
    <ConfirmDialog
      title={words.endOthers}
      confirm={words.endOthers}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate({}, { onSuccess: onEnded, onError: onClose })}
    >
      <p>{words.endOthersText}</p>
    </ConfirmDialog>
  );
}

function EndEverywhere({ onClose }: Pick<EndingProps, 'onClose'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await call(accountCalls.endEverySession);
      session.endedEverywhere();
    },
    onError: (error) => showToast(messageOf(error), 'error'),
  });
  return (
    <ConfirmDialog
      title={words.endAll}
      confirm={words.endAll}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate()}
    >
      <p>{words.endAllText}</p>
    </ConfirmDialog>
  );
}

function Rows({ sessions, onEnd }: { sessions: readonly OwnSession[]; onEnd: (session: OwnSession) => void }) {
  const isOfSeveral = (useUser()?.establishments.length ?? 0) > 1;
  return (
    <ul className={styles.rows} aria-label={words.listLabel}>
      {sessions.map((session) => {
        const { id, companyName, createdAt, lastUsedAt, current } = session;
        const device = deviceOf(session);
        const opened = formatMoment(createdAt);
        return (
          <li key={id}>
            <div>
              <Cluster as="p" rowGap={0} align="baseline">
                <strong>{device}</strong>
                {current && <Badge tone="forest">{words.current}</Badge>}
              </Cluster>
              {isOfSeveral && <p>{companyName}</p>}
              <Text tone="hint">
                {words.opened(opened)}
                {!current && `, ${words.lastUsed(formatInstant(lastUsedAt))}`}
              </Text>
            </div>
            {!current && (
              <Button
                size="small"
                className="one-line"
                aria-label={words.endOf(device, opened)}
                onClick={() => onEnd(session)}
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

export function SessionsList() {
  const { data, error, refetch } = useGetList<OwnSession>('sessions');
  const [asked, setAsked] = useState<OwnSession | 'others' | 'all' | null>(null);
  const [endings, setEndings] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // The clicked button disappears with its row, so the focus moves to the list.
    if (endings > 0) place.current?.focus();
  }, [endings]);

  if (data === undefined) {
    return error === null ? (
      <Waiting>
        <Skeleton height="120px" />
      </Waiting>
    ) : (
      <ErrorState title={words.error} error={error} onRetry={() => void refetch()} />
    );
  }
  const onClose = () => setAsked(null);
  const onEnded = () => {
    onClose();
    setEndings((count) => count + 1);
  };
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={words.title}>
      <Stack>
        <Rows sessions={data} onEnd={setAsked} />
        <Cluster>
          {data.length > 1 && <Button onClick={() => setAsked('others')}>{words.endOthers}</Button>}
          <Button onClick={() => setAsked('all')}>{words.endAll}</Button>
        </Cluster>
      </Stack>
      {asked === 'all' && <EndEverywhere onClose={onClose} />}
      {asked === 'others' && <EndOthers onClose={onClose} onEnded={onEnded} />}
      {asked !== null && typeof asked === 'object' && <EndOne session={asked} onClose={onClose} onEnded={onEnded} />}
    </div>
  );
}

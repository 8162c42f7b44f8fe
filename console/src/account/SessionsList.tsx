import { useMutation } from '@tanstack/react-query';
import { accountCalls, type OwnSession } from '@valorisation/contract';
import { useDelete, useGetList } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { call } from '../api/call';
import { messageOf } from '../core/errors';
import { session } from '../api/session';
import { announcing, useAct } from '../api/useCall';
import { account } from '../i18n/fr';
import { Waiting } from '../layout/skeleton/Waiting';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
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

const deviceOf = ({ browser, system }: OwnSession): string => words.device(browser, system);

interface EndDialogProps {
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function EndDialog({ title, text, confirm, busy, onClose, onConfirm }: EndDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

function EndOne({ session, onClose, onEnded }: { session: OwnSession } & EndingProps) {
  const [end, { isPending }] = useDelete<OwnSession, Error>(
    'sessions',
    { id: session.id },
    { returnPromise: true, ...announcing(words.ended) },
  );
  return (
    <EndDialog
      title={words.endTitle}
      text={words.endText(deviceOf(session), formatMoment(session.createdAt))}
      confirm={words.end}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => void end().then(onEnded, onClose)}
    />
  );
}

function EndOthers({ onClose, onEnded }: EndingProps) {
  const { mutate, isPending } = useAct(accountCalls.endOtherSessions, {
    message: words.othersEnded,
    refreshes: (client) => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  return (
    <EndDialog
      title={words.endOthers}
      text={words.endOthersText}
      confirm={words.endOthers}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate({}, { onSuccess: onEnded, onError: onClose })}
    />
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
    <EndDialog
      title={words.endAll}
      text={words.endAllText}
      confirm={words.endAll}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate()}
    />
  );
}

function Rows({ sessions, onEnd }: { sessions: readonly OwnSession[]; onEnd: (session: OwnSession) => void }) {
  return (
    <ul className={styles.sessions} aria-label={words.listLabel}>
      {sessions.map((session) => {
        const { id, createdAt, lastUsedAt, current } = session;
        const device = deviceOf(session);
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
    // The clicked button disappears with its row.
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
          <Button variant="danger" onClick={() => setAsked('all')}>
            {words.endAll}
          </Button>
        </Cluster>
      </Stack>
      {asked === 'all' && <EndEverywhere onClose={onClose} />}
      {asked === 'others' && <EndOthers onClose={onClose} onEnded={onEnded} />}
      {asked !== null && typeof asked === 'object' && <EndOne session={asked} onClose={onClose} onEnded={onEnded} />}
    </div>
  );
}

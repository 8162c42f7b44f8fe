/** The head lets the employer body read the establishment's names and texts for some days. It shows what was read. */
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { accessGrantCalls, type StaffAccess, type StaffRead } from '@valorisation/contract';
import { keyOf, useAct, useCall } from '../../api/useCall';
import { accessGrant as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatMoment } from '../../ui/instant';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { Stack, Text } from '../../ui/layout/primitives';
import styles from './DataProtection.module.css';

const answers = keyOf(accessGrantCalls.state, {});

function GrantDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending } = useAct(accessGrantCalls.grant, { answers, message: words.granted });
  return (
    <ConfirmDialog
      title={words.confirm.title}
      confirm={words.grant}
      variant="primary"
      busy={isPending}
      onConfirm={() => mutate({}, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{words.confirm.text}</p>
    </ConfirmDialog>
  );
}

function Open({ grantedAt, until }: { grantedAt: string; until: string }) {
  const { mutate, isPending } = useAct(accessGrantCalls.withdraw, { answers, message: words.withdrawn });
  return (
    <>
      <Notice tone="wheat">{words.open(formatMoment(grantedAt), formatMoment(until))}</Notice>
      <div>
        <Button busy={isPending} onClick={() => mutate({})}>
          {words.withdraw}
        </Button>
      </div>
    </>
  );
}

function What({ read: { screen, person, personId } }: { read: StaffRead }) {
  const what = words.reads.screens[screen];
  if (person === null || personId === null) return what;
  return <Link to={paths.person(personId)}>{words.reads.of(what, person)}</Link>;
}

function Reads({ reads, readsInAll }: Pick<StaffAccess, 'reads' | 'readsInAll'>) {
  const { columns } = words.reads;
  if (reads.length === 0) return <Text tone="hint">{words.reads.none}</Text>;
  return (
    <>
      {reads.length < readsInAll && <Text tone="hint">{words.reads.latest(reads.length, readsInAll)}</Text>}
      <table className={styles.held} aria-label={words.reads.label}>
        <thead>
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.reader}</th>
            <th scope="col">{columns.at}</th>
          </tr>
        </thead>
        <tbody>
          {reads.map((read, index) => (
            <tr key={`${read.at} ${index}`}>
              <th scope="row">
                <What read={read} />
              </th>
              <td data-label={columns.reader}>{read.reader ?? words.reads.unknownReader}</td>
              <td data-label={columns.at}>
                <time dateTime={read.at}>{formatMoment(read.at)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface LoadedProps {
  access: StaffAccess;
  asking: boolean;
  onAsking: (asking: boolean) => void;
}

function Loaded({ access: { until, grantedAt, reads, readsInAll }, asking, onAsking }: LoadedProps) {
  return (
    <>
      {until !== null && grantedAt !== null ? (
        <Open grantedAt={grantedAt} until={until} />
      ) : (
        <>
          <Text tone="hint">{words.closed}</Text>
          <div>
            <Button onClick={() => onAsking(true)}>{words.grant}</Button>
          </div>
        </>
      )}
      <h3>{words.reads.title}</h3>
      <Reads reads={reads} readsInAll={readsInAll} />
      {asking && <GrantDialog onClose={() => onAsking(false)} />}
    </>
  );
}

export function AccessGrantSection() {
  const { data, error, refetch } = useCall(accessGrantCalls.state, {}, { silent: true });
  const section = useRef<HTMLElement>(null);
  const [asking, setAsking] = useState(false);
  const known = useRef<boolean | undefined>(undefined);
  const isOwed = useRef(false);
  const isOpen = data?.isOpen;

  useLayoutEffect(() => {
    // The pressed button has disappeared with the state that it changed, so the focus must move.
    if (known.current !== undefined && known.current !== isOpen) isOwed.current = true;
    known.current = isOpen;
    // An open dialog holds the focus until it closes.
    if (!isOwed.current || asking) return;
    isOwed.current = false;
    if (document.activeElement === document.body) section.current?.focus();
  }, [isOpen, asking]);

  return (
    <Stack as="section" ref={section} tabIndex={-1} aria-label={words.title}>
      <h2>{words.title}</h2>
      <Text reading>{words.text}</Text>
      <Stack as="ul" gap={1} indent={5}>
        {words.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Stack>
      {data !== undefined && <Loaded access={data} asking={asking} onAsking={setAsking} />}
      {data === undefined && error !== null && (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <div role="status" aria-label={words.loading}>
          <Skeleton height="96px" />
        </div>
      )}
    </Stack>
  );
}

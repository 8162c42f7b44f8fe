/** What a row tells of a job, and another try at it. */
import { Button } from '@mui/material';
import type { StaffJob } from '@valorisation/contract';
import { useState } from 'react';
import { useCreatePath, useListContext, useNotify, useRefresh, useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import { messageOf } from '../../api/errors';
import { retryJobs } from '../../api/staffJobs';
import { staffJobs as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import styles from './Jobs.module.css';

interface JobProps {
  row: StaffJob;
}

export function JobStateFact({ row: { state, cause } }: JobProps) {
  return (
    <>
      <span className={state === 'failed' ? styles.failed : undefined}>{words.states[state]}</span>
      {cause !== null && <Minor>{words.causes[cause]}</Minor>}
    </>
  );
}

/** Where staff have a page of it, the way to it. */
export function Thing({ row: { thing } }: JobProps) {
  const createPath = useCreatePath();
  const pages = useResourceDefinitions();
  if (thing === null) return null;
  const text = words.thing(thing);
  if (pages[thing.resource]?.hasShow !== true) return text;
  return <Link to={createPath({ ...thing, type: 'show' })}>{text}</Link>;
}

function useRetry() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);

  async function retry(ids: readonly string[]): Promise<void> {
    setIsBusy(true);
    try {
      const { retried, left } = await retryJobs(ids);
      const told = [
        ...(retried.length > 0 ? [words.retried(retried.length)] : []),
        ...(left.length > 0 ? [words.left(left.length)] : []),
      ];
      notify(told.join(' '), { type: left.length > 0 ? 'warning' : 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return { retry, isBusy };
}

export function Retry({ row: { id, state, name } }: JobProps) {
  const { retry, isBusy } = useRetry();
  if (state !== 'failed') return null;
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isBusy}
      aria-label={words.retryOf(words.names[name])}
      onClick={() => void retry([id])}
    >
      {words.retry}
    </Button>
  );
}

export function RetryChosen() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { retry, isBusy } = useRetry();

  async function retryAll(): Promise<void> {
    await retry(selectedIds.map(String));
    onUnselectItems();
  }

  return (
    <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void retryAll()}>
      {words.retry}
    </Button>
  );
}

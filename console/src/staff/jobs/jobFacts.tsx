import { Button } from '@mui/material';
import { jobCalls, type StaffJob } from '@valorisation/contract';
import { useCreatePath, useListContext, useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import { call } from '../../api/call';
import { staffJobs as words, staffKit } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { useManyAct } from '../kit/useManyAct';

interface JobProps {
  row: StaffJob;
}

export function JobStateFact({ row: { state, cause } }: JobProps) {
  return (
    <>
      <span className={state === 'failed' ? 'clay-700 strong' : undefined}>{words.states[state]}</span>
      {cause !== null && <Minor>{words.causes[cause]}</Minor>}
    </>
  );
}

export function JobSubject({ row: { thing } }: JobProps) {
  const createPath = useCreatePath();
  const pages = useResourceDefinitions();
  if (thing === null) return null;
  const text = words.thing(thing);
  if (pages[thing.resource]?.hasShow !== true) return text;
  return <Link to={createPath({ ...thing, type: 'show' })}>{text}</Link>;
}

function useJobRetry() {
  const { busy, run } = useManyAct();
  const retry = async (ids: readonly string[]) =>
    run(async () => call(jobCalls.retry, { body: { ids: [...ids] } }), words.retriedMany);
  return { busy, retry };
}

export function Retry({ row: { id, state, name } }: JobProps) {
  const { retry, busy } = useJobRetry();
  if (state !== 'failed') return null;
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={busy}
      aria-label={staffKit.of(words.retry, words.names[name])}
      onClick={() => void retry([id])}
    >
      {words.retry}
    </Button>
  );
}

export function RetryChosen() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { retry, busy } = useJobRetry();

  async function retryAll(): Promise<void> {
    if (await retry(selectedIds.map(String))) onUnselectItems();
  }

  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => void retryAll()}>
      {words.retry}
    </Button>
  );
}

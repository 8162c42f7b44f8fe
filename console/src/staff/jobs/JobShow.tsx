/** One job of a queue with its steps in the order of their times. */
import { jobCalls, type StaffJob } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { staffJobs as words } from '../../i18n/fr';
import { formatSecond } from '../../ui/instant';
import { Stack } from '../../ui/layout/primitives';
import type { RaRecord } from 'react-admin';
import { Minor } from '../kit/CardList';
import { Facts } from '../kit/Facts';
import { StaffShow } from '../kit/StaffShow';
import { JobStateFact, JobSubject, Retry } from './jobFacts';

type Row = StaffJob & RaRecord<string>;

interface Step {
  readonly at: string;
  readonly text: string;
}

function useSteps({ id, state, asked_at: asked, started_at: started, ended_at: ended }: Row): readonly Step[] {
  const { data } = useCall(jobCalls.steps, { params: { id } }, { silent: true });
  const { steps, causes } = words;
  const failures = (data?.failures ?? []).map(({ at, cause }) => ({ at, text: steps.failed(causes[cause]) }));
  const all = [
    { at: asked, text: steps.asked },
    ...failures,
    ...(started === null ? [] : [{ at: started, text: steps.started }]),
    ...(ended === null ? [] : [{ at: ended, text: state === 'failed' ? steps.gaveUp : steps.done }]),
  ];
  return all.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function JobPage({ row }: { row: Row }) {
  const steps = useSteps(row);
  const { columns } = words;
  return (
    <Stack gap={4} align="start">
      <Facts
        rows={[
          [columns.state, <JobStateFact key="state" row={row} />],
          [columns.queue, words.queues[row.queue]],
          [columns.attempts, row.attempts],
          [columns.thing, row.thing === null ? null : <JobSubject key="thing" row={row} />],
        ]}
      />
      <h2>{words.steps.title}</h2>
      <ol className="grid gap-3 indent-5">
        {steps.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <Minor>
              <time dateTime={at}>{formatSecond(at)}</time>
            </Minor>
            {text}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

export const JobShow = () => (
  <StaffShow<Row> title={({ name }) => words.names[name]} acts={(row) => <Retry row={row} />}>
    {(row) => <JobPage row={row} />}
  </StaffShow>
);

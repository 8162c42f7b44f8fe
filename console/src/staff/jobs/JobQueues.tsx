import { Button, useMediaQuery } from '@mui/material';
import { JOB_STATES, jobCalls, type JobQueueCounts, type JobState } from '@valorisation/contract';
import { Link } from 'react-router-dom';
import { messageOf } from '../../core/errors';
import { useCall } from '../../api/useCall';
import { staffJobs as words } from '../../i18n/fr';
import { Notice } from '../../ui/Notice';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { listAddress } from '../kit/ListLink';

const EVERY_MS = 15_000;

/** In px. Below this width, six columns do not fit. */
const TABLE_FROM = 700;

interface CountProps {
  row: JobQueueCounts;
  state: JobState;
  /** True: the name of the state follows the number. */
  isNamed?: boolean;
}

function Count({ row, state, isNamed = false }: CountProps) {
  const { queue, [state]: count } = row;
  const name = words.counts[state];
  const text = isNamed ? words.named(name, count) : count.toLocaleString('fr-FR');
  if (count === 0) return text;
  return (
    <Link
      to={listAddress('jobs', { queue, state })}
      className={state === 'failed' ? 'clay-700 strong' : undefined}
      aria-label={words.countOf(words.queues[queue], name, count)}
    >
      {text}
    </Link>
  );
}

function QueueTable({ rows }: { rows: readonly JobQueueCounts[] }) {
  return (
    <Table label={words.queuesTitle}>
      <thead>
        <tr>
          <th scope="col">{words.columns.queue}</th>
          {JOB_STATES.map((state) => (
            <NumberHead key={state}>{words.counts[state]}</NumberHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.queue}>
            <th scope="row">{words.queues[row.queue]}</th>
            {JOB_STATES.map((state) => (
              <NumberCell key={state}>
                <Count row={row} state={state} />
              </NumberCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The same numbers as cards. Zeros are left out. */
function QueueCards({ rows }: { rows: readonly JobQueueCounts[] }) {
  return (
    <ul className="grid gap-3 unmarked" aria-label={words.queuesTitle}>
      {rows.map((row) => {
        const states = JOB_STATES.filter((state) => row[state] > 0);
        return (
          <li key={row.queue}>
            <strong>{words.queues[row.queue]}</strong>
            <div className="cluster gap-1-4">
              {states.length === 0 && <span>{words.nothing}</span>}
              {states.map((state) => (
                <span key={state}>
                  <Count row={row} state={state} isNamed />
                </span>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function JobQueues() {
  const {
    data: rows,
    error,
    refetch,
  } = useCall(jobCalls.queues, {}, { silent: true, refetchInterval: EVERY_MS, retry: false });
  const isWide = useMediaQuery(`(min-width: ${TABLE_FROM}px)`, { noSsr: true });
  if (error !== null)
    return (
      <Notice tone="wheat" alert action={<Button onClick={() => void refetch()}>{words.away}</Button>}>
        {messageOf(error)}
      </Notice>
    );
  if (rows === undefined) return null;
  return isWide ? <QueueTable rows={rows} /> : <QueueCards rows={rows} />;
}

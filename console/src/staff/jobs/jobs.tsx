import { useCanAccess, type RaRecord } from 'react-admin';
import type { StaffJob } from '@valorisation/contract';
import { staffJobs as words, staffKit } from '../../i18n/fr';
import { formatSecond } from '../../ui/instant';
import { Minor } from '../kit/CardList';
import { Labelled, oneOf, type StaffField } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { JobStateFact, Retry, RetryChosen, JobSubject } from './jobFacts';
import { JobQueues } from './JobQueues';
import { JobShow } from './JobShow';
import styles from './Jobs.module.css';
import { JobWaits } from './JobWaits';

type Row = StaffJob & RaRecord<string>;

const { columns } = words;

const endOf = ({ ended_at: ended }: StaffJob): string => (ended === null ? '' : formatSecond(ended));

function ReadOnly() {
  const { isPending, canAccess } = useCanAccess({ resource: 'jobs', action: 'edit' });
  return !isPending && canAccess !== true && <p className={styles.note}>{words.readOnly}</p>;
}

const fields: readonly StaffField<Row>[] = [
  {
    name: 'asked',
    label: columns.asked,
    card: (row) => (
      <Minor>
        <Labelled label={columns.asked}>{formatSecond(row.asked_at)}</Labelled>
      </Minor>
    ),
  },
  {
    name: 'name',
    label: columns.name,
    read: (row) => (
      <>
        <RecordLink>{words.names[row.name]}</RecordLink>
        <Minor>{words.queues[row.queue]}</Minor>
      </>
    ),
    isSorted: true,
    card: (row) => (
      <strong>
        <RecordLink>{words.names[row.name]}</RecordLink>
      </strong>
    ),
  },
  {
    name: 'state',
    label: columns.state,
    read: (row) => <JobStateFact row={row} />,
    isSorted: true,
    filter: words.states,
  },
  {
    name: 'attempts',
    label: columns.attempts,
    read: ({ attempts }) => attempts,
    isSorted: true,
    isNumber: true,
    card: ({ queue, attempts }) => <Minor>{`${words.queues[queue]}, ${words.triedAgain(attempts)}`}</Minor>,
  },
  { name: 'asked_at', label: columns.asked, read: (row) => formatSecond(row.asked_at), isSorted: true, card: null },
  { name: 'ended_at', label: columns.ended, read: endOf, isSorted: true, card: null },
  { name: 'thing', label: columns.thing, read: (row) => <JobSubject row={row} /> },
  { name: 'acts', label: staffKit.actions, read: (row) => <Retry row={row} />, isAct: true },
];

export const jobs = plainResource<Row>({
  name: 'jobs',
  group: 'administration',
  words,
  fields,
  filters: [oneOf('queue', columns.queue, words.queues)],
  views: [{ label: words.states.failed, filter: { state: 'failed' } }],
  sort: { field: 'asked_at', order: 'DESC' },
  bulk: <RetryChosen />,
  tableFrom: 1100,
  above: <ReadOnly />,
  below: (
    <>
      <p className={styles.note}>{words.limit}</p>
      <JobQueues />
      <JobWaits />
    </>
  ),
  show: JobShow,
  adminActs: ['edit'],
});

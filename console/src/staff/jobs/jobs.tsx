/** The background work: its queues, its failures and their causes, and its waiting times. */
import { FunctionField, NumberField, SelectInput, useCanAccess, type RaRecord } from 'react-admin';
import type { StaffJob } from '@valorisation/contract';
import { staffJobs as words } from '../../i18n/fr';
import { formatSecond } from '../../ui/instant';
import { Minor } from '../kit/CardList';
import { choicesOf } from '../kit/choices';
import type { StaffResource } from '../kit/resource';
import { StaffList } from '../kit/StaffList';
import { JobStateFact, Retry, RetryChosen, JobSubject } from './jobFacts';
import { JobQueues } from './JobQueues';
import styles from './Jobs.module.css';
import { JobWaits } from './JobWaits';

type Row = StaffJob & RaRecord<string>;

/** Below this width the columns do not fit. */
const TABLE_FROM = 1100;

const { columns } = words;

const filters = [
  <SelectInput key="state" source="state" label={columns.state} alwaysOn choices={choicesOf(words.states)} />,
  <SelectInput key="queue" source="queue" label={columns.queue} alwaysOn choices={choicesOf(words.queues)} />,
];

const endOf = ({ ended_at: ended }: StaffJob): string => (ended === null ? '' : formatSecond(ended));

function JobCard({ row, mayRetry }: { row: Row; mayRetry: boolean }) {
  const { queue, name, attempts, asked_at: asked } = row;
  return (
    <>
      <Minor>{`${columns.asked}\u00a0: ${formatSecond(asked)}`}</Minor>
      <strong>{words.names[name]}</strong>
      <div>
        <JobStateFact row={row} />
      </div>
      <Minor>{`${words.queues[queue]}, ${words.triedAgain(attempts)}`}</Minor>
      <JobSubject row={row} />
      {mayRetry && <Retry row={row} />}
    </>
  );
}

function JobList() {
  const { isPending, canAccess } = useCanAccess({ resource: 'jobs', action: 'edit' });
  const mayRetry = canAccess === true;
  return (
    <>
      <div className="grid gap-3 above-4">
        <JobQueues />
        {!isPending && !mayRetry && <p className={styles.note}>{words.readOnly}</p>}
      </div>
      <StaffList<Row>
        words={words}
        filters={filters}
        sort={{ field: 'asked_at', order: 'DESC' }}
        {...(mayRetry && { bulk: <RetryChosen /> })}
        tableFrom={TABLE_FROM}
        card={(row) => <JobCard row={row} mayRetry={mayRetry} />}
      >
        <FunctionField<Row>
          source="name"
          label={columns.name}
          render={(row) => (
            <>
              {words.names[row.name]}
              <Minor>{words.queues[row.queue]}</Minor>
            </>
          )}
        />
        <FunctionField<Row> source="state" label={columns.state} render={(row) => <JobStateFact row={row} />} />
        <NumberField source="attempts" label={columns.attempts} />
        <FunctionField<Row> source="asked_at" label={columns.asked} render={(row) => formatSecond(row.asked_at)} />
        <FunctionField<Row> source="ended_at" label={columns.ended} render={endOf} />
        <FunctionField<Row> label={columns.thing} sortable={false} render={(row) => <JobSubject row={row} />} />
        {mayRetry && (
          <FunctionField<Row> label={columns.actions} sortable={false} render={(row) => <Retry row={row} />} />
        )}
      </StaffList>
      <p className={styles.note}>{words.limit}</p>
      <JobWaits />
    </>
  );
}

export const jobs: StaffResource = {
  name: 'jobs',
  title: words.title,
  group: 'follow',
  tool: words.tool,
  icon: 'gear',
  list: JobList,
  adminActs: ['edit'],
};

import { MenuItem, TextField } from '@mui/material';
import { JOB_QUEUES, jobCalls, type JobQueueName } from '@valorisation/contract';
import { lazy, useState } from 'react';
import { useCall } from '../../api/useCall';
import { staffJobs } from '../../i18n/fr';
import { formatTime } from '../../ui/instant';
import { CountTable } from '../dashboard/CountTable';
import { FigurePlot } from '../dashboard/FigurePlot';
import { LINES_HEIGHT } from '../dashboard/plotHeights';
import { hoursOfWaits } from './hoursOfWaits';
import styles from './Jobs.module.css';

const WaitPlot = lazy(async () => ({ default: (await import('./WaitPlot')).WaitPlot }));
const ALL = 'all';
const { waits: words, queues } = staffJobs;

export function JobWaits() {
  const { data: waits, dataUpdatedAt } = useCall(jobCalls.waits, {}, { silent: true });
  const [queue, setQueue] = useState<JobQueueName | null>(null);
  if (waits === undefined) return null;
  const hours = hoursOfWaits(waits, queue, dataUpdatedAt);
  const isEmpty = hours.every(({ jobs }) => jobs === 0);
  return (
    <div className={styles.waits}>
      <TextField
        select
        size="small"
        label={words.queue}
        value={queue ?? ALL}
        onChange={({ target }) => setQueue(JOB_QUEUES.find((name) => name === target.value) ?? null)}
        sx={{ width: { xs: '100%', sm: 280 } }}
      >
        <MenuItem value={ALL}>{words.all}</MenuItem>
        {JOB_QUEUES.map((name) => (
          <MenuItem key={name} value={name}>
            {queues[name]}
          </MenuItem>
        ))}
      </TextField>
      <FigurePlot
        title={words.title}
        text={isEmpty ? words.none : words.text}
        plot={isEmpty ? null : <WaitPlot hours={hours} />}
        height={isEmpty ? 0 : LINES_HEIGHT}
        table={
          <CountTable
            label={words.title}
            columns={[words.hour, words.jobs, words.average, words.longest]}
            rows={hours.map(({ hour, jobs, average, longest }) => ({
              key: hour,
              label: formatTime(hour),
              to: '',
              counts: [jobs, ...(jobs === 0 ? ['', ''] : [words.duration(average), words.duration(longest)])],
            }))}
          />
        }
      />
    </div>
  );
}

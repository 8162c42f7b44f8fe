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

const TwoLines = lazy(async () => ({ default: (await import('../dashboard/plots')).TwoLines }));
const ALL = 'all';
const { waits: words, queues } = staffJobs;

export function JobWaits() {
  const { data: waits, dataUpdatedAt } = useCall(jobCalls.waits, {}, { silent: true });
  const [queue, setQueue] = useState<JobQueueName | null>(null);
  if (waits === undefined) return null;
  const hours = hoursOfWaits(waits, queue, dataUpdatedAt);
  const isEmpty = hours.every(({ jobs }) => jobs === 0);
  // An hour without jobs has no waiting time.
  const seconds = (of: 'average' | 'longest') => hours.map((hour) => (hour.jobs === 0 ? null : hour[of] / 1000));
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
        plot={
          !isEmpty && (
            <TwoLines
              labels={hours.map(({ hour }) => formatTime(hour))}
              every={6}
              yAxis={[
                {
                  width: 56,
                  label: words.seconds,
                  min: 0,
                  valueFormatter: (value: number) => value.toLocaleString('fr-FR'),
                },
              ]}
              lines={[
                { label: words.average, data: seconds('average') },
                { label: words.longest, data: seconds('longest') },
              ]}
            />
          )
        }
        height={isEmpty ? 0 : LINES_HEIGHT}
        table={
          <CountTable
            label={words.title}
            columns={[words.hour, words.jobs, words.average, words.longest]}
            rows={hours.map(({ hour, jobs, average, longest }) => ({
              label: formatTime(hour),
              counts: [jobs],
              measures: jobs === 0 ? ['', ''] : [words.duration(average), words.duration(longest)],
            }))}
          />
        }
      />
    </div>
  );
}

/** The chart of the waits, in its own chunk because its library is large. */
import { LineChart } from '@mui/x-charts';
import { staffJobs } from '../../i18n/fr';
import { tokens } from '../../theme/tokens';
import { formatTime } from '../../ui/instant';
import { LINES_HEIGHT } from '../dashboard/plotHeights';
import type { HourOfWaits } from './hoursOfWaits';

const EVERY = 6;
const { waits: words } = staffJobs;

/** Two lines, one with round marks, one with square marks, so that colour is not the only information. */
export function WaitPlot({ hours }: { hours: readonly HourOfWaits[] }) {
  // An hour without jobs has no wait.
  const seconds = (of: 'average' | 'longest') => hours.map((hour) => (hour.jobs === 0 ? null : hour[of] / 1000));
  return (
    <LineChart
      height={LINES_HEIGHT}
      xAxis={[
        {
          data: hours.map(({ hour }) => formatTime(hour)),
          scaleType: 'point',
          tickLabelInterval: (_, place) => place % EVERY === EVERY - 1,
          height: 32,
        },
      ]}
      yAxis={[
        { width: 56, label: words.seconds, min: 0, valueFormatter: (value: number) => value.toLocaleString('fr-FR') },
      ]}
      series={[
        {
          id: 'average',
          data: seconds('average'),
          label: words.average,
          color: tokens.forest600,
          shape: 'circle',
          showMark: true,
          curve: 'linear',
          labelMarkType: 'circle',
        },
        {
          id: 'longest',
          data: seconds('longest'),
          label: words.longest,
          color: tokens.clay700,
          shape: 'square',
          showMark: true,
          curve: 'linear',
          labelMarkType: 'square',
        },
      ]}
      skipAnimation
    />
  );
}

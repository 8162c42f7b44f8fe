/** The charts of the staff's first page, in their own chunk because their library is large. Counts label each. */
import { BarChart, LineChart } from '@mui/x-charts';
import type { StaffFigures } from '@valorisation/contract';
import { staffDashboard as words } from '../../i18n/fr';
import { tokens } from '../../theme/tokens';
import { barsHeight, LINES_HEIGHT } from './plotHeights';

const LABELS = 160;
/** Space beyond the longest bar, for its count. */
const ROOM = 1.2;

export interface Bar {
  readonly label: string;
  readonly count: number;
}

/** The counts stand at the ends of the bars, so that colour is not the only information. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <BarChart
      layout="horizontal"
      height={barsHeight(bars.length)}
      yAxis={[{ data: bars.map(({ label }) => label), scaleType: 'band', width: LABELS }]}
      xAxis={[{ position: 'none', min: 0, max: ROOM * Math.max(1, ...bars.map(({ count }) => count)) }]}
      series={[
        {
          data: bars.map(({ count }) => count),
          color: tokens.forest600,
          barLabel: ({ value }) => value?.toLocaleString('fr-FR'),
          barLabelPlacement: 'outside',
        },
      ]}
      hideLegend
      skipAnimation
      margin={{ left: 0, right: 8, top: 8, bottom: 8 }}
    />
  );
}

/** Two lines: one with round marks, one with square marks. */
export function Months({ months }: { months: StaffFigures['months'] }) {
  const { created, calculated } = words.months;
  return (
    <LineChart
      height={LINES_HEIGHT}
      xAxis={[
        {
          data: months.map(({ month }) => `${month.slice(5)}/${month.slice(2, 4)}`),
          scaleType: 'point',
          tickLabelInterval: (_, place) => place % 3 === 2,
          height: 32,
        },
      ]}
      yAxis={[{ tickMinStep: 1, width: 40 }]}
      series={[
        {
          id: 'created',
          data: months.map(({ created: count }) => count),
          label: created,
          color: tokens.forest600,
          shape: 'circle',
          showMark: true,
          curve: 'linear',
          labelMarkType: 'circle',
        },
        {
          id: 'calculated',
          data: months.map(({ calculated: count }) => count),
          label: calculated,
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

/** The charts of staff, in their own chunk because their library is large. Counts label each. */
import { BarChart, LineChart, type LineChartProps } from '@mui/x-charts';
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

interface TwoLinesProps {
  labels: readonly string[];
  /** Labels the last of so many points. */
  every: number;
  yAxis: NonNullable<LineChartProps['yAxis']>;
  lines: readonly { readonly label: string; readonly data: readonly (number | null)[] }[];
}

const LOOKS = [
  { color: tokens.forest600, shape: 'circle', labelMarkType: 'circle' },
  { color: tokens.clay700, shape: 'square', labelMarkType: 'square' },
] as const;

/** One with round marks, one with square marks, so that colour is not the only information. */
export function TwoLines({ labels, every, yAxis, lines }: TwoLinesProps) {
  return (
    <LineChart
      height={LINES_HEIGHT}
      xAxis={[
        { data: labels, scaleType: 'point', tickLabelInterval: (_, place) => place % every === every - 1, height: 32 },
      ]}
      yAxis={yAxis}
      series={lines.map((line, place) => ({
        id: line.label,
        ...line,
        ...LOOKS[place],
        showMark: true,
        curve: 'linear',
      }))}
      skipAnimation
    />
  );
}

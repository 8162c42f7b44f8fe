/** The charts of the staff area, in a chunk of their own because their library is large. */
import { BarChart, LineChart, type LineChartProps } from '@mui/x-charts';
import { tokens } from '../../theme/tokens';
import { barsHeight, LINES_HEIGHT } from './plotHeights';

const LABELS = 160;
/** The scale beyond the longest bar, which leaves room for the bar's count. */
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
  /** Every how many points a label is shown. */
  every: number;
  yAxis: NonNullable<LineChartProps['yAxis']>;
  lines: readonly { readonly label: string; readonly data: readonly (number | null)[] }[];
}

const LOOKS = [
  { color: tokens.forest600, shape: 'circle', labelMarkType: 'circle' },
  { color: tokens.clay700, shape: 'square', labelMarkType: 'square' },
] as const;

/** Two lines. One has round marks and the other has square marks, so that colour is not the only information. */
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

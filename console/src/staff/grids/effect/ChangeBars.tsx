/** The chart of the changes, in a chunk of its own because its library is large. */
import { BarChart } from '@mui/x-charts';
import { tokens } from '../../../theme/tokens';

const BAR = 30;
const FRAME = 16;
const LABELS = 190;
/** The scale beyond the longest bar, which leaves room for the bar's count. */
const ROOM = 1.25;

export interface ChangeBar {
  readonly label: string;
  readonly count: number;
  readonly isLoss: boolean;
}

/** Losses stand above gains. Each label has its sign, so that colour is not the only information. */
export function ChangeBars({ bars }: { bars: readonly ChangeBar[] }) {
  const series = (isLoss: boolean) => ({
    data: bars.map((bar) => (bar.isLoss === isLoss ? bar.count : null)),
    color: isLoss ? tokens.clay700 : tokens.forest600,
    stack: 'all',
    barLabel: ({ value }: { value: number | null }) => (value === null ? '' : value.toLocaleString('fr-FR')),
    barLabelPlacement: 'outside' as const,
  });
  return (
    <BarChart
      layout="horizontal"
      height={bars.length * BAR + FRAME}
      yAxis={[
        {
          data: bars.map(({ label }) => label),
          scaleType: 'band',
          width: LABELS,
          tickLabelStyle: { fontSize: 13 },
        },
      ]}
      xAxis={[{ position: 'none', min: 0, max: ROOM * Math.max(1, ...bars.map(({ count }) => count)) }]}
      series={[series(true), series(false)]}
      hideLegend
      skipAnimation
      margin={{ left: 0, right: 8, top: 8, bottom: 8 }}
    />
  );
}

/** One figure over the months, drawn for the eye alone: its words and its table stand beside it. */
import { Box } from '@mui/material';

const WIDTH = 240;
const HEIGHT = 72;
const POINT = 4;

interface TrendPlotProps {
  /** Null: not known for that month. */
  values: readonly (number | null)[];
  look: 'line' | 'bars';
  isGrave?: boolean;
}

export function TrendPlot({ values, look, isGrave = false }: TrendPlotProps) {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const step = (WIDTH - 2 * POINT) / Math.max(1, values.length - 1);
  const colour = isGrave ? 'var(--clay-700)' : 'var(--forest-600)';
  const points = values.flatMap((value, place) =>
    value === null ? [] : [{ x: POINT + place * step, y: HEIGHT - POINT - (value / most) * (HEIGHT - 3 * POINT) }],
  );
  const last = points.at(-1);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{ display: 'block', width: '100%', height: 'auto', borderBottom: 1, borderColor: 'divider' }}
    >
      {look === 'bars' ? (
        points.map(({ x, y }) => (
          <rect
            key={x}
            x={x - step / 3}
            y={y}
            width={(2 * step) / 3}
            height={HEIGHT - y}
            fill={colour}
            opacity={x === last?.x ? 1 : 0.35}
          />
        ))
      ) : (
        <>
          <polygon
            points={[...points, { x: last?.x ?? 0, y: HEIGHT }, { x: points[0]?.x ?? 0, y: HEIGHT }]
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
            fill={colour}
            opacity={0.1}
          />
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke={colour}
            strokeWidth={2}
          />
          {last !== undefined && <circle cx={last.x} cy={last.y} r={POINT} fill={colour} />}
        </>
      )}
    </Box>
  );
}

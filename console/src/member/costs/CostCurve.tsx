/** What each line costs over the months. The lines differ in their dashes and have their names; the table has the same figures. */
import { formatMoney } from '@valorisation/rules';
import { useRef } from 'react';
import { costs } from '../../i18n/fr/costs';
import { Summary } from '../../ui/Summary';
import { NumberCell, Table } from '../../ui/Table';
import { useRoom } from '../../ui/useRoom';
import { monthName } from '../figures/anniversaryMonths';
import { euroLines, pathOf, scaleOf, yearsBetween, type Frame } from '../person/curve';
import styles from '../person/AmountCurve.module.css';
import type { Series } from './school';
import { SeriesHead } from './SeriesHead';

const { curve: words } = costs;

const ROOM: Omit<Frame, 'width'> = { height: 240, left: 84, right: 176, top: 16, bottom: 28 };
/** In px. A narrower column scrolls, because the labels would lie on each other. */
const LEAST_WIDTH = 560;
/** In px. On paper the drawing shrinks to the sheet, and the labels of a wider one could not be read. */
const MOST_WIDTH = 900;
const LABEL_HEIGHT = 18;
const DASHES = ['none', '8 4', '2 3', '12 3 2 3', '5 5', '1 5'];

const whole = new Intl.NumberFormat('fr-FR');
const startOf = (month: string): number => Date.parse(`${month}-01`);

/** Moves labels of lines that end near each other apart, from the highest line down. */
function apart(heights: readonly { readonly key: string; readonly y: number }[]): ReadonlyMap<string, number> {
  const placed = new Map<string, number>();
  let least = -Infinity;
  for (const { key, y } of [...heights].sort((one, other) => one.y - other.y)) {
    least = Math.max(y, least + LABEL_HEIGHT);
    placed.set(key, least);
  }
  return placed;
}

function CurveTable({ all }: { all: readonly Series[] }) {
  return (
    <details className="above-2 unprinted">
      <Summary>{words.table}</Summary>
      <Table label={words.tableLabel} className="plain-rows right-figures">
        <SeriesHead of={words.month} all={all} />
        <tbody>
          {all[0]?.costs.months.map(({ month }, place) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              {all.map((series) => (
                <NumberCell key={series.key}>{formatMoney(series.costs.months[place]?.cents ?? 0)}</NumberCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function Drawing({ all, room }: { all: readonly Series[]; room: number }) {
  const lines = all.map(({ key, name, costs: { months } }) => ({
    key,
    name,
    steps: months.map(({ month, cents }) => ({ at: startOf(month), cents, reasons: [] })),
  }));
  const steps = lines.flatMap((line) => line.steps);
  const [from = 0, last = 0] = [steps[0]?.at, steps.at(-1)?.at];
  const to = last + 31 * 86_400_000;
  const frame: Frame = { ...ROOM, width: Math.min(Math.max(room, LEAST_WIDTH), MOST_WIDTH) };
  const levels = euroLines(steps);
  const scale = scaleOf(frame, [from, to], levels);
  const right = frame.width - frame.right;
  const labels = apart(lines.map(({ key, steps: own }) => ({ key, y: scale.y((own.at(-1)?.cents ?? 0) / 100) })));
  const summary = lines.map(({ name, steps: own }) =>
    words.of(name, formatMoney(own[0]?.cents ?? 0), formatMoney(own.at(-1)?.cents ?? 0)),
  );
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      width={frame.width}
      height={frame.height}
      role="img"
      aria-label={words.summary(summary.join('\u00a0; '))}
    >
      {levels.map((euros) => (
        <g key={euros}>
          <line className={styles.level} x1={frame.left} x2={right} y1={scale.y(euros)} y2={scale.y(euros)} />
          <text className={styles.axis} x={frame.left - 8} y={scale.y(euros) + 4} textAnchor="end">
            {`${whole.format(euros)}\u00a0€`.replaceAll('\u202f', '\u00a0')}
          </text>
        </g>
      ))}
      {yearsBetween(from, to).map(({ at, year }) => (
        <g key={year}>
          <line
            className={styles.level}
            x1={scale.x(at)}
            x2={scale.x(at)}
            y1={frame.top}
            y2={frame.height - frame.bottom}
          />
          <text className={styles.axis} x={scale.x(at)} y={frame.height - 8} textAnchor="middle">
            {year}
          </text>
        </g>
      ))}
      {lines.map(({ key, name, steps: own }, place) => {
        const label = labels.get(key) ?? 0;
        return (
          <g key={key}>
            <path className={styles.minimum} d={pathOf(own, to, scale)} strokeDasharray={DASHES[place]} />
            <line
              className={styles.minimum}
              x1={right + 6}
              x2={right + 34}
              y1={label}
              y2={label}
              strokeDasharray={DASHES[place]}
            />
            <text className={styles.axis} x={right + 40} y={label + 4}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

export function CostCurve({ all }: { all: readonly Series[] }) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  return (
    <section>
      <h2 className="below-2">{words.title}</h2>
      {/* What scrolls sideways must be reachable by keyboard. */}
      <div ref={box} className="scroll-x" role="region" aria-label={words.title} tabIndex={0}>
        <Drawing all={all} room={room} />
      </div>
      <CurveTable all={all} />
    </section>
  );
}

/** The minimum of the active functions over time. The table under it has the same figures, and those of archived ones. */
import { gridCalls } from '@valorisation/contract';
import { formatDay, formatMoney } from '@valorisation/rules';
import { useLayoutEffect, useRef } from 'react';
import { useCall } from '../../api/useCall';
import type { ValuationRow } from '../../api/valuation';
import { today } from '../../amounts/model/today';
import { person } from '../../i18n/fr/person';
import { amountSteps, euroLines, pathOf, scaleOf, yearsBetween, type Frame } from './curve';
import styles from './AmountCurve.module.css';

const { curve: words } = person;

const FRAME: Frame = { width: 660, height: 236, left: 56, right: 76, top: 44, bottom: 28 };
const DAY_MS = 86_400_000;
/** A first amount of today still shows a line. */
const LEAST_DAYS = 120;
/** What comes later is not drawn: the present would have no room. */
const MOST_DAYS_TO_COME = 800;
/** Labels of grids that are nearer than this, in px, stand in two lines. */
const LABEL_WIDTH = 150;
/** A year beside the word of today, in px, would run into it. */
const TODAY_WIDTH = 58;

const whole = new Intl.NumberFormat('fr-FR');

/** Days on which a grid entered into force, between two moments. */
function useGridDays(from: number, to: number): readonly { at: number; day: string }[] {
  const { data = [] } = useCall(gridCalls.changes, {});
  return data
    .map(({ effectiveOn }) => ({ at: Date.parse(effectiveOn), day: formatDay(effectiveOn) }))
    .filter(({ at }) => at > from && at < to)
    .sort((one, other) => one.at - other.at);
}

/** The next day on which seniority raises an amount. */
function nextChange(rows: readonly ValuationRow[], now: number): number | null {
  const days = rows.flatMap(({ nextChangeOn }) => (nextChangeOn === null ? [] : [Date.parse(nextChangeOn)]));
  const next = Math.min(...days.filter((day) => day > now && day < now + MOST_DAYS_TO_COME * DAY_MS));
  return Number.isFinite(next) ? next : null;
}

export function AmountCurve({ rows }: { rows: readonly ValuationRow[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const now = Date.parse(today());
  const steps = amountSteps(rows);
  const [first, last] = [steps[0], steps.at(-1)];
  const next = nextChange(rows, now);
  const from = Math.min(first?.at ?? now, now - LEAST_DAYS * DAY_MS);
  const to = next ?? now;
  const grids = useGridDays(from, to);

  // On a phone the drawing is wider than the screen, and opens at today.
  useLayoutEffect(() => {
    frame.current?.scrollTo({ left: FRAME.width });
  }, []);

  if (first === undefined || last === undefined) return null;
  const lines = euroLines(steps);
  const scale = scaleOf(FRAME, [from, to], lines);
  const foot = FRAME.height - FRAME.bottom;
  const amount = formatMoney(last.cents);
  const height = scale.y(last.cents / 100);
  return (
    // It scrolls sideways on a phone, so it can be reached by keyboard.
    <div ref={frame} className="scroll-x" role="region" aria-label={words.name} tabIndex={0}>
      <svg
        className={styles.curve}
        width={FRAME.width}
        height={FRAME.height}
        role="img"
        aria-label={words.summary(formatDay(new Date(first.at).toISOString().slice(0, 10)), steps.length, amount)}
      >
        {lines.map((euros) => (
          <g key={euros}>
            <line
              className={styles.level}
              x1={FRAME.left}
              x2={FRAME.width - FRAME.right}
              y1={scale.y(euros)}
              y2={scale.y(euros)}
            />
            <text className={styles.axis} x={FRAME.left - 8} y={scale.y(euros) + 4} textAnchor="end">
              {whole.format(euros).replace('\u202f', '\u00a0')}
            </text>
          </g>
        ))}
        {yearsBetween(from, to)
          .filter(({ at }) => Math.abs(scale.x(at) - scale.x(now)) > TODAY_WIDTH)
          .map(({ at, year }) => (
            <text key={year} className={styles.axis} x={scale.x(at)} y={foot + 20} textAnchor="middle">
              {year}
            </text>
          ))}
        {grids.map(({ at, day }, index) => {
          const before = grids[index - 1];
          const isNear = before !== undefined && scale.x(at) - scale.x(before.at) < LABEL_WIDTH;
          return (
            <g key={day}>
              <line className={styles.grid} x1={scale.x(at)} x2={scale.x(at)} y1={isNear ? 20 : 6} y2={foot} />
              <text className={styles.axis} x={scale.x(at) + 5} y={isNear ? 30 : 16}>
                {words.grid(day)}
              </text>
            </g>
          );
        })}
        <line className={styles.now} x1={scale.x(now)} x2={scale.x(now)} y1={FRAME.top - 8} y2={foot} />
        <text className={styles.today} x={scale.x(now)} y={foot + 20} textAnchor="middle">
          {words.today}
        </text>
        {next !== null && <path className={styles.toCome} d={`M${scale.x(now)} ${height}H${scale.x(next)}`} />}
        <path className={styles.minimum} d={pathOf(steps, now, scale)} />
        {steps.slice(1).map(({ at, cents }) => (
          <circle key={at} className={styles.step} cx={scale.x(at)} cy={scale.y(cents / 100)} r={4} />
        ))}
        <circle className={styles.end} cx={scale.x(now)} cy={height} r={4.5} />
        <text className={styles.amount} x={scale.x(now) + 10} y={height + 18}>
          {amount}
        </text>
      </svg>
      {next !== null && <p className="remark">{words.next(formatDay(new Date(next).toISOString().slice(0, 10)))}</p>}
    </div>
  );
}

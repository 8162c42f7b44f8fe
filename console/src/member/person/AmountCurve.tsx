/** The minimum of the active functions over time. The table under it has the same figures, and those of archived ones. */
import { gridCalls } from '@valorisation/contract';
import { formatDay, formatMoney } from '@valorisation/rules';
import { useLayoutEffect, useRef, useState } from 'react';
import { useValuationFile } from '../../api/rows';
import { useCall } from '../../api/useCall';
import type { ValuationRow } from '../../api/valuation';
import { stateOf } from '../../amounts/model/lineState';
import { previewResult } from '../../amounts/model/result';
import { today } from '../../amounts/model/today';
import { payInputOf, workOf } from '../../amounts/model/work';
import { person } from '../../i18n/fr/person';
import { formatInstant } from '../../ui/instant';
import { amountSteps, euroLines, pathOf, scaleOf, yearsBetween, type AmountStep, type Frame } from './curve';
import styles from './AmountCurve.module.css';

const { curve: words } = person;

const ROOM: Omit<Frame, 'width'> = { height: 236, left: 56, right: 76, top: 44, bottom: 28 };
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

const dayOf = (at: number) => formatInstant(new Date(at).toISOString());

/** The next day on which seniority raises an amount. */
function nextChange(rows: readonly ValuationRow[]): string | null {
  return (
    rows
      .flatMap(({ nextChangeOn }) => nextChangeOn ?? [])
      .filter((day) => day > today())
      .sort()[0] ?? null
  );
}

/** The amount on the day of the next change, calculated as on its result. Undefined until it is known. */
function useRaised(row: ValuationRow, on: string): string | undefined {
  const { data } = useValuationFile(row.id);
  const work = data && stateOf(row) === 'upToDate' ? workOf(data.valuation) : undefined;
  const raised = data && work && previewResult(data.reference, payInputOf(work, on), row.alone)?.conventional;
  return raised?.unit === 'month' ? formatMoney(raised.cents) : undefined;
}

function NextOfOne({ row, on }: { row: ValuationRow; on: string }) {
  const raised = useRaised(row, on);
  return raised === undefined ? words.next(formatDay(on)) : words.nextTo(formatDay(on), raised);
}

/** One amount makes no curve: it is said in a sentence. */
function OnlyAmount({ rows, step: { at, cents } }: { rows: readonly ValuationRow[]; step: AmountStep }) {
  const next = nextChange(rows);
  const only = rows.length === 1 ? rows[0] : undefined;
  return (
    <p>
      {words.only(formatMoney(cents), dayOf(at))}{' '}
      {next !== null && (only === undefined ? words.next(formatDay(next)) : <NextOfOne row={only} on={next} />)}
    </p>
  );
}

export function AmountsOverTime({ rows }: { rows: readonly ValuationRow[] }) {
  const steps = amountSteps(rows);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (steps.length === 1) return <OnlyAmount rows={rows} step={first} />;
  return <Curve steps={steps} first={first} last={last} next={nextChange(rows)} />;
}

interface CurveProps {
  steps: readonly AmountStep[];
  first: AmountStep;
  last: AmountStep;
  next: string | null;
}

function Curve({ steps, first, last, next: nextOn }: CurveProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const now = Date.parse(today());
  const nextAt = nextOn === null ? now : Date.parse(nextOn);
  const next = nextAt > now && nextAt < now + MOST_DAYS_TO_COME * DAY_MS ? nextAt : null;
  const from = Math.min(first.at, now - LEAST_DAYS * DAY_MS);
  const to = next ?? now;
  const grids = useGridDays(from, to);

  // The drawing is as wide as its column, also after a turn of the phone.
  useLayoutEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    setWidth(box.current.clientWidth);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const frame: Frame = { ...ROOM, width };
  const lines = euroLines(steps);
  const scale = scaleOf(frame, [from, to], lines);
  const foot = frame.height - frame.bottom;
  const amount = formatMoney(last.cents);
  const height = scale.y(last.cents / 100);
  return (
    <div ref={box}>
      <svg
        className={styles.curve}
        width={frame.width}
        height={frame.height}
        role="img"
        aria-label={words.summary(dayOf(first.at), steps.length, amount)}
      >
        {lines.map((euros) => (
          <g key={euros}>
            <line
              className={styles.level}
              x1={frame.left}
              x2={frame.width - frame.right}
              y1={scale.y(euros)}
              y2={scale.y(euros)}
            />
            <text className={styles.axis} x={frame.left - 8} y={scale.y(euros) + 4} textAnchor="end">
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
          const isAtEnd = scale.x(at) + LABEL_WIDTH > width;
          const isNear = before !== undefined && scale.x(at) - scale.x(before.at) < LABEL_WIDTH;
          return (
            <g key={day}>
              <line className={styles.grid} x1={scale.x(at)} x2={scale.x(at)} y1={isNear ? 20 : 6} y2={foot} />
              <text
                className={styles.axis}
                x={scale.x(at) + (isAtEnd ? -5 : 5)}
                y={isNear ? 30 : 16}
                textAnchor={isAtEnd ? 'end' : 'start'}
              >
                {words.grid(day)}
              </text>
            </g>
          );
        })}
        <line className={styles.now} x1={scale.x(now)} x2={scale.x(now)} y1={frame.top - 8} y2={foot} />
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
      {nextOn !== null && <p className="remark">{words.next(formatDay(nextOn))}</p>}
    </div>
  );
}

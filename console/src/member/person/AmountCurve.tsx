/** The minimum of the active functions over time. The table under it has the same figures, and those of archived ones. */
import { gridCalls } from '@valorisation/contract';
import { formatDay, formatMoney, POINT_VALUE_SUBJECT } from '@valorisation/rules';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useCall } from '../../api/useCall';
import { today } from '../../amounts/model/today';
import { person } from '../../i18n/fr/person';
import { formatInstant } from '../../ui/instant';
import { Text } from '../../ui/layout/primitives';
import { useRoom } from '../../ui/useRoom';
import {
  amountSteps,
  euroLines,
  pathOf,
  pathToCome,
  scaleOf,
  stepLabels,
  yearsBetween,
  type AmountStep,
  type Frame,
} from './curve';
import type { ToldRow } from './reasons';
import { nextChange, useAnnounced, useRaised } from './toCome';
import styles from './AmountCurve.module.css';

const { curve: words, reasons } = person;

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
/** In px. A narrower column scrolls, because the labels would lie on each other. */
const LEAST_WIDTH = 560;
/** In px: half of a year's width. */
const EDGE = 16;

const whole = new Intl.NumberFormat('fr-FR');

/** Days on which a grid enters into force, between two moments, with its point value if it differs from the one before. */
function useGridDays(from: number, to: number): readonly { at: number; name: string; label: string }[] {
  const { data = [] } = useCall(gridCalls.changes, {});
  return data
    .map(({ effectiveOn, changes }) => {
      const point = changes.find(({ figures }) => figures?.subject === POINT_VALUE_SUBJECT)?.figures?.after ?? null;
      const name = reasons.grid(formatDay(effectiveOn));
      return { at: Date.parse(effectiveOn), name, label: point === null ? name : words.point(point) };
    })
    .filter(({ at }) => at > from && at <= to)
    .sort((one, other) => one.at - other.at);
}

const dayOf = (at: number) => formatInstant(new Date(at).toISOString());

/** The minimum after today, where it is known: at most after the next step of seniority, then with the announced grid. */
function useToCome(rows: readonly ToldRow[], cents: number) {
  const next = nextChange(rows);
  const raised = useRaised(rows, next);
  const announced = useAnnounced(rows);
  // The grid in force gives no amount of a day after the announced one.
  const isFirst = next !== null && (announced === null || next < announced.day);
  const steps = [
    ...(isFirst && raised !== null ? [{ at: Date.parse(next), cents: raised }] : []),
    ...(announced?.nowCents === cents ? [{ at: Date.parse(announced.day), cents: announced.cents }] : []),
  ];
  return { next, raised: isFirst ? raised : null, announced, steps };
}

type ToCome = ReturnType<typeof useToCome>;

function Notes({ next, raised, announced }: ToCome) {
  return (
    <>
      {next !== null && (
        <p className="remark">
          {raised === null ? words.next(formatDay(next)) : words.nextTo(formatDay(next), formatMoney(raised))}
        </p>
      )}
      {announced !== null && (
        <p className="remark">{words.announced(formatDay(announced.day), formatMoney(announced.cents))}</p>
      )}
    </>
  );
}

interface OverTimeProps {
  rows: readonly ToldRow[];
  /** True: other functions than those of the curve have amounts, too. */
  hasFurther: boolean;
  /** The table of all amounts. */
  children: ReactNode;
}

export function AmountsOverTime({ rows, hasFurther, children }: OverTimeProps) {
  const steps = amountSteps(rows);
  const last = steps.at(-1);
  const toCome = useToCome(rows, last?.cents ?? 0);
  if (last === undefined) return children;
  // One amount makes no curve: it is said in a sentence, which needs neither rule nor table.
  const isCurve = steps.length > 1 || toCome.announced?.nowCents === last.cents;
  return (
    <>
      {isCurve ? (
        <>
          <Text tone="quiet">{person.historyRule}</Text>
          <Curve steps={steps} toCome={toCome} />
        </>
      ) : (
        <p>{words.only(formatMoney(last.cents), dayOf(last.at))}</p>
      )}
      <Notes {...toCome} />
      {(isCurve || hasFurther) && children}
    </>
  );
}

interface CurveProps {
  steps: readonly AmountStep[];
  toCome: ToCome;
}

function Curve({ steps, toCome }: CurveProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const now = Date.parse(today());
  const [first, last] = [steps[0], steps.at(-1)];
  const days = [...(toCome.next === null ? [] : [Date.parse(toCome.next)]), ...toCome.steps.map(({ at }) => at)];
  const near = days.filter((at) => at > now && at < now + MOST_DAYS_TO_COME * DAY_MS).sort((one, other) => one - other);
  const coming = toCome.steps.filter(({ at }) => near.includes(at));
  const from = Math.min(first?.at ?? now, now - LEAST_DAYS * DAY_MS);
  const latest = near.at(-1) ?? now;
  // The last amount has a line of its own after its day.
  const to = coming.length === 0 ? latest : latest + (latest - from) / 12;
  const grids = useGridDays(from, to);
  const width = Math.max(room, LEAST_WIDTH);
  const past = (now - from) / (to - from);
  // After today, the drawing itself has the room for today's amount.
  const right = (1 - past) * width > 2 * ROOM.right ? EDGE : ROOM.right;
  const nowAt = ROOM.left + past * (width - ROOM.left - right);

  // The drawing is as wide as its column, also after a turn of the phone. Where it is wider, it opens at today.
  useLayoutEffect(() => {
    if (box.current !== null) box.current.scrollLeft = nowAt - box.current.clientWidth / 2;
  }, [nowAt]);

  if (first === undefined || last === undefined) return null;
  const frame: Frame = { ...ROOM, width, right };
  const lines = euroLines([...steps, ...coming]);
  const scale = scaleOf(frame, [from, to], lines);
  const foot = frame.height - frame.bottom;
  const amount = formatMoney(last.cents);
  const height = scale.y(last.cents / 100);
  return (
    // What scrolls sideways must be reachable by keyboard.
    <div ref={box} className="scroll-x" role="region" aria-label={words.label} tabIndex={0}>
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
          .filter(({ at }) => Math.abs(scale.x(at) - nowAt) > TODAY_WIDTH && scale.x(at) < width - EDGE)
          .map(({ at, year }) => (
            <text key={year} className={styles.axis} x={scale.x(at)} y={foot + 20} textAnchor="middle">
              {year}
            </text>
          ))}
        {grids.map(({ at, label }, index) => {
          const before = grids[index - 1];
          const isAtEnd = scale.x(at) + LABEL_WIDTH > width;
          const isNear = before !== undefined && scale.x(at) - scale.x(before.at) < LABEL_WIDTH;
          return (
            <g key={at}>
              <line className={styles.grid} x1={scale.x(at)} x2={scale.x(at)} y1={isNear ? 20 : 6} y2={foot} />
              <text
                className={styles.axis}
                x={scale.x(at) + (isAtEnd ? -5 : 5)}
                y={isNear ? 30 : 16}
                textAnchor={isAtEnd ? 'end' : 'start'}
              >
                {label}
              </text>
            </g>
          );
        })}
        <line className={styles.now} x1={nowAt} x2={nowAt} y1={frame.top - 8} y2={foot} />
        <text className={styles.today} x={nowAt} y={foot + 20} textAnchor="middle">
          {words.today}
        </text>
        {near[0] !== undefined && (
          <path
            className={styles.toCome}
            d={pathToCome({ at: now, cents: last.cents }, coming, [near[0], to], scale)}
          />
        )}
        {coming.slice(-1).map(({ at, cents }) => (
          <text key={at} className={styles.axis} x={width - EDGE} y={scale.y(cents / 100) - 8} textAnchor="end">
            {words.toCome(formatMoney(cents))}
          </text>
        ))}
        <path className={styles.minimum} d={pathOf(steps, now, scale)} />
        {steps.slice(1).map(({ at, cents }) => (
          <circle key={at} className={styles.step} cx={scale.x(at)} cy={scale.y(cents / 100)} r={4} />
        ))}
        {stepLabels(
          steps,
          now,
          scale,
          grids.map(({ name }) => name),
        ).map(({ step, text, side }) => (
          <text
            key={step.at}
            className={styles.axis}
            x={scale.x(step.at) + (side === 'after' ? 5 : -3)}
            y={scale.y(step.cents / 100) + (side === 'after' ? 19 : -9)}
            textAnchor={side === 'after' ? 'start' : 'end'}
          >
            {text}
          </text>
        ))}
        <circle className={styles.end} cx={nowAt} cy={height} r={4.5} />
        <text className={styles.amount} x={nowAt + 10} y={height + 18}>
          {amount}
        </text>
      </svg>
    </div>
  );
}

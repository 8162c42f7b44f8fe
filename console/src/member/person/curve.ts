/** The steps of a person's conventional minimum over time, and where they stand in a drawing. */
import type { ValuationRow } from '../../api/valuation';

export interface AmountStep {
  /** Milliseconds. The amount holds from this moment until the next step. */
  readonly at: number;
  /** The sum of the functions, in cents a month. */
  readonly cents: number;
}

type Recorded = Pick<ValuationRow, 'history'>;

/** One step for each moment at which the sum of the functions changed. */
export function amountSteps(rows: readonly Recorded[]): readonly AmountStep[] {
  const entries = rows
    .flatMap(({ history }, row) =>
      history.map(({ editedAt, minimumCents }) => ({ at: Date.parse(editedAt), row, minimumCents })),
    )
    .sort((one, other) => one.at - other.at);
  const latest = rows.map(() => 0);
  const steps: AmountStep[] = [];
  for (const { at, row, minimumCents } of entries) {
    latest[row] = minimumCents;
    const cents = latest.reduce((sum, amount) => sum + amount, 0);
    // Functions that were computed at the same moment make one step.
    if (steps.at(-1)?.at === at) steps.pop();
    if (steps.at(-1)?.cents !== cents) steps.push({ at, cents });
  }
  return steps;
}

const EUROS = [5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
const CENTS = 100;
const MOST_LINES = 5;

/** Whole euros for the horizontal lines: the lowest and the highest amount stand between them. */
export function euroLines(steps: readonly AmountStep[]): readonly number[] {
  const amounts = steps.map(({ cents }) => cents / CENTS);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const linesBy = (step: number) => {
    const first = Math.floor((low - step / 2) / step);
    const last = Math.ceil((high + step / 2) / step);
    return Array.from({ length: last - first + 1 }, (_, line) => (first + line) * step);
  };
  const steppings = EUROS.map(linesBy);
  return steppings.find((lines) => lines.length <= MOST_LINES) ?? steppings.at(-1) ?? [];
}

/** The first days of the years between two moments. */
export function yearsBetween(from: number, to: number): readonly { at: number; year: number }[] {
  const first = new Date(from).getUTCFullYear() + 1;
  const last = new Date(to).getUTCFullYear();
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const year = first + index;
    return { at: Date.UTC(year, 0, 1), year };
  });
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Moments and euros as positions in a frame. */
export function scaleOf(frame: Frame, [from, to]: readonly [number, number], lines: readonly number[]) {
  const [low = 0, high = 1] = [lines[0], lines.at(-1)];
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    x: (at: number) => frame.left + ((at - from) / (to - from)) * wide,
    y: (euros: number) => frame.top + ((high - euros) / (high - low)) * tall,
  };
}

/** The line of the steps until a moment, as the path of a drawing. */
export function pathOf(steps: readonly AmountStep[], until: number, { x, y }: ReturnType<typeof scaleOf>): string {
  const heights = steps.map(
    ({ at, cents }, index) => `${index === 0 ? 'M' : 'H'}${x(at)}${index === 0 ? ' ' : 'V'}${y(cents / CENTS)}`,
  );
  return `${heights.join('')}H${x(until)}`;
}

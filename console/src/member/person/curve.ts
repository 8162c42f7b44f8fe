/** The steps of a person's conventional minimum over time, and where they stand in a drawing. */

export interface AmountStep {
  /** Milliseconds. The amount holds from this moment until the next step. */
  readonly at: number;
  /** The sum of the functions, in cents a month. */
  readonly cents: number;
  /** What changed, as far as it is known. */
  readonly reasons: readonly string[];
}

interface Recorded {
  readonly history: readonly {
    readonly editedAt: string;
    readonly minimumCents: number;
    readonly reason: string | null;
  }[];
}

/** One step for each moment at which the sum of the functions changed. */
export function amountSteps(rows: readonly Recorded[]): readonly AmountStep[] {
  const entries = rows
    .flatMap(({ history }, row) => history.map((entry) => ({ ...entry, at: Date.parse(entry.editedAt), row })))
    .sort((one, other) => one.at - other.at);
  const latest = rows.map(() => 0);
  const steps: AmountStep[] = [];
  for (const { at, row, minimumCents, reason } of entries) {
    latest[row] = minimumCents;
    const cents = latest.reduce((sum, amount) => sum + amount, 0);
    // Functions that were computed at the same moment make one step.
    const together = steps.at(-1)?.at === at ? steps.pop() : undefined;
    const reasons = [...new Set([...(together?.reasons ?? []), ...(reason === null ? [] : [reason])])];
    if (steps.at(-1)?.cents !== cents) steps.push({ at, cents, reasons });
  }
  return steps;
}

const EUROS = [5, 50, 500, 5_000, 50_000].flatMap((euros) => [euros, 2 * euros, 4 * euros]);
const CENTS = 100;
const MOST_LINES = 5;

/** Whole euros for the horizontal lines: the lowest and the highest amount stand between them. */
export function euroLines(steps: readonly Pick<AmountStep, 'cents'>[]): readonly number[] {
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

type Amount = Pick<AmountStep, 'at' | 'cents'>;

/**
 * The line after a moment: level until the first day on which something changes, then through the amounts that are known. A
 * known amount that comes later than that day stands alone, because what is before it is not known.
 */
export function pathToCome(
  { at, cents }: Amount,
  coming: readonly Amount[],
  [change, until]: readonly [number, number],
  { x, y }: ReturnType<typeof scaleOf>,
): string {
  const runs = coming.map((step, index) => {
    const height = y(step.cents / CENTS);
    const isNext = index > 0 || step.at === change;
    return `${isNext ? 'V' : `M${x(step.at)} `}${height}H${x(coming[index + 1]?.at ?? until)}`;
  });
  return `M${x(at)} ${y(cents / CENTS)}H${x(change)}${runs.join('')}`;
}

/** In px, of the labels on the curve. */
const LETTER = 6.4;
const SPACE = 12;

export interface StepLabel {
  readonly step: AmountStep;
  readonly text: string;
  /** Under the line, from the step on, or over it, up to the step. */
  readonly side: 'after' | 'before';
}

/**
 * The reasons that have room on the curve; the table has all of them. A label must not meet another one of its side, nor the
 * line, which therefore only rises beside it.
 * @param known what the lines of the grids say already
 */
export function stepLabels(
  steps: readonly AmountStep[],
  until: number,
  { x }: Pick<ReturnType<typeof scaleOf>, 'x'>,
  known: readonly string[] = [],
): readonly StepLabel[] {
  const placed: StepLabel[] = [];
  const isFree = (from: number, to: number, side: StepLabel['side']) =>
    placed.every((label) => {
      const start = x(label.step.at);
      const length = label.text.length * LETTER + SPACE;
      return label.side !== side || (side === 'after' ? start + length <= from || start >= to : start <= from);
    });
  const rises = (from: number, to: number) =>
    steps.every(({ at, cents }, index) => x(at) <= from || x(at) > to || cents >= (steps[index - 1]?.cents ?? 0));
  const [begin, end] = [x(steps[0]?.at ?? until), x(until)];
  for (const step of steps.slice(1)) {
    const text = step.reasons.find((reason) => !known.includes(reason));
    if (text === undefined) continue;
    const [at, length] = [x(step.at), text.length * LETTER + SPACE];
    const sides = [
      { side: 'after', from: at, to: at + length },
      { side: 'before', from: at - length, to: at },
    ] as const;
    const free = sides.find(
      ({ side, from, to }) => from >= begin && to <= end && rises(from, to) && isFree(from, to, side),
    );
    if (free) placed.push({ step, text, side: free.side });
  }
  return placed;
}

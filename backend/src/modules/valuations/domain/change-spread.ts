/** Counts changes by cent, for their exact median and the bars of their chart. Pure. */
import type { ChangeBin, ChangeSpread } from './effect-figures.js';

/** Counts each different change once, so that many equal changes need no more memory than one. */
export class ChangeCounts {
  private readonly rows = new Map<number, number>();

  /** @param cents never 0, because a row without a change is not counted */
  add(cents: number): void {
    this.rows.set(cents, (this.rows.get(cents) ?? 0) + 1);
  }

  spread(): ChangeSpread {
    const sorted = [...this.rows].sort(([one], [other]) => one - other);
    const total = sorted.reduce((sum, [, rows]) => sum + rows, 0);
    if (total === 0) return { median: null, bins: [] };
    const [lower, upper] = [changeAt(sorted, (total - 1) >> 1), changeAt(sorted, total >> 1)];
    // Rare extreme values would squeeze all others into one bar, so they go into the end bars.
    const rare = Math.floor(total / 100);
    const bins = binsOf(sorted, changeAt(sorted, rare), changeAt(sorted, total - 1 - rare));
    return { median: Math.round((lower + upper) / 2), bins };
  }
}

/** The number of rows for each change in cents, the greatest loss first. */
type Counted = readonly (readonly [cents: number, rows: number])[];

function changeAt(sorted: Counted, rank: number): number {
  let passed = 0;
  for (const [cents, rows] of sorted) {
    passed += rows;
    if (passed > rank) return cents;
  }
  return 0;
}

const MOST_BINS = 14;

function binsOf(sorted: Counted, low: number, high: number): ChangeBin[] {
  const width = widthFor(Math.max(1, high - low));
  const [first, last] = [Math.floor(low / width), Math.floor(high / width)];
  const rows = new Map<number, number>();
  for (const [cents, count] of sorted) {
    const place = Math.min(last + 1, Math.max(first - 1, Math.floor(cents / width)));
    rows.set(place, (rows.get(place) ?? 0) + count);
  }
  const places = Array.from({ length: last - first + 3 }, (_, index) => first - 1 + index);
  const isEnd = (place: number) => place < first || place > last;
  return places
    .filter((place) => !isEnd(place) || rows.has(place))
    .map((place) => ({
      from: place < first ? null : place * width,
      to: place > last ? null : (place + 1) * width,
      rows: rows.get(place) ?? 0,
    }));
}

/** 1, 2 or 5 times a power of ten, in whole cents. */
function widthFor(span: number): number {
  const least = span / MOST_BINS;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return [1, 2, 5, 10].map((step) => step * power).find((width) => width >= least) ?? 10 * power;
}

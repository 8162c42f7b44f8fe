import type { ChangedRow } from './effect-figures.js';

/** The rows with the largest changes in either direction; between equal changes the lower id. */
export class LargestChanges {
  private readonly kept: ChangedRow[] = [];

  constructor(private readonly most: number) {}

  /** Rejects most rows at once, before their details are computed. */
  takes(id: number, change: number): boolean {
    const last = this.kept.at(-1);
    if (last === undefined || this.kept.length < this.most) return this.most > 0;
    return isLarger({ id, change }, ranked(last));
  }

  add(row: ChangedRow): void {
    const place = this.kept.findIndex((kept) => isLarger(ranked(row), ranked(kept)));
    this.kept.splice(place < 0 ? this.kept.length : place, 0, row);
    if (this.kept.length > this.most) this.kept.pop();
  }

  rows(): readonly ChangedRow[] {
    return this.kept;
  }
}

interface Ranked {
  readonly id: number;
  /** Cents, in either direction. */
  readonly change: number;
}

function ranked({ id, after, dueAnyway }: ChangedRow): Ranked {
  return { id, change: after - dueAnyway };
}

function isLarger(one: Ranked, other: Ranked): boolean {
  const [size, otherSize] = [Math.abs(one.change), Math.abs(other.change)];
  return size === otherSize ? one.id < other.id : size > otherSize;
}

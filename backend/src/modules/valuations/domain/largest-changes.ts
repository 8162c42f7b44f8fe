import type { ChangedRow } from './effect-figures.js';

/** The rows that change most, either way; of equal changes the lower id. */
export class LargestChanges {
  private readonly kept: ChangedRow[] = [];

  constructor(private readonly most: number) {}

  /** Most rows are told here that they are none of them, before anything is made of them. */
  takes(id: number, change: number): boolean {
    const last = this.kept.at(-1);
    if (last === undefined || this.kept.length < this.most) return this.most > 0;
    const least = Math.abs(last.after - last.dueAnyway);
    return Math.abs(change) > least || (Math.abs(change) === least && id < last.id);
  }

  add(row: ChangedRow): void {
    const place = this.kept.findIndex((kept) => isBefore(row, kept));
    this.kept.splice(place < 0 ? this.kept.length : place, 0, row);
    if (this.kept.length > this.most) this.kept.pop();
  }

  rows(): readonly ChangedRow[] {
    return this.kept;
  }
}

function isBefore(one: ChangedRow, other: ChangedRow): boolean {
  const [change, otherChange] = [one, other].map(({ after, dueAnyway }) => Math.abs(after - dueAnyway)) as [
    number,
    number,
  ];
  return change > otherChange || (change === otherChange && one.id < other.id);
}

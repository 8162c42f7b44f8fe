import type { ContentChange, Day, Grid } from '@valorisation/rules';

/** A person's change: only what is named changes. */
export interface ValuationChange extends ContentChange {
  readonly profileId?: number;
}

export type CopyAction = 'duplicate' | 'duplicate-and-archive';

/** A grid with the id of its version. */
export interface NumberedGrid {
  readonly id: number;
  readonly grid: Grid;
}

/** What a change needs to know of the world: all of it given, nothing looked up. */
export interface ChangeContext {
  readonly actorId: number;
  readonly now: Date;
  /** Today in Europe/Paris. */
  readonly today: Day;
  readonly gridInForce: NumberedGrid;
  /** The grid that the row stands on; the one in force for a new row. */
  readonly rowGrid: NumberedGrid;
  /** A fresh id for the erasable row of free texts. */
  readonly newTextId: string;
}

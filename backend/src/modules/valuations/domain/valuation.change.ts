import type { ContentChange, Day, Grid } from '@valorisation/rules';

/** A person's change: missing fields keep their value. */
export interface ValuationChange extends ContentChange {
  readonly profileId?: number;
}

export type CopyAction = 'duplicate' | 'duplicate-and-archive';

export interface NumberedGrid {
  readonly id: number;
  readonly grid: Grid;
}

/** Everything that a change needs to know; the aggregate looks nothing up. */
export interface ChangeContext {
  readonly actorId: number;
  readonly now: Date;
  /** Today in Europe/Paris. */
  readonly today: Day;
  readonly gridInForce: NumberedGrid;
  /** The row's own grid; for a new row the one in force. */
  readonly rowGrid: NumberedGrid;
  /** A new id for the erasable row of free texts. */
  readonly newTextId: string;
}

import type { UpdateSide } from '@valorisation/contract';
import type { DisplayedAmount } from '@valorisation/rules';

export type { ExplainedSide as PreviewSide, UpdatePreview, UpdateSide } from '@valorisation/contract';

/** The two acts that recompute a stored amount: on the grid in force, or with today's seniority. */
export type UpdateAction = 'bringUpToDate' | 'anniversary';

interface Conventional {
  readonly hourlyCents: number | null;
  readonly minimumCents: number | null;
}

export function conventionalOf({ hourlyCents, minimumCents }: Conventional): DisplayedAmount {
  return hourlyCents === null ? { cents: minimumCents ?? 0, unit: 'month' } : { cents: hourlyCents, unit: 'hour' };
}

/** The amount due, new minus old. Null when hourly and monthly amounts cannot be compared. */
export function differenceOf(current: Pick<UpdateSide, 'due'> | null, next: Pick<UpdateSide, 'due'>): number | null {
  return current?.due.unit === next.due.unit ? next.due.cents - current.due.cents : null;
}

/** What an update would give: the amount as it is and as it would be, each with its trace. */
import type { UpdateSide } from '@valorisation/contract';
import type { DisplayedAmount } from '@valorisation/rules';

export type { ExplainedSide as PreviewSide, UpdatePreview, UpdateSide } from '@valorisation/contract';

/** The two acts that compute a stored amount anew: on the grid in force, or with the seniority of the day. */
export type UpdateAction = 'bringUpToDate' | 'anniversary';

/** What the agreement gives for the indice reel. */
export function conventionalOf({
  hourlyCents,
  minimumCents,
}: Pick<UpdateSide, 'hourlyCents' | 'minimumCents'>): DisplayedAmount {
  return hourlyCents === null ? { cents: minimumCents, unit: 'month' } : { cents: hourlyCents, unit: 'hour' };
}

/** Of what is due, new less old. Null: amounts per hour and per month cannot be compared. */
export function differenceOf(current: Pick<UpdateSide, 'due'> | null, next: Pick<UpdateSide, 'due'>): number | null {
  return current?.due.unit === next.due.unit ? next.due.cents - current.due.cents : null;
}

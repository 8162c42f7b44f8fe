/** What 'Mettre à jour' would give: the amount as it is and as it would be on the grid in force, each with its trace. */
import { toHundredths, type DisplayedAmount } from '@valorisation/rules';
import type { TraceStep, UpdatePreview as WirePreview } from './contract';

export interface PreviewSide {
  readonly gridId: number;
  readonly displayed: DisplayedAmount;
  readonly indexHundredths: number;
  readonly trace: readonly TraceStep[];
}

export interface UpdatePreview {
  /** The version that the preview was made on. */
  readonly version: number;
  readonly current: PreviewSide;
  readonly next: PreviewSide;
  /** New less old, in cents. */
  readonly differenceCents: number;
}

function toSide({ grid_id, valor_affiche, indice, trace }: WirePreview['current']): PreviewSide {
  const isHourly = trace.some(({ rule, unit }) => rule === 'displayed' && unit === 'hour');
  return {
    gridId: grid_id,
    displayed: { cents: toHundredths(valor_affiche) ?? 0, unit: isHourly ? 'hour' : 'month' },
    indexHundredths: toHundredths(indice) ?? 0,
    trace,
  };
}

export function toUpdatePreview({ version, current, next, difference }: WirePreview): UpdatePreview {
  return {
    version,
    current: toSide(current),
    next: toSide(next),
    differenceCents: toHundredths(difference) ?? 0,
  };
}

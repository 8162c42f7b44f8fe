/** What an update would give: the amount as it is and as it would be, each with its trace. */
import { toHundredths, type Day, type DisplayedAmount } from '@valorisation/rules';
import type { TraceStep, UpdatePreview as WirePreview, UpdatesPreview } from './contract';
import { knownDueOf, type Due } from './valuation';

/** The two acts that compute a stored amount anew: on the grid in force, or with the seniority of the day. */
export type UpdateAction = 'bringUpToDate' | 'anniversary';

/** An amount in the preview of one row or of several: the stored one, or the one that would be stored. */
export interface UpdateSide {
  /** What is to be paid at least. */
  readonly due: Due;
  /** What the agreement gives for the indice reel. */
  readonly conventional: DisplayedAmount;
  /** Against the grid in force. */
  readonly underMinimum: boolean;
  readonly calculatedOn: Day;
  readonly seniority: Seniority;
  /** Next day on which the rate rises; null when it can rise no more. */
  readonly nextAnniversary: Day | null;
}

/** Completed years, and their rate in whole percents. */
export interface Seniority {
  readonly years: number;
  readonly ratePercent: number;
}

export interface PreviewSide extends UpdateSide {
  readonly gridId: number;
  readonly indexHundredths: number;
  readonly trace: readonly TraceStep[];
}

export interface UpdatePreview {
  /** The version that the preview was made on. */
  readonly version: number;
  readonly current: PreviewSide;
  readonly next: PreviewSide;
  /** What is due, new less old, in cents; null when the units differ. */
  readonly differenceCents: number | null;
}

type WireSide = NonNullable<UpdatesPreview['rows'][number]['next']>;

export function toUpdateSide(wire: WireSide): UpdateSide {
  return {
    due: knownDueOf(wire),
    conventional: conventionalOf(wire),
    underMinimum: wire.sous_smic,
    calculatedOn: wire.valor_calcul,
    seniority: { years: wire.annees, ratePercent: wire.taux },
    nextAnniversary: wire.valor_birthday,
  };
}

function conventionalOf({ valor_taux_horaire, valor_minima }: WireSide): DisplayedAmount {
  return valor_taux_horaire === null
    ? { cents: toHundredths(valor_minima) ?? 0, unit: 'month' }
    : { cents: toHundredths(valor_taux_horaire) ?? 0, unit: 'hour' };
}

/** Of what is due. Amounts per hour and per month cannot be compared. */
export function differenceOf(current: UpdateSide | null, next: UpdateSide): number | null {
  return current?.due.unit === next.due.unit ? next.due.cents - current.due.cents : null;
}

function toPreviewSide(wire: WirePreview['current']): PreviewSide {
  return {
    ...toUpdateSide(wire),
    gridId: wire.grid_id,
    indexHundredths: toHundredths(wire.indice) ?? 0,
    trace: wire.trace,
  };
}

export function toUpdatePreview(wire: WirePreview): UpdatePreview {
  const [current, next] = [toPreviewSide(wire.current), toPreviewSide(wire.next)];
  return { version: wire.version, current, next, differenceCents: differenceOf(current, next) };
}

/** What 'Mettre à jour' would make of several valuations, and the sums of it. Pure. */
import { toHundredths, type DisplayedAmount } from '@valorisation/rules';
import type { UpdatesPreview as WirePreview } from './contract';

export interface OutlookSide {
  readonly displayed: DisplayedAmount;
  /** Against the grid in force. */
  readonly underMinimum: boolean;
}

export interface UpdateOutlook {
  readonly id: number;
  readonly profileName: string;
  readonly title: string;
  readonly current: OutlookSide | null;
  /** Null when it cannot be brought up to date: `refusal` says why. */
  readonly next: OutlookSide | null;
  readonly refusal: string | null;
}

type WireSide = NonNullable<WirePreview['rows'][number]['current']>;

function toSide({ valor_affiche, valor_affiche_unite, sous_smic }: WireSide): OutlookSide {
  const unit = valor_affiche_unite === 'heure' ? 'hour' : 'month';
  return { displayed: { cents: toHundredths(valor_affiche) ?? 0, unit }, underMinimum: sous_smic };
}

export function toOutlooks({ rows }: WirePreview): UpdateOutlook[] {
  return rows.map((row) => ({
    id: row.valor_id,
    profileName: row.profile_name,
    title: row.metier_title,
    current: row.current && toSide(row.current),
    next: row.next && toSide(row.next),
    refusal: row.refusal?.message ?? null,
  }));
}

/** A row whose update is possible. */
export interface Update {
  readonly outlook: UpdateOutlook;
  readonly next: OutlookSide;
  /** New less old; null when the units differ, or without an old amount. */
  readonly differenceCents: number | null;
  /** Not under the minimum before, under it after. */
  readonly falls: boolean;
}

export interface UpdatesSummary {
  /** Those under the minimum afterwards come first. */
  readonly updates: readonly Update[];
  readonly refused: readonly UpdateOutlook[];
  /** Sums of the monthly amounts; an amount per hour cannot be added to them. */
  readonly currentMonthCents: number;
  readonly nextMonthCents: number;
  readonly perHour: number;
  readonly underMinimum: number;
}

function toUpdate(outlook: UpdateOutlook, next: OutlookSide): Update {
  const { current } = outlook;
  const isSameUnit = current?.displayed.unit === next.displayed.unit;
  return {
    outlook,
    next,
    differenceCents: isSameUnit ? next.displayed.cents - current.displayed.cents : null,
    falls: next.underMinimum && current?.underMinimum !== true,
  };
}

const monthCents = (side: OutlookSide | null) => (side?.displayed.unit === 'month' ? side.displayed.cents : 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function updatesSummary(outlooks: readonly UpdateOutlook[]): UpdatesSummary {
  const updates = outlooks.flatMap((outlook) => (outlook.next === null ? [] : [toUpdate(outlook, outlook.next)]));
  const isUnder = ({ next }: Update) => next.underMinimum;
  return {
    updates: [...updates.filter(isUnder), ...updates.filter((update) => !isUnder(update))],
    refused: outlooks.filter(({ next }) => next === null),
    currentMonthCents: sum(updates.map(({ outlook }) => monthCents(outlook.current))),
    nextMonthCents: sum(updates.map(({ next }) => monthCents(next))),
    perHour: updates.filter(({ next }) => next.displayed.unit === 'hour').length,
    underMinimum: updates.filter(isUnder).length,
  };
}

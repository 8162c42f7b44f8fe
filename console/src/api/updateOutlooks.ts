import type { UpdateOutlook, UpdateSide } from '@valorisation/contract';
import { differenceOf } from './updatePreview';

export type { UpdateOutlook } from '@valorisation/contract';

export interface Update {
  readonly outlook: UpdateOutlook;
  readonly next: UpdateSide;
  /** New minus old; null when the units differ, or without an old amount. */
  readonly differenceCents: number | null;
  readonly falls: boolean;
}

export interface UpdatesSummary {
  /** Updates whose amount is below the minimum afterwards come first. */
  readonly updates: readonly Update[];
  readonly refused: readonly UpdateOutlook[];
  /** Sums of the monthly amounts. Hourly amounts cannot be added to them. */
  readonly currentMonthCents: number;
  readonly nextMonthCents: number;
  readonly perHour: number;
  readonly belowMinimum: number;
}

function toUpdate(outlook: UpdateOutlook, next: UpdateSide): Update {
  const { current } = outlook;
  return {
    outlook,
    next,
    differenceCents: differenceOf(current, next),
    falls: next.belowMinimum && current?.belowMinimum !== true,
  };
}

const monthCents = (side: UpdateSide | null) => (side?.due.unit === 'month' ? side.due.cents : 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function updatesSummary(outlooks: readonly UpdateOutlook[]): UpdatesSummary {
  const updates = outlooks.flatMap((outlook) => (outlook.next === null ? [] : [toUpdate(outlook, outlook.next)]));
  const isUnder = ({ next }: Update) => next.belowMinimum;
  return {
    updates: [...updates.filter(isUnder), ...updates.filter((update) => !isUnder(update))],
    refused: outlooks.filter(({ next }) => next === null),
    currentMonthCents: sum(updates.map(({ outlook }) => monthCents(outlook.current))),
    nextMonthCents: sum(updates.map(({ next }) => monthCents(next))),
    perHour: updates.filter(({ next }) => next.due.unit === 'hour').length,
    belowMinimum: updates.filter(isUnder).length,
  };
}

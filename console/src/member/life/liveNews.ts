import { observable } from '../../core/observable';
import type { NewsCause } from './news';
import type { NewWage } from './newWage';

export interface RowNews {
  readonly at: Date;
  readonly valuationIds: readonly number[];
  readonly cause: NewsCause;
}

/** News of the minimum wage. It changes no row, but it may change the amount due of any row. */
export interface WageNews {
  readonly at: Date;
  readonly wage: NewWage;
}

export type LiveNews = RowNews | WageNews;

/** The changes of a grid arrive in parts. Within this time they are shown as one. */
const ONE_MOVE_MS = 30_000;

export function withNews(last: LiveNews | null, next: RowNews): RowNews {
  const isSameMove =
    last !== null &&
    'cause' in last &&
    next.cause !== 'people' &&
    last.cause === next.cause &&
    next.at.getTime() - last.at.getTime() < ONE_MOVE_MS;
  return isSameMove ? { ...next, valuationIds: [...new Set([...last.valuationIds, ...next.valuationIds])] } : next;
}

export const liveNews = observable<LiveNews | null>(null);

/** The last thing that others changed, for the screens that tell it. */
import { observable } from '../../api/observable';

export interface LiveNews {
  readonly at: Date;
  readonly valuationIds: readonly number[];
}

export const liveNews = observable<LiveNews | null>(null);

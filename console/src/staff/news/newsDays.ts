/** The news by day: what is new under its days, then what the person has seen. Pure. */
import type { StaffNews } from '@valorisation/contract';
import { staffNews as words } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';

export type NewsItem = StaffNews['items'][number];

export interface NewsDay {
  readonly title: string;
  readonly isNew: boolean;
  readonly items: readonly NewsItem[];
}

/** Seen news that stay in sight. */
const MOST_SEEN = 5;

export const unseen = ({ seen_at: seen, items }: StaffNews): readonly NewsItem[] =>
  items.filter(({ at }) => seen === null || at > seen);

export function newsDays(news: StaffNews, today: Date): readonly NewsDay[] {
  const fresh = unseen(news);
  const day = (at: string): string => formatInstant(at);
  const present = formatInstant(today.toISOString());
  const days = [...new Set(fresh.map(({ at }) => day(at)))].map((each) => ({
    title: each === present ? words.today : each,
    isNew: true,
    items: fresh.filter(({ at }) => day(at) === each),
  }));
  const old = news.items.slice(fresh.length, fresh.length + MOST_SEEN);
  return old.length === 0 ? days : [...days, { title: words.seen, isNew: false, items: old }];
}

import { useState } from 'react';
import { useObservable } from '../../api/observable';
import type { Profile } from '../../api/valuation';
import { life } from '../../i18n/fr';
import { liveNews, type LiveNews } from '../life/liveNews';
import { titleOf } from '../life/names';
import { formatTime } from '../../ui/instant';
import styles from './Notices.module.css';

const { live: words } = life;

function newsWords(news: LiveNews, profiles: readonly Profile[]): string {
  const time = formatTime(news.at);
  if ('wage' in news) return words.newWage(time, news.wage);
  const { valuationIds, cause } = news;
  if (cause === 'grid') return words.newGrid(time, valuationIds.length);
  if (cause === 'grid-withdrawn') return words.gridWithdrawn(time, valuationIds.length);
  if (valuationIds.length > 1) return words.many(time, valuationIds.length);
  const row = profiles.flatMap(({ valuations }) => valuations).find(({ id }) => id === valuationIds[0]);
  return row === undefined ? words.oneGone(time) : words.one(time, titleOf(row), row.profileName);
}

export function LiveLine({ profiles }: { profiles: readonly Profile[] }) {
  const news = useObservable(liveNews);
  // News from another page is not repeated here.
  const [former] = useState(() => liveNews.get());
  return (
    <p role="status" className={styles.live}>
      {news !== null && news !== former && newsWords(news, profiles)}
    </p>
  );
}

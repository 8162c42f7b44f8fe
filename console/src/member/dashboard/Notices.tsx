import { formatDay, formatDifference } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import {
  accessGrantCalls,
  noticeCalls,
  outlookCalls,
  transferCalls,
  type GridOutlookHead,
  type StaffAccess,
  type Transfer,
} from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { gridOutlook as words } from '../../i18n/fr/gridOutlook';
import { paths } from '../../routes';
import { Notice } from '../../ui/Notice';
import { accessGrant, life, transfers as transferWords } from '../../i18n/fr';
import { formatMoment, formatTime } from '../../ui/instant';
import { CampaignNotices } from './CampaignNotices';
import styles from './Notices.module.css';
import { useState } from 'react';
import { useObservable } from '../../core/observable';
import type { Profile } from '../../api/valuation';
import { liveNews, type LiveNews } from '../life/liveNews';
import { titleOf } from '../life/names';

const { live } = life;

function newsWords(news: LiveNews, profiles: readonly Profile[]): string {
  const time = formatTime(news.at);
  if ('wage' in news) return live.newWage(time, news.wage);
  const { valuationIds, cause } = news;
  if (cause === 'grid') return live.newGrid(time, valuationIds.length);
  if (cause === 'grid-withdrawn') return live.gridWithdrawn(time, valuationIds.length);
  if (valuationIds.length > 1) return live.many(time, valuationIds.length);
  const row = profiles.flatMap(({ valuations }) => valuations).find(({ id }) => id === valuationIds[0]);
  return row === undefined ? live.oneGone(time) : live.one(time, titleOf(row), row.profileName);
}

export function LiveLine({ profiles }: { profiles: readonly Profile[] }) {
  const news = useObservable(liveNews);
  // News that was already shown on another page is not repeated here.
  const [former] = useState(() => liveNews.get());
  return (
    <p role="status" className={styles.live}>
      {news !== null && news !== former && newsWords(news, profiles)}
    </p>
  );
}

/** What only heads are told, and whether that and the messages of the employer body are known. */
export function useHeadNotices(isHead: boolean) {
  const access = useCall(accessGrantCalls.state, {}, { silent: true, enabled: isHead });
  const transfers = useCall(transferCalls.list, {}, { silent: true, enabled: isHead });
  const { isLoading } = useCall(noticeCalls.list, {}, { silent: true });
  const areLoading = access.isLoading || transfers.isLoading || isLoading;
  return { access: access.data, transfers: transfers.data, isLoading: areLoading };
}

export function AccessGrantLine({ access }: { access: StaffAccess | undefined }) {
  if (access === undefined || access.until === null) return null;
  return (
    <p className={styles.access}>
      {accessGrant.openUntil(formatMoment(access.until))} <Link to={paths.dataProtection()}>{accessGrant.see}</Link>
    </p>
  );
}

/** The establishments that the people of an emptied one have joined. */
export const movedTo = (transfers: readonly Transfer[] = []): readonly string[] => [
  ...new Set(transfers.flatMap(({ state, companyName }) => (state === 'done' ? [companyName] : []))),
];

export function TopNotices({ transfers = [] }: { transfers: readonly Transfer[] | undefined }) {
  return (
    <>
      <CampaignNotices />
      <TransferNotice transfers={transfers} />
    </>
  );
}

/** A transfer of people waits for this head: to choose who leaves, or to confirm who comes. */
function TransferNotice({ transfers }: { transfers: readonly Transfer[] }) {
  const waits = transfers.some(({ side, state }) => (side === 'source') === (state === 'asked'));
  if (!waits) return null;
  return (
    <div className="below-3">
      <Notice>
        {transferWords.notice} <Link to={paths.transfers()}>{transferWords.see}</Link>
      </Notice>
    </div>
  );
}

function noticeWords({ effectiveOn, totals }: GridOutlookHead): string {
  const day = formatDay(effectiveOn);
  const { nowCents, nextCents, changing, hourlyChanging } = totals;
  const monthly = changing - hourlyChanging;
  if (changing === 0) return words.noticeNone(day);
  if (monthly === 0) return words.noticeHourly(day, hourlyChanging);
  return words.notice(day, formatDifference(nextCents - nowCents), monthly);
}

export function GridOutlookNotice() {
  const outlook = useCall(outlookCalls.announced, {}).data?.outlook;
  if (outlook === undefined || outlook === null) return null;
  return (
    <div className="below-3">
      <Notice>
        {noticeWords(outlook)} <Link to={paths.gridOutlook()}>{words.see}</Link>
      </Notice>
    </div>
  );
}

/** Loads other people's changes into the screens and shows a short message. Each tab has one of this component. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../core/errors';
import { followLive, type LiveChange, type LiveToday } from '../../api/live';
import { fileReading, referenceReading, refreshLists, refreshStory } from '../../api/rows';
import { refreshServiceStatus } from '../../api/status';
import type { Profile } from '../../api/valuation';
import { life } from '../../i18n/fr';
import { showToast } from '../../core/toasts';
import { liveNews, withNews, type LiveNews } from './liveNews';
import { effectOf, isDashboard, isNews, valuationOfPage, type NewsEffect } from './news';
import { newWageOf } from './newWage';

/** Collects the changes of one act, which arrive one after the other. */
const GATHER_MS = 150;
/** The answer to the user's own command arrives within this time. Its event is then not announced as news. */
const OWN_ANSWER_MS = 1_500;
/** A new grid changes thousands of rows. The lists are read again at most once in this time. */
const PACE_MS = 1_000;
/** A series of answers by a colleague is announced only once in this time. */
const TELL_AGAIN_MS = 30_000;

function heldVersions(client: QueryClient, { aggregate, id }: LiveChange): number[] {
  if (aggregate === 'transfer') return [];
  const lists = client.getQueryCache().findAll({ queryKey: ['profiles'], type: 'active' });
  const profiles = lists.flatMap(({ state }) => (state.data as { data?: readonly Profile[] } | undefined)?.data ?? []);
  if (aggregate === 'profile') return profiles.filter((profile) => profile.id === id).map(({ version }) => version);
  const rows = profiles.flatMap(({ valuations }) => valuations).filter((row) => row.id === id);
  const file = client.getQueryData(fileReading(id).queryKey);
  return [...rows.map(({ version }) => version), ...(file ? [file.valuation.version] : [])];
}

/** Reads a changed valuation again, and removes it from the screen if the person may no longer see it. */
async function refreshValuation(client: QueryClient, id: number): Promise<'here' | 'gone'> {
  const { queryKey } = fileReading(id);
  void refreshStory(client, id);
  await client.invalidateQueries({ queryKey, exact: true });
  const error = client.getQueryState(queryKey)?.error;
  if (!isApiError(error) || error.status !== 404) return 'here';
  await client.resetQueries({ queryKey, exact: true });
  return 'gone';
}

function gatherer(handOver: (changes: readonly LiveChange[]) => void) {
  let gathered: LiveChange[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let lastAt = 0;
  function flush() {
    const changes = gathered;
    gathered = [];
    dueAt = Infinity;
    lastAt = Date.now();
    handOver(changes);
  }
  return {
    add(change: LiveChange) {
      gathered.push(change);
      const due = Math.max(Date.now() + (change.mine ? OWN_ANSWER_MS : GATHER_MS), lastAt + PACE_MS);
      if (due >= dueAt) return;
      dueAt = due;
      clearTimeout(timer);
      timer = setTimeout(flush, due - Date.now());
    },
    stop: () => clearTimeout(timer),
  };
}

function wasTold(last: LiveNews | null, id: number): boolean {
  return (
    last !== null && 'cause' in last && last.valuationIds.includes(id) && Date.now() - last.at.getTime() < TELL_AGAIN_MS
  );
}

export function LiveUpdates() {
  const client = useQueryClient();
  const { pathname, search } = useLocation();

  const tell = useEffectEvent(({ changedIds, movedIds, cause }: NewsEffect, gone: readonly number[]) => {
    const ids = cause === 'people' ? changedIds : movedIds;
    const shown = valuationOfPage(pathname, search);
    const last = liveNews.get();
    if (shown !== null && gone.includes(shown)) showToast(life.gone, 'warning');
    else if (shown !== null && movedIds.includes(shown))
      showToast(life.live.movedPage[cause === 'grid' ? 'grid' : 'withdrawn']);
    else if (shown !== null && changedIds.includes(shown)) {
      if (!wasTold(last, shown)) showToast(life.live.page);
    }
    if (ids.length > 0) liveNews.set(withNews(last, { at: new Date(), valuationIds: ids, cause }));
  });

  const tellWage = useEffectEvent((today: LiveToday, before: LiveToday) => {
    const wage = newWageOf(today, before);
    if (wage === null) return;
    if (!isDashboard(pathname)) showToast(life.live.newWagePage(wage));
    liveNews.set({ at: new Date(), wage });
  });

  useEffect(() => {
    const controller = new AbortController();

    async function act(changes: readonly LiveChange[]) {
      const effect = effectOf(changes.filter((change) => isNews(change, heldVersions(client, change))));
      if (!effect.listsChanged) return;
      if (effect.gridChanged) {
        void client.invalidateQueries({ queryKey: referenceReading.queryKey, exact: true });
        void refreshServiceStatus();
      }
      const [states] = await Promise.all([
        Promise.all(effect.valuationIds.map((id) => refreshValuation(client, id))),
        refreshLists(client),
      ]);
      if (controller.signal.aborted) return;
      tell(
        effect,
        effect.valuationIds.filter((_, index) => states[index] === 'gone'),
      );
    }

    const { add, stop } = gatherer((changes) => void act(changes));
    // Reads that are still running are recent enough, so they are not repeated.
    const onOpen = () => void client.invalidateQueries({ predicate: ({ state }) => state.dataUpdateCount > 0 });
    // Any amount may depend on the minimum wage, and anniversaries depend on the day. Even running reads may be out of
    // date, so they are repeated.
    async function onToday(today: LiveToday, before: LiveToday) {
      await client.invalidateQueries();
      if (!controller.signal.aborted) tellWage(today, before);
    }
    followLive({ onChange: add, onToday: (...days) => void onToday(...days), onOpen }, controller.signal);
    return () => {
      stop();
      controller.abort();
    };
  }, [client]);

  return null;
}

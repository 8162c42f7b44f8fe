/** Gauges that are read for each request: the pools, the relay, the queues, the daily round, the last backup. */
import type { Queue } from 'bullmq';
import type { Pool } from 'pg';
import type { TenantReader } from '../persistence/tenant-reader.js';
import type { Metrics } from './metrics.js';

const MS_PER_SECOND = 1000;

type Counted = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** TypeORM does not expose its pool, so its type is checked here. */
function isCounted(pool: unknown): pool is Counted {
  return typeof pool === 'object' && pool !== null && 'totalCount' in pool && 'waitingCount' in pool;
}

export function gaugePools(metrics: Metrics, pools: Readonly<Record<string, unknown>>): void {
  metrics.gauge(
    'valorisation_database_connections',
    'Connections of this process: at work, idle; and who waits for one.',
    ['pool', 'state'],
    async () =>
      Object.entries(pools).flatMap(([pool, counted]) => {
        if (!isCounted(counted)) return [];
        const { totalCount, idleCount, waitingCount } = counted;
        return [
          { labels: { pool, state: 'used' }, value: totalCount - idleCount },
          { labels: { pool, state: 'idle' }, value: idleCount },
          { labels: { pool, state: 'waiting' }, value: waitingCount },
        ];
      }),
  );
}

interface Lag {
  readonly events: number;
  readonly seconds: number;
}

const LAG = {
  name: 'relay-lag',
  text: `select count(*)::integer as events,
                coalesce(extract(epoch from now() - min(occurred_at)), 0)::float8 as seconds
           from domain_event where relayed_at is null`,
  values: [],
};

/** Two gauges share one statement: they are read together, and the second uses the first one's answer. */
export function gaugeRelay(metrics: Metrics, reader: Pick<TenantReader, 'across'>): void {
  const ask = async (): Promise<Lag[]> => (await reader.across<[Lag]>('relay', [LAG]))[0];
  let asked: Promise<Lag[]> | undefined;
  const look = async (): Promise<Lag[]> => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  metrics.gauge('valorisation_relay_events_waiting', 'Events that are not in the queues yet.', [], async () =>
    (await look()).map(({ events }) => ({ labels: {}, value: events })),
  );
  // Events in the future, from a test or a wrong clock, count as zero.
  metrics.gauge(
    'valorisation_relay_lag_seconds',
    'Age of the oldest event that is not in the queues yet.',
    [],
    async () => (await look()).map(({ seconds }) => ({ labels: {}, value: Math.max(0, seconds) })),
  );
}

export function gaugeQueues(metrics: Metrics, queues: ReadonlyMap<string, Queue>): void {
  const each = async <Value>(look: (queue: Queue) => Promise<Value>) =>
    Promise.all([...queues].map(async ([name, queue]): Promise<[string, Value]> => [name, await look(queue)]));
  metrics.gauge(
    'valorisation_queue_jobs',
    'Jobs in a queue by their state; the same from every worker.',
    ['queue', 'state'],
    async () =>
      (
        await each(async (queue) => queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'))
      ).flatMap(([queue, counts]) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { queue, state }, value })),
      ),
  );
  metrics.gauge(
    'valorisation_queue_oldest_waiting_seconds',
    'How long the first job in turn waits.',
    ['queue'],
    async () => (await each(oldestWait)).map(([queue, value]) => ({ labels: { queue }, value })),
  );
}

async function oldestWait(queue: Queue): Promise<number> {
  const [[waiting], [prioritized]] = await Promise.all([
    queue.getJobs(['waiting'], 0, 0, true),
    queue.getJobs(['prioritized'], 0, 0, true),
  ]);
  const since = Math.min(waiting?.timestamp ?? Infinity, prioritized?.timestamp ?? Infinity);
  return since === Infinity ? 0 : Math.max(0, (Date.now() - since) / MS_PER_SECOND);
}

export const DAILY_ROUND_MARK = 'daily-round';
export const BACKUP_MARK = 'backup';

const AGE = {
  name: 'mark-age',
  text: 'select extract(epoch from now() - seen_at)::float8 as seconds from process_heartbeat where name = $1',
};

/** Infinite without a mark, so that the alert also covers an installation that never had one. */
function gaugeAge(metrics: Metrics, reader: TenantReader, mark: string, name: string, help: string): void {
  metrics.gauge(name, `${help}; +Inf where there was none.`, [], async () => {
    const [row] = await reader.global<{ seconds: number }>({ ...AGE, values: [mark] });
    return [{ labels: {}, value: row?.seconds ?? Infinity }];
  });
}

export function gaugeDailyRound(metrics: Metrics, reader: TenantReader): void {
  const help = 'Since a round that saw to all erasures and periods of keeping';
  gaugeAge(metrics, reader, DAILY_ROUND_MARK, 'valorisation_daily_round_age_seconds', help);
}

export function gaugeBackup(metrics: Metrics, reader: TenantReader): void {
  const help = 'Since the moment of the last backup that was written and read back';
  gaugeAge(metrics, reader, BACKUP_MARK, 'valorisation_backup_age_seconds', help);
}

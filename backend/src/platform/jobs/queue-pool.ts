/**
 * The connections that a process's queues in PostgreSQL share. By itself BullMQ gives each queue and each worker a pool of
 * its own, up to 42 connections for a worker process: two of them are nearly all that a server takes by default.
 */
import {
  createPostgresBackend,
  DEFAULT_SCHEMA,
  isPgPool,
  type BackendFactory,
  type PostgresQueueBackend,
} from 'bullmq';
import { Pool } from 'pg';

/** A queue's statements are short, and wait for each other; who waits for jobs holds one more. */
export const SHARED_CONNECTIONS = 4;
/** Before the first look whether the other side is still there: a worker that listens would not notice otherwise. */
const KEEP_ALIVE_MS = 10_000;

/** Where queues live, for whom: those with the same share a pool. */
export interface QueueDatabase {
  readonly connectionString: string;
  /** Settings of each session, as `-c name=value`. */
  readonly options: string;
}

interface SharedPool {
  readonly pool: Pool;
  users: number;
}

const pools = new Map<string, SharedPool>();

function openPool({ connectionString, options }: QueueDatabase): Pool {
  const pool = new Pool({
    connectionString,
    options: `${options} -c search_path=${DEFAULT_SCHEMA}`.trim(),
    max: SHARED_CONNECTIONS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // Each of its users listens for what it loses.
  pool.setMaxListeners(0);
  return pool;
}

/** BullMQ's backend in PostgreSQL, on the pool of its place, which ends with the last of its users. */
export const createSharedBackend: BackendFactory<PostgresQueueBackend, QueueDatabase> = (name, opts, kind = {}) => {
  const { connectionString, options } = opts.connection;
  const place = JSON.stringify([connectionString, options]);
  const shared = pools.get(place) ?? { pool: openPool(opts.connection), users: 0 };
  pools.set(place, shared);
  const { pool } = shared;
  // BullMQ describes a pool in its own words, which this says of it.
  if (!isPgPool(pool)) throw new TypeError('not a pool');
  const held = kind.blocking === true || kind.withBlockingConnection === true ? 1 : 0;
  shared.users += 1;
  pool.options.max += held;
  const backend = createPostgresBackend(name, { ...opts, connection: pool }, kind);
  backend.once('close', () => {
    shared.users -= 1;
    pool.options.max -= held;
    if (shared.users > 0) return;
    pools.delete(place);
    void pool.end();
  });
  return backend;
};

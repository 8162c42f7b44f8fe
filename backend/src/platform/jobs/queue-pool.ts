/**
 * The PostgreSQL connections that all queues of a process share. BullMQ alone gives each queue and worker its own pool,
 * up to 42 connections for a worker process; two of those nearly reach a server's default limit.
 */
import {
  createPostgresBackend,
  DEFAULT_SCHEMA,
  isPgPool,
  type BackendFactory,
  type PostgresQueueBackend,
} from 'bullmq';
import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import { DatabaseClient } from '../persistence/database-client.js';

/** The queues' short statements share these connections. A worker that waits for jobs holds one more connection. */
export const SHARED_CONNECTIONS = 4;
/** The time before the first check of an idle connection; a listening worker would not notice a lost one. */
const KEEP_ALIVE_MS = 10_000;

/** The place of queues and their user. Equal ones share a pool. */
export interface QueueDatabase {
  readonly connectionString: string;
  /** Settings of each session, as `-c name=value`. */
  readonly options: string;
  /** False: statements have no names. */
  readonly prepared: boolean;
}

interface SharedPool {
  readonly pool: Pool;
  users: number;
}

const pools = new Map<string, SharedPool>();

/** BullMQ's statements are fixed texts, some dozens in all. Each is parsed once for each connection. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

function openPool({ connectionString, options, prepared }: QueueDatabase): Pool {
  const config = { prepared, nameOf };
  const pool = new Pool({
    ...config,
    Client: DatabaseClient,
    connectionString,
    options: `${options} -c search_path=${DEFAULT_SCHEMA}`.trim(),
    max: SHARED_CONNECTIONS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // Each user of the pool listens for lost connections, so the number of listeners has no limit.
  pool.setMaxListeners(0);
  return pool;
}

/** BullMQ's PostgreSQL backend on the shared pool of its place, which ends with its last user. */
export const createSharedBackend: BackendFactory<PostgresQueueBackend, QueueDatabase> = (name, opts, kind = {}) => {
  const place = JSON.stringify(opts.connection);
  const shared = pools.get(place) ?? { pool: openPool(opts.connection), users: 0 };
  pools.set(place, shared);
  const { pool } = shared;
  // BullMQ has its own type for a pool; this check narrows it.
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

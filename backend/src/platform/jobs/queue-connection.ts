/** The place of the queues: Redis with REDIS_URL, otherwise BullMQ's own schema in the product's PostgreSQL. */
import { setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { applicationConnection, type DatabaseAddress } from '../persistence/database.js';
import { createSharedBackend } from './queue-pool.js';

export interface QueuePlace extends DatabaseAddress {
  readonly redisUrl?: string | undefined;
}

/** `producer` fails fast when Redis is away, because the outbox keeps the event; `consumer` waits for Redis. */
export type QueueSide = 'producer' | 'consumer';

/**
 * The queue's own commits do not wait for the disk. A power cut may undo the last ones, but loses nothing: the relay
 * marks an event after its job, so the mark is undone before the job. A job that runs twice has no second effect.
 */
const WITHOUT_WAITING = '-c synchronous_commit=off';

/** BullMQ's connection options; it also sets the backend for this place. Call it before any queue. */
export function queueConnection(place: QueuePlace, side: QueueSide): ConnectionOptions {
  if (place.redisUrl !== undefined) {
    setDefaultBackendFactory();
    return side === 'producer'
      ? { url: place.redisUrl, enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 5000 }
      : { url: place.redisUrl, maxRetriesPerRequest: null, connectTimeout: 5000 };
  }
  setDefaultBackendFactory(createSharedBackend);
  // Queues listen and set up their sessions, so they bypass a pooler.
  const { directUrl } = place;
  const {
    options = '',
    connectionString,
    prepared = true,
  } = applicationConnection(directUrl === undefined ? place : { ownerUrl: directUrl });
  return { connectionString, options: `${options} ${WITHOUT_WAITING}`.trim(), prepared };
}

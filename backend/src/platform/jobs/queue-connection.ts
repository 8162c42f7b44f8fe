/** Where the queues live: Redis when REDIS_URL is set, else BullMQ's own schema in the product's PostgreSQL. */
import { setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { applicationConnection, type DatabaseAddress } from '../persistence/database.js';
import { createSharedBackend } from './queue-pool.js';

export interface QueuePlace extends DatabaseAddress {
  readonly redisUrl?: string | undefined;
}

/** `producer` fails fast when Redis is away (the outbox keeps the event); `consumer` waits for it to come back. */
export type QueueSide = 'producer' | 'consumer';

/**
 * The queue's own commits do not wait for the disk. A power cut may take back the last moments of them, and loses nothing:
 * the relay marks an event in a commit that does wait, and which brings the job before it to the disk as well; a job that
 * is done a second time has no second effect.
 */
const WITHOUT_WAITING = '-c synchronous_commit=off';

/** Connection options for BullMQ, whose default it also makes the backend of this place. Call it before any queue. */
export function queueConnection(place: QueuePlace, side: QueueSide): ConnectionOptions {
  if (place.redisUrl !== undefined) {
    setDefaultBackendFactory();
    return side === 'producer'
      ? { url: place.redisUrl, enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 5000 }
      : { url: place.redisUrl, maxRetriesPerRequest: null, connectTimeout: 5000 };
  }
  setDefaultBackendFactory(createSharedBackend);
  // Its queues listen and set up their sessions: with a pooler they go past it.
  const { directUrl } = place;
  const { options = '', connectionString } = applicationConnection(
    directUrl === undefined ? place : { ownerUrl: directUrl },
  );
  return { connectionString, options: `${options} ${WITHOUT_WAITING}`.trim() };
}

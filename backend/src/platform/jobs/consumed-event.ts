import type { Transaction } from '../persistence/unit-of-work.js';

/**
 * Claims an event for one consumer in the consumer's own transaction. Delivery is at least once: on a repeat it answers
 * false, and the processor ends.
 */
export async function claimEvent(transaction: Transaction, consumer: string, eventId: string): Promise<boolean> {
  const claimed: unknown[] = await transaction.manager.query(
    `insert into consumed_event (consumer, event_id, consumed_at) values ($1, $2, now())
     on conflict do nothing returning event_id`,
    [consumer, eventId],
  );
  return claimed.length === 1;
}

import type { ClientBase } from 'pg';
import type { EventCatalogue } from './event-catalogue.js';
import { type StoredEvent, UnreadableEvent } from './event-shape.js';

type EventRow = StoredEvent & { readonly position: string };

const BATCH = 1000;

/**
 * The events of the journal that this release cannot read, except emptied payloads. Reads as the owner and writes
 * nothing.
 */
export async function findUnreadable(client: ClientBase, catalogue: EventCatalogue): Promise<readonly EventRow[]> {
  const found: EventRow[] = [];
  let after = '0';
  for (;;) {
    const { rows } = await client.query<EventRow>(EVENTS, [after]);
    found.push(...rows.filter((row) => !isReadable(row, catalogue)));
    const last = rows.at(-1);
    if (last === undefined) return found;
    after = last.position;
  }
}

function isReadable(event: StoredEvent, catalogue: EventCatalogue): boolean {
  try {
    catalogue.payloadOf(event);
    return true;
  } catch (error) {
    if (error instanceof UnreadableEvent) return false;
    throw error;
  }
}

const EVENTS = `
  select position::text, type, payload_version as "payloadVersion", payload from domain_event
   where position > $1 order by position limit ${BATCH}`;

/** Reads every event, rebuilds the read tables from the journal, compares them row by row, and reports the result. */
import pg from 'pg';
import { replayValuations } from '../modules/valuations/index.js';
import { journalMessages as say } from '../platform/config/operator-messages.js';
import { EventCatalogue } from '../platform/events/event-catalogue.js';
import { findUnreadable } from '../platform/events/find-unreadable.js';
import { kernelParts } from './parts.js';

const SHOWN = 20;

/** True when all events can be read and nothing differs. */
export async function verifyJournal(databaseUrl: string, tell: (line: string) => void): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const unreadable = await findUnreadable(client, new EventCatalogue(kernelParts.events));
    const report = await replayValuations(client);
    const { differences } = report;
    for (const { position, type } of unreadable.slice(0, SHOWN)) tell(say.unreadable(position, type));
    for (const { establishmentId, table, id, columns } of differences.slice(0, SHOWN)) {
      tell(say.differs(establishmentId, table, id, columns));
    }
    tell(say.verified({ ...report, differences: differences.length }));
    return differences.length + unreadable.length === 0;
  } finally {
    await client.end();
  }
}

/**
 * Reads every event of the journal, rebuilds the read tables from it and compares them row by row; ends with 1 when an event
 * cannot be read or something differs.
 */
import 'reflect-metadata';
import pg from 'pg';
import { kernelParts } from './composition/parts.js';
import { replayValuations } from './modules/valuations/index.js';
import { loadConfig, requireSetting } from './platform/config/config.js';
import { journalMessages as say } from './platform/config/operator-messages.js';
import { EventCatalogue } from './platform/events/event-catalogue.js';
import { findUnreadable } from './platform/events/find-unreadable.js';

const SHOWN = 20;

async function verify() {
  const client = new pg.Client({ connectionString: requireSetting(loadConfig(), 'databaseUrl') });
  await client.connect();
  try {
    const unreadable = await findUnreadable(client, new EventCatalogue(kernelParts.events));
    return { unreadable, ...(await replayValuations(client)) };
  } finally {
    await client.end();
  }
}

const report = await verify();
const { differences, unreadable } = report;
for (const { position, type } of unreadable.slice(0, SHOWN)) {
  process.stdout.write(`${say.unreadable(position, type)}\n`);
}
for (const { establishmentId, table, id, columns } of differences.slice(0, SHOWN)) {
  process.stdout.write(`${say.differs(establishmentId, table, id, columns)}\n`);
}
process.stdout.write(`${say.verified({ ...report, differences: differences.length })}\n`);
process.exitCode = differences.length + unreadable.length === 0 ? 0 : 1;

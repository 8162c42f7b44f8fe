/** Rebuilds the read tables from the journal and compares them row by row; ends with 1 when something differs. */
import 'reflect-metadata';
import pg from 'pg';
import { replayValuations } from './modules/valuations/index.js';
import { loadConfig, requireSetting } from './platform/config/config.js';
import { journalMessages as say } from './platform/config/operator-messages.js';

const SHOWN = 20;

async function verify() {
  const client = new pg.Client({ connectionString: requireSetting(loadConfig(), 'databaseUrl') });
  await client.connect();
  try {
    return await replayValuations(client);
  } finally {
    await client.end();
  }
}

const report = await verify();
const { differences } = report;
for (const { establishmentId, table, id, columns } of differences.slice(0, SHOWN)) {
  process.stdout.write(`${say.differs(establishmentId, table, id, columns)}\n`);
}
process.stdout.write(`${say.verified({ ...report, differences: differences.length })}\n`);
process.exitCode = differences.length === 0 ? 0 : 1;

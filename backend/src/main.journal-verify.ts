/**
 * Reads every event of the journal, rebuilds the read tables and compares them row by row. Ends with 1 when an event
 * cannot be read or a row differs.
 */
import 'reflect-metadata';
import { tellRefusals } from './composition/operator-command.js';
import { loadConfig, requireSetting } from './platform/config/config.js';

await tellRefusals(async () => {
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  const databaseUrl = requireSetting(loadConfig(), 'databaseUrl');
  // This import loads all modules, so the checks that may refuse come before it.
  const { verifyJournal } = await import('./composition/verify-journal.js');
  if (!(await verifyJournal(databaseUrl, tell))) process.exitCode = 1;
});

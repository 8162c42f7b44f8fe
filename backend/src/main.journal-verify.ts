/**
 * Reads every event of the journal, rebuilds the read tables from it and compares them row by row; ends with 1 when an event
 * cannot be read or something differs.
 */
import 'reflect-metadata';
import { tellRefusals } from './composition/operator-command.js';
import { loadConfig, requireSetting } from './platform/config/config.js';

await tellRefusals(async () => {
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  const databaseUrl = requireSetting(loadConfig(), 'databaseUrl');
  // With all modules of the product: a refusal does not wait for them.
  const { verifyJournal } = await import('./composition/verify-journal.js');
  if (!(await verifyJournal(databaseUrl, tell))) process.exitCode = 1;
});

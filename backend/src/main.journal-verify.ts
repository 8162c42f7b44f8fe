/**
 * Reads every event of the journal, rebuilds the read tables from it and compares them row by row; ends with 1 when an event
 * cannot be read or something differs.
 */
import 'reflect-metadata';
import { tellRefusals } from './composition/operator-command.js';
import { verifyJournal } from './composition/verify-journal.js';
import { loadConfig, requireSetting } from './platform/config/config.js';

await tellRefusals(async () => {
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  if (!(await verifyJournal(requireSetting(loadConfig(), 'databaseUrl'), tell))) process.exitCode = 1;
});

/**
 * Reads every event of the journal, rebuilds the read tables from it and compares them row by row; ends with 1 when an event
 * cannot be read or something differs.
 */
import 'reflect-metadata';
import { verifyJournal } from './composition/verify-journal.js';
import { loadConfig, requireSetting } from './platform/config/config.js';

const isWell = await verifyJournal(requireSetting(loadConfig(), 'databaseUrl'), (line) =>
  process.stdout.write(`${line}\n`),
);
process.exitCode = isWell ? 0 : 1;
